/// Declares a preview. It expands to nothing, because there is no preview canvas here; the compiler checks
/// its code.
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

/// Declares a preview with traits. It expands to nothing, because there is no preview canvas here.
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

/// Marks a variable of a preview as its state. It expands to nothing.
@attached(peer)
public macro Previewable() = #externalMacro(module: "EaselMacros", type: "PreviewMacro")

/// The namespace of preview types. There is no preview canvas here.
public struct Preview: Sendable {
  /// The type of traits for previews of views.
  public enum ViewTraits: Sendable {}
}

/// The layout or orientation of a preview. It has no effect.
///
/// ```swift
/// let traits: [PreviewTrait<Preview.ViewTraits>] = [.landscapeLeft, .fixedLayout(width: 300, height: 200)]
/// ```
public struct PreviewTrait<Traits>: Sendable {
  /// The default layout.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// A layout of the view's ideal size.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// The upright orientation.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// The upside-down orientation.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// The orientation with the device's left side at the top.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// The orientation with the device's right side at the top.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }

  /// A layout of a fixed size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
}

/// The layout of a preview. It has no effect.
public enum PreviewLayout: Sendable {
  /// The size of the device, or the ideal size of the view.
  case device, sizeThatFits
  /// A fixed size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device that a preview simulates. It has no effect.
///
/// ```swift
/// let device: PreviewDevice = "iPhone 15"
/// ```
public struct PreviewDevice: ExpressibleByStringLiteral, RawRepresentable, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device with a name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The orientation of the interface in a preview. It has no effect.
///
/// ```swift
/// Text("Hello").previewInterfaceOrientation(.landscapeLeft)
/// ```
public struct InterfaceOrientation: CaseIterable, Hashable, Sendable {
  private let number: Int

  /// The upright orientation.
  public static let portrait = InterfaceOrientation(number: 0)
  /// The upside-down orientation.
  public static let portraitUpsideDown = InterfaceOrientation(number: 1)
  /// The landscape orientation to the left.
  public static let landscapeLeft = InterfaceOrientation(number: 2)
  /// The landscape orientation to the right.
  public static let landscapeRight = InterfaceOrientation(number: 3)

  /// All four orientations.
  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}

nonisolated extension View {
  /// Has no effect: previews are not shown.
  public func previewLayout(_ layout: PreviewLayout) -> some View { self }

  /// Has no effect: previews are not shown.
  public func previewDevice(_ device: PreviewDevice?) -> some View { self }

  /// Has no effect: previews are not shown.
  public func previewDisplayName(_ name: String?) -> some View { self }

  /// Has no effect: previews are not shown.
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View { self }
}

/// A type with previews for development. On this platform previews are compiled and never shown.
///
/// ```swift
/// struct GreetingPreviews: PreviewProvider {
///   static var previews: some View { Text("Hello") }
/// }
/// ```
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
}
