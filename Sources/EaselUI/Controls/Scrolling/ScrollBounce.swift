/// Whether scroll views move beyond the ends of their content while they are dragged, and return afterward.
///
/// ```swift
/// ScrollView { Text("Short text") }.scrollBounceBehavior(.basedOnSize)
/// ```
public struct ScrollBounceBehavior: Equatable, Sendable {
  private enum Kind {
    case automatic, always, basedOnSize
  }

  private let kind: Kind

  /// `always` in the phone idiom, and `basedOnSize` in the desktop idiom.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }
  /// The content always moves.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }
  /// The content moves if it is larger than the view.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }

  /// Whether content that fits moves too.
  func movesFittingContent(in idiom: InterfaceIdiom) -> Bool {
    kind == .always || kind == .automatic && idiom == .phone
  }
}

extension EnvironmentValues {
  /// Whether scroll views bounce at the left and right. Set it with `scrollBounceBehavior(_:axes:)`.
  @Entry public var horizontalScrollBounceBehavior = ScrollBounceBehavior.automatic
  /// Whether scroll views bounce at the top and bottom. Set it with `scrollBounceBehavior(_:axes:)`.
  @Entry public var verticalScrollBounceBehavior = ScrollBounceBehavior.automatic
}

nonisolated extension View {
  /// Sets whether scroll views in the view move beyond the ends of their content while they are dragged.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.horizontalScrollBounceBehavior) {
      if axes.contains(.horizontal) { $0 = behavior }
    }
    .transformEnvironment(\.verticalScrollBounceBehavior) {
      if axes.contains(.vertical) { $0 = behavior }
    }
  }
}
