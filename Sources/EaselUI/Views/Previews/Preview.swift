/// Declares a preview, which `easel preview` shows.
///
/// It expands to a type that describes the preview. An ordinary program does not use the type: nothing runs at
/// its start, and a build with whole-module optimization does not contain it.
///
/// ```swift
/// #Preview("Greeting") {
///   Text("Hello")
/// }
/// ```
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

/// Declares a preview with traits, which `easel preview` shows.
///
/// ```swift
/// #Preview("Wide", traits: .fixedLayout(width: 300, height: 200)) {
///   Text("Hello")
/// }
/// ```
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

/// Marks a variable at the top level of a preview's body as a property of the preview, so that its property
/// wrapper works as in a view.
///
/// ```swift
/// #Preview {
///   @Previewable @State var isOn = false
///   Toggle("Light", isOn: $isOn)
/// }
/// ```
@attached(peer)
public macro Previewable() = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

/// A preview of a view: a name, traits, and a closure that makes the view.
///
/// ```swift
/// let preview = Preview("Greeting", traits: .sizeThatFitsLayout) { Text("Hello") }
/// ```
public struct Preview: Sendable {
  /// The type of traits for previews of views.
  public enum ViewTraits: Sendable {}

  /// The name and the values of the traits.
  package let settings: PreviewSettings
  /// Makes the view.
  package let body: @MainActor @Sendable () -> any View

  /// Creates a preview. If traits contradict each other, the last one wins.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    var settings = PreviewSettings(name: name)
    for trait in traits { trait.change(&settings) }
    self.settings = settings
    let modifiers = settings.modifiers
    guard !modifiers.isEmpty else {
      self.body = body
      return
    }
    self.body = { modifiers.reversed().reduce(AnyView(body())) { $1($0) } }
  }
}

/// The type that `#Preview` expands to. A host finds it in a loaded library by its conformance.
///
/// SwiftUI's protocol for this purpose is `PreviewRegistry`, in the module `DeveloperToolsSupport`.
public protocol _PreviewRecord {
  /// The module and the name of the file that declares the preview, as `#fileID` gives them.
  static var _fileID: String { get }

  /// The line of the declaration, from 1.
  static var _line: Int { get }

  /// Makes the preview. The body of the preview does not run.
  @MainActor static func _makePreview() -> Preview
}

/// A type with previews for development, which `easel preview` shows.
///
/// Each child of a `Group`, of a `ForEach` or of the builder's block is a preview of its own.
///
/// ```swift
/// struct GreetingPreviews: PreviewProvider {
///   static var previews: some View { Text("Hello") }
/// }
/// ```
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  /// The views to preview.
  @ViewBuilder static var previews: Previews { get }
}
