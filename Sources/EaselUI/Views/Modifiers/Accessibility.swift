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
