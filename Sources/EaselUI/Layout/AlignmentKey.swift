/// A guide of one's own: says where it lies in a view that does not set it.
public protocol AlignmentID: SendableMetatype {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide in one direction, as layouts handle it.
struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  let axis: Axis

  static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool { lhs.id == rhs.id && lhs.axis == rhs.axis }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// Where the guide lies in a view of a size that does not set it.
  func defaultValue(in size: CGSize) -> CGFloat { id.defaultValue(in: ViewDimensions(size: size)) }

  /// One value for a container of the explicit values of its children, in its own space.
  func combine(_ values: [CGFloat]) -> CGFloat? {
    if self == .firstTextBaseline { return values.min() }
    if self == .lastTextBaseline { return values.max() }
    return values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
  }

  static let firstTextBaseline = VerticalAlignment.firstTextBaseline.key
  static let lastTextBaseline = VerticalAlignment.lastTextBaseline.key
}
