/// Draws glass behind a view, or leaves it to the container that the view is in.
struct GlassEffectModifier<Content: Shape>: ViewModifier {
  let glass: Glass
  let shape: Content
  @Environment(\.isInGlassContainer) private var isInContainer
  @Environment(\.glassUnion) private var union

  func body(content: _ViewModifier_Content<GlassEffectModifier<Content>>) -> some View {
    content
      .transformAnchorPreference(key: GlassItemsKey.self, value: .bounds) { items, bounds in
        guard isInContainer, glass.kind != .identity else { return }
        items.append(GlassItem(bounds: bounds, shape: AnyShape(shape), glass: glass, union: union))
      }
      .background {
        if !isInContainer, glass.kind != .identity {
          GlassSurface(shape: shape, kind: glass.kind, tint: glass.tintColor)
        }
      }
  }
}

/// A view with a glass effect, for the container that draws the glass.
struct GlassItem {
  var bounds: Anchor<CGRect>
  var shape: AnyShape
  var glass: Glass
  var union: GlassUnion?
}

/// The identity of views that share one glass shape.
struct GlassUnion: Equatable, @unchecked Sendable {
  // Only `Sendable` values are stored, but `AnyHashable` does not say so.
  var id: AnyHashable
  var namespace: Namespace.ID
}

struct GlassItemsKey: PreferenceKey {
  static var defaultValue: [GlassItem] { [] }

  static func reduce(value: inout [GlassItem], nextValue: () -> [GlassItem]) { value += nextValue() }
}

extension EnvironmentValues {
  @Entry var isInGlassContainer = false
  @Entry var glassUnion: GlassUnion?
}

/// A view that draws the glass of its descendants together: shapes closer to each other than `spacing` points flow into
/// one shape.
///
/// ```swift
/// GlassEffectContainer(spacing: 20) {
///   HStack(spacing: 10) {
///     Image(systemName: "pencil").frame(width: 60, height: 60).glassEffect()
///     Image(systemName: "eraser").frame(width: 60, height: 60).glassEffect()
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct GlassEffectContainer<Content: View>: View, Sendable {
  private let spacing: CGFloat
  // Not sendable because views need not be. Only `body` reads it, on the main actor.
  nonisolated(unsafe) private let content: Content

  /// Creates a container.
  ///
  /// - Parameter spacing: The distance in points below which shapes flow together; nil for none.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing ?? 0
    self.content = content()
  }

  public var body: some View {
    content
      .environment(\.isInGlassContainer, true)
      .backgroundPreferenceValue(GlassItemsKey.self) { items in
        GeometryReader { proxy in
          GlassGroup(shapes: GlassShape.shapes(of: items, in: proxy), spacing: spacing)
        }
      }
      .transformPreference(GlassItemsKey.self) { $0 = [] }
  }
}

/// How glass appears and disappears.
public struct GlassEffectTransition: Equatable, Sendable {
  private let name: String

  /// The glass changes from the geometry of a shape nearby.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(name: "matchedGeometry") }
  /// The glass fades.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(name: "materialize") }
  /// No transition.
  public static var identity: GlassEffectTransition { GlassEffectTransition(name: "identity") }
}

nonisolated extension View {
  /// Draws glass behind the view: the background blurred, with bright edges and a shadow.
  ///
  /// The edges do not bend the background as those of SwiftUI do.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassEffectModifier(glass: glass, shape: shape))
  }

  /// Has no effect: views in a container change by the transitions of the views themselves.
  public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Draws the glass effects of the view, and all others in the container with this identifier, as one shape: that of
  /// the first one, around all of them.
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
    environment(\.glassUnion, id.map { GlassUnion(id: AnyHashable($0), namespace: namespace) })
  }

  /// Has no effect: views in a container change by the transitions of the views themselves.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}
