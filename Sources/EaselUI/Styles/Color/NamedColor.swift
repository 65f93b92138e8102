/// A colour of the application's resources, by reference so that colours stay small.
final class NamedColor: Hashable, Sendable {
  let name: ResourceName

  init(_ name: ResourceName) { self.name = name }

  static func == (lhs: NamedColor, rhs: NamedColor) -> Bool { lhs === rhs || lhs.name == rhs.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
