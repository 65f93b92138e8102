// Modifiers for assistive technology. Nothing on this platform asks for what they say: they change nothing.

/// What a view is for assistive technology.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var members: Set<Int>

  public init() { members = [] }

  private init(_ member: Int) { members = [member] }

  public static let isButton = AccessibilityTraits(0)
  public static let isHeader = AccessibilityTraits(1)
  public static let isSelected = AccessibilityTraits(2)
  public static let isLink = AccessibilityTraits(3)
  public static let isImage = AccessibilityTraits(4)
  public static let isStaticText = AccessibilityTraits(5)
  public static let updatesFrequently = AccessibilityTraits(6)
  public static let isModal = AccessibilityTraits(7)
  public static let isToggle = AccessibilityTraits(8)

  public func contains(_ member: AccessibilityTraits) -> Bool { members.isSuperset(of: member.members) }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(members.union(other.members))
  }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(members.intersection(other.members))
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(members.symmetricDifference(other.members))
  }

  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    members.formUnion(newMember.members)
    return (isNew, newMember)
  }

  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    guard contains(member) else { return nil }
    members.subtract(member.members)
    return member
  }

  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }

  public mutating func formUnion(_ other: AccessibilityTraits) { members.formUnion(other.members) }
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    members.formIntersection(other.members)
  }

  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    members.formSymmetricDifference(other.members)
  }

  private func with(_ members: Set<Int>) -> AccessibilityTraits {
    var traits = self
    traits.members = members
    return traits
  }
}

/// What becomes of the views inside one for assistive technology.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

nonisolated extension View {
  /// Changes nothing on this platform.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Changes nothing on this platform.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Changes nothing on this platform.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Changes nothing on this platform.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Changes nothing on this platform.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

  /// Changes nothing on this platform.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Changes nothing on this platform; the views are not made.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }

  /// Changes nothing on this platform: contents are exchanged at once.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
}

/// How the content of a view is exchanged. Status: always at once.
public struct ContentTransition: Equatable, Sendable {
  private let name: String

  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")

  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }

  public static func numericText(value: Double) -> ContentTransition { numericText() }
}

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
