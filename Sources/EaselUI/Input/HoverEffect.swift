/// The change of a view while the pointer is over it.
///
/// ```swift
/// Text("Row").padding().hoverEffect(.highlight)
/// ```
public struct HoverEffect: Sendable {
  enum Kind {
    case automatic, highlight, lift
  }

  let kind: Kind

  /// The default effect: the one of `defaultHoverEffect(_:)`, or else `highlight`.
  public static let automatic = HoverEffect(kind: .automatic)
  /// A light background.
  public static let highlight = HoverEffect(kind: .highlight)
  /// The view becomes slightly larger and casts a shadow.
  public static let lift = HoverEffect(kind: .lift)
}

extension EnvironmentValues {
  /// Whether hover effects are active in the view.
  @Entry public internal(set) var isHoverEffectEnabled = true
  /// The effect of views that ask for the automatic one.
  @Entry var defaultHoverEffect: HoverEffect?
}

/// Changes a view while the pointer is over it.
struct HoverEffectModifier {
  let effect: HoverEffect
  let isEnabled: Bool
  @State private var isHovered = false
  @Environment(\.isHoverEffectEnabled) private var isAllowed
  @Environment(\.defaultHoverEffect) private var defaultEffect

  init(effect: HoverEffect, isEnabled: Bool) { (self.effect, self.isEnabled) = (effect, isEnabled) }
}

extension HoverEffectModifier: ViewModifier {
  func body(content: Content) -> some View {
    let isActive = isHovered && isEnabled && isAllowed
    let lifts = (effect.kind == .automatic ? defaultEffect ?? effect : effect).kind == .lift
    content
      .background {
        RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(isActive && !lifts ? 0.18 : 0))
      }
      .scaleEffect(isActive && lifts ? 1.05 : 1)
      .shadow(color: .black.opacity(isActive && lifts ? 0.25 : 0), radius: 8, y: 4)
      .animation(.easeOut(duration: 0.15), value: isActive)
      .onHover { isHovered = $0 }
  }
}

nonisolated extension View {
  /// Changes the view while the pointer is over it.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(HoverEffectModifier(effect: effect, isEnabled: true))
  }

  /// Changes the view while the pointer is over it and the effect is enabled.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
  }

  /// Sets the effect of views in the view that ask for the automatic one; `nil` for `highlight`.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    environment(\.defaultHoverEffect, effect)
  }

  /// Disables the hover effects in the view.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
}
