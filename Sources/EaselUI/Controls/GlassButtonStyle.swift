/// A label on a capsule of glass, which grows a little while the button is pressed.
///
/// ```swift
/// Button("Continue") { print("continued") }.buttonStyle(.glass)
/// ```
public struct GlassButtonStyle: ButtonStyle {
  private let glass: Glass

  /// Creates the style with regular glass.
  nonisolated public init() { self.init(.regular) }

  /// Creates the style.
  nonisolated public init(_ glass: Glass) { self.glass = glass }

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .modifier(GlassButtonAppearance(glass: glass, isPressed: configuration.isPressed))
  }
}

/// A white label on a capsule of glass in the tint.
///
/// ```swift
/// Button("Continue") { print("continued") }.buttonStyle(.glassProminent)
/// ```
public struct GlassProminentButtonStyle: ButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ProminentGlass(configuration: configuration)
  }
}

private struct ProminentGlass: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.tintStyle) private var tint

  var body: some View {
    configuration.label
      .foregroundColor(.white)
      .modifier(
        GlassButtonAppearance(
          glass: .regular.tint(tint?.color ?? .accentColor), isPressed: configuration.isPressed))
  }
}

private struct GlassButtonAppearance: ViewModifier {
  let glass: Glass
  let isPressed: Bool

  func body(content: Content) -> some View {
    content
      .padding(.horizontal, 16).padding(.vertical, 9)
      .contentShape(Capsule())
      .glassEffect(glass)
      .brightness(isPressed ? 0.08 : 0)
      .scaleEffect(isPressed ? 1.05 : 1)
      .modifier(DisabledAppearance())
  }
}

extension ButtonStyle where Self == GlassButtonStyle {
  /// A capsule of glass.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// A capsule of the given glass.
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension ButtonStyle where Self == GlassProminentButtonStyle {
  /// A capsule of glass in the tint.
  nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
