// Modifiers for assistive technology. They have no effect: the library does not connect to the assistive
// technology of this platform.

/// The role and state of a view for assistive technology.
///
/// ```swift
/// Text("Chapter 1").accessibilityAddTraits([.isHeader, .isStaticText])
/// ```
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt16

  /// Creates a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The view is a button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// The view is a header.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// The view is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// The view is a link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// The view is an image.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// The view is static text.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// The view updates its content frequently.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 64)
  /// The view is modal.
  public static let isModal = AccessibilityTraits(rawValue: 128)
  /// The view is a toggle.
  public static let isToggle = AccessibilityTraits(rawValue: 256)
}

/// How assistive technology treats the descendants of a view.
///
/// ```swift
/// HStack {
///   Text("Total")
///   Text("42")
/// }
/// .accessibilityElement(children: .combine)
/// ```
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// Ignores the descendants.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// Presents the descendants as separate elements.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// Merges the descendants into one element.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

nonisolated extension View {
  /// Has no effect on this platform.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Has no effect on this platform.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Has no effect on this platform.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Has no effect on this platform.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Has no effect on this platform.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

  /// Has no effect on this platform.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Has no effect on this platform. The closure does not run.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
}

// Actions of assistive technology. They never run on this platform.

/// A kind of action that assistive technology can perform.
///
/// ```swift
/// Text("Message").accessibilityAction(.delete) { print("deleted") }
/// ```
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  private var text: Text?

  private init(name: String) { self.name = name }

  /// An action with a custom name.
  public init(named name: Text) {
    self.init(name: "named")
    text = name
  }

  /// The default action, for instance a tap.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// An action that dismisses something.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important action of the program.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// An action that deletes something.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// An action that shows a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// The direction in which assistive technology adjusts a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Increases or decreases the value.
  case increment, decrement
}

nonisolated extension View {
  /// Has no effect on this platform. The action never runs.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Has no effect on this platform. The action never runs.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }

  /// Has no effect on this platform. The action never runs.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Has no effect on this platform. The action never runs.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Has no effect on this platform. Neither closure runs.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }

  /// Has no effect on this platform. The closure does not run.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }

  /// Has no effect on this platform. The action never runs.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Has no effect on this platform. The action never runs.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
}
