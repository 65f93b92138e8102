/// The path that a context is building.
///
/// Its points are kept as they were given for as long as the transform stays, so that nothing is rounded; at the first
/// change they are taken to device space.
struct ContextPath {
  private var built = CGMutablePath()
  /// From the space of the points to device space.
  private(set) var space = CGAffineTransform.identity

  /// The elements in their own space.
  var path: Path { built.path }
  var isEmpty: Bool { built.isEmpty }

  init() {}

  init(_ path: Path, in space: CGAffineTransform) {
    built.addPath(CGPath(path))
    self.space = space
  }

  /// Lets `body` add to the path what is given in user space; it has to map that by the transform that it gets.
  mutating func add(in ctm: CGAffineTransform, _ body: (CGMutablePath, CGAffineTransform) -> Void) {
    if built.isEmpty { space = ctm }
    if space == ctm { return body(built, .identity) }
    if !space.isIdentity {
      built = CGMutablePath(mapping: built.path, by: space)
      space = .identity
    }
    body(built, ctm)
  }

  /// The elements in the user space that `ctm` maps from; nil when that is a line or a point.
  func path(in ctm: CGAffineTransform) -> Path? {
    if space == ctm { return built.path }
    return ctm.inverse.map { built.path.applying(space.concatenating($0)) }
  }
}

extension CGMutablePath {
  fileprivate convenience init(mapping path: Path, by transform: CGAffineTransform) {
    self.init()
    addPath(CGPath(path), transform: transform)
  }
}
