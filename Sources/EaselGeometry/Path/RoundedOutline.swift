/// The outline of a rectangle with four rounded corners.
///
/// Starts in the middle of the right edge and runs clockwise on screen, as a CoreGraphics rounded rectangle
/// does.
struct RoundedOutline {
  let rect: CGRect
  /// Widths and heights of the corners, at most half of the rectangle each way; a corner with a zero is
  /// sharp.
  let bottomRight: Vector
  let bottomLeft: Vector
  let topLeft: Vector
  let topRight: Vector
  let style: RoundedCornerStyle

  func visit<Visitor: PathVisitor>(_ visitor: inout Visitor) {
    let low = Vector(Double(rect.minX), Double(rect.minY))
    let high = Vector(Double(rect.maxX), Double(rect.maxY))
    let half = (high - low) / 2
    var current = Vector(high.x, low.y + half.y)
    visitor.move(to: current)

    func smoothness(_ size: Vector) -> Double {
      guard style == .continuous else { return 0 }
      let room = half / size
      return RoundedCorner.smoothness(room: min(room.x, room.y))
    }
    func visitCorner(at corner: Vector, arriving: Vector, leaving: Vector, size: Vector) {
      let curve = RoundedCorner(
        corner: corner, arriving: arriving * size, leaving: leaving * size, smoothness: smoothness(size))
      let isRound = size.x > 0 && size.y > 0
      let begin = isRound ? curve.place(curve.reach, 0) : corner
      if begin != current { visitor.line(to: begin) }
      current = isRound ? curve.place(0, curve.reach) : corner
      if isRound { curve.visit(&visitor) }
    }
    visitCorner(at: high, arriving: Vector(0, -1), leaving: Vector(-1, 0), size: bottomRight)
    visitCorner(at: Vector(low.x, high.y), arriving: Vector(1, 0), leaving: Vector(0, -1), size: bottomLeft)
    visitCorner(at: low, arriving: Vector(0, 1), leaving: Vector(1, 0), size: topLeft)
    visitCorner(at: Vector(high.x, low.y), arriving: Vector(-1, 0), leaving: Vector(0, 1), size: topRight)
    visitor.close()
  }
}

extension Path.RoundedRect {
  /// - Returns: nil for a null rectangle or one without room for corners.
  init?(_ rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
    let rect = rect.standardized
    let size = CGSize(
      width: min(cornerSize.width, rect.width / 2), height: min(cornerSize.height, rect.height / 2))
    guard size.width > 0, size.height > 0 else { return nil }
    self.init(rect: rect, cornerSize: size, style: style)
  }

  func visit<Visitor: PathVisitor>(_ visitor: inout Visitor) {
    let size = Vector(Double(cornerSize.width), Double(cornerSize.height))
    let outline = RoundedOutline(
      rect: rect, bottomRight: size, bottomLeft: size, topLeft: size, topRight: size, style: style)
    outline.visit(&visitor)
  }
}

extension RoundedOutline {
  /// - Parameter radii: clamped to half of the shorter side; what is not above zero makes a sharp corner.
  init(rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) {
    let limit = min(rect.width, rect.height) / 2
    func size(_ radius: CGFloat) -> Vector { Vector(repeating: Double(min(radius, limit))) }
    self.init(
      rect: rect, bottomRight: size(radii.bottomTrailing), bottomLeft: size(radii.bottomLeading),
      topLeft: size(radii.topLeading), topRight: size(radii.topTrailing), style: style)
  }
}
