import EaselGeometry

/// An ellipse or a rounded rectangle that is neither far from the origin nor enormous. Moving it to the origin and back then
/// changes its points by rounding errors only.
struct PathFigure {
  /// Nil for an ellipse.
  private var rounded: Path.RoundedRect?
  private var size: CGSize
  /// The distance from the origin.
  let origin: CGPoint

  /// Nil for other paths.
  @inline(__always)
  init?(_ path: borrowing Path) {
    switch path.storage {
    case .ellipse(let rect): self.init(rect, nil)
    case .roundedRect(let rounded): self.init(rounded.rect, rounded)
    default: return nil
    }
  }

  private init?(_ rect: CGRect, _ rounded: Path.RoundedRect?) {
    guard abs(rect.origin.x) < Grid.limit, abs(rect.origin.y) < Grid.limit, rect.size.width < Grid.limit,
      rect.size.height < Grid.limit
    else { return nil }
    (origin, size, self.rounded) = (rect.origin, rect.size, rounded)
    self.rounded?.rect.origin = .zero
  }

  /// The figure at the origin.
  var path: Path {
    rounded.map { Path(storage: .roundedRect($0)) }
      ?? Path(storage: .ellipse(CGRect(origin: .zero, size: size)))
  }

  /// Whether the figures are equal except for their place.
  func hasShape(of other: PathFigure) -> Bool { size == other.size && rounded == other.rounded }
}
