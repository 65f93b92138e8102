/// The kind of space around the content of a window.
public struct ScenePadding: Equatable, Sendable {
  private let name: String

  /// The space at the edges of a window.
  public static let minimum = ScenePadding(name: "minimum")
  /// The space that aligns with the title of a navigation bar.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

nonisolated extension View {
  /// Adds the space that the content of a window has at its edges: 20 points if `EnvironmentValues.interfaceIdiom` is
  /// `desktop`, otherwise 16.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(edges: edges))
  }

  /// Adds the space that the content of a window has at its edges. Both kinds have the same lengths here.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    scenePadding(edges)
  }
}

private struct ScenePaddingModifier: ViewModifier {
  let edges: Edge.Set
  @Environment(\.interfaceIdiom) private var idiom

  nonisolated init(edges: Edge.Set) { self.edges = edges }

  func body(content: Content) -> some View { content.padding(edges, idiom == .desktop ? 20 : 16) }
}
