// What assistive technology can do with views. Nothing on this platform does.

/// A kind of action that assistive technology can ask for.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  private var text: Text?

  private init(name: String) { self.name = name }

  /// An action with a name of its own.
  public init(named name: Text) {
    self.init(name: "named")
    text = name
  }

  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  public static let delete = AccessibilityActionKind(name: "delete")
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// Which way assistive technology changes a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

nonisolated extension View {
  /// Changes nothing on this platform; the action is never run.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Changes nothing on this platform; the action is never run.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }

  /// Changes nothing on this platform; the action is never run.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Changes nothing on this platform; the action is never run.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Changes nothing on this platform; the action is never run, the label not made.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }

  /// Changes nothing on this platform; the views are not made.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }

  /// Changes nothing on this platform; the action is never run.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Changes nothing on this platform; the action is never run.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
}
