import EaselGeometry

/// The widths and heights for which breaking a text into lines has one and the same result.
///
/// A stack measures a text for many proposals, and most of them give the same lines: those that the text fits into on one
/// line, and those with room for equally many lines.
struct LayoutDomain: Sendable {
  /// The width and height of the layout itself, in points.
  private let width: CGFloat
  private let height: CGFloat
  /// What other widths must have room for; nil if another width may give other lines.
  private var extent: LineExtent?
  /// The bottom of the lowest line that is kept for its place; the first line is always kept.
  private var lowestBottom = -CGFloat.infinity
  /// The bottom of the line that is left out because it is too low; nil if there is none.
  private var omittedBottom: CGFloat?

  /// A domain of a single width and height.
  init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }

  /// The domain of lines that are added to it.
  init(of room: LineFitter.Room) {
    self.init(width: room.width, height: room.height)
    extent = LineExtent()
  }

  /// Whether a layout for a width and height, in points, has the same lines.
  func contains(width: CGFloat, height: CGFloat) -> Bool {
    (width == self.width || extent?.fits(width) == true) && (height == self.height || hasSameLines(height))
  }

  private func hasSameLines(_ height: CGFloat) -> Bool {
    guard LayoutDomain.fits(lowestBottom, height) else { return false }
    return omittedBottom.map { !LayoutDomain.fits($0, height) } ?? true
  }

  /// Whether a line with a bottom fits a height.
  static func fits(_ bottom: CGFloat, _ height: CGFloat) -> Bool { bottom <= height + TextLayout.tolerance }

  mutating func add(_ line: LineFitter.Line, isFirst: Bool) {
    if !isFirst { lowestBottom = max(lowestBottom, line.bottom) }
    if let other = line.extent { extent?.formUnion(other) } else { extent = nil }
  }

  /// Leaves out a line and all that follow it: because it is too low, or because of the limit of lines.
  mutating func omit(_ line: LineFitter.Line, isTooLow: Bool) {
    // The width decides where the ellipsis stands.
    extent = nil
    if isTooLow { omittedBottom = line.bottom }
  }
}

/// The room that unbroken lines take, in points from their start.
struct LineExtent: Sendable {
  /// The furthest end of a visible character.
  var visible = -CGFloat.infinity
  /// The end of the blanks that end a line.
  var blank = -CGFloat.infinity

  /// Whether lines of a width remain unbroken, with all of their blanks.
  func fits(_ width: CGFloat) -> Bool { visible <= width + TextLayout.tolerance && blank <= width }

  mutating func formUnion(_ other: LineExtent) {
    visible = max(visible, other.visible)
    blank = max(blank, other.blank)
  }
}
