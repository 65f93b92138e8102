/// A modifier of previews with data that it prepares, such as an example model.
///
/// ```swift
/// struct Framed: PreviewModifier {
///   func body(content: Content, context: Void) -> some View { content.padding().border(.gray) }
/// }
///
/// #Preview(traits: .modifier(Framed())) {
///   Text("Hello")
/// }
/// ```
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the prepared data.
  associatedtype Context = Void
  /// The type of the modified preview.
  associatedtype Body: View
  /// The preview.
  typealias Content = AnyView

  /// Prepares the data. Each preview calls it once: SwiftUI shares the data between the previews of a file.
  static func makeSharedContext() async throws -> Context

  /// The modified preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Prepares nothing.
  public static func makeSharedContext() async throws {}
}

extension PreviewTrait where Traits == Preview.ViewTraits {
  /// Modifies the preview. The first modifier is the outermost one.
  public static func modifier<M: PreviewModifier & Sendable>(_ modifier: M) -> PreviewTrait {
    PreviewTrait { settings in
      settings.modifiers.append { AnyView(ModifiedPreview(modifier: modifier, content: $0)) }
    }
  }
}

/// A preview within a modifier. It is empty until the data of the modifier is there.
private struct ModifiedPreview<M: PreviewModifier>: View {
  let modifier: M
  let content: AnyView
  @State private var context: M.Context?
  @State private var problem: String?

  var body: some View {
    if let context = context ?? (() as? M.Context) {
      modifier.body(content: content, context: context)
    } else if let problem {
      Text(problem).foregroundStyle(.red)
    } else {
      Color.clear.task(prepare)
    }
  }

  @Sendable @MainActor private func prepare() async {
    do {
      context = try await M.makeSharedContext()
    } catch {
      problem = "The data of \(M.self) cannot be prepared: \(error)"
    }
  }
}
