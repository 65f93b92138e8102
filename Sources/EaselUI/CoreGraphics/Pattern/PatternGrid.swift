import EaselDrawing

/// The cells of a pattern that an area shows.
struct PatternGrid {
  private let columns: Places
  private let rows: Places

  /// The largest number of cells: the rasterizer has a clip for each of them.
  private static let largestCount: CGFloat = 262_144
  /// The largest number of cells that lie over each other: each of them is painted in all its pixels.
  private static let largestOverlap: CGFloat = 1_024

  /// Finds the cells that reach into an area.
  ///
  /// - Parameter area: The area, in the space of the pattern.
  /// - Returns: Nil if there are none, if a number of the pattern or the area allows no grid, and, with a
  ///   message on standard error, if there are too many.
  init?(_ pattern: CGPattern, covering area: CGRect) {
    let (cell, steps) = (pattern.bounds, pattern.steps)
    guard cell.hasFiniteArea,
      let columns = Places(from: area.minX - cell.maxX, to: area.maxX - cell.minX, step: steps.width),
      let rows = Places(from: area.minY - cell.maxY, to: area.maxY - cell.minY, step: steps.height)
    else { return nil }
    let overlap = (cell.width / steps.width).rounded(.up) * (cell.height / steps.height).rounded(.up)
    guard columns.count * rows.count <= PatternGrid.largestCount, overlap <= PatternGrid.largestOverlap else {
      CGContext.report(.patternCells)
      return nil
    }
    (self.columns, self.rows) = (columns, rows)
  }

  /// The number of cells.
  var count: Int { Int(columns.count * rows.count) }

  /// Returns a drawing of all cells, in the space of the pattern. All rows share one recording.
  func drawing(of cell: Fragment) -> Fragment {
    let row = FragmentRecorder()
    for x in columns.offsets {
      row.append(.fragment(cell), state: DrawingState(transform: CGAffineTransform(translationX: x, y: 0)))
    }
    let line = row.finish()
    let all = FragmentRecorder()
    for y in rows.offsets {
      all.append(.fragment(line), state: DrawingState(transform: CGAffineTransform(translationX: 0, y: y)))
    }
    return all.finish()
  }

  /// Successive multiples of a step along an axis.
  private struct Places {
    /// The first place, in steps.
    let first: CGFloat
    let step: CGFloat
    /// A whole number of at least 1, in floating point because it may be too large for an integer.
    let count: CGFloat

    /// The multiples of a step in a range; nil if there are none, or if a number is NaN or the step infinite.
    init?(from low: CGFloat, to high: CGFloat, step: CGFloat) {
      guard step > 0, step.isFinite else { return nil }
      first = (low / step).rounded(.up)
      count = (high / step).rounded(.down) - first + 1
      self.step = step
      guard count >= 1 else { return nil }
    }

    var offsets: [CGFloat] { (0..<Int(count)).map { (first + CGFloat($0)) * step } }
  }
}

/// A pattern with the color that it is painted in.
struct PatternColor {
  let pattern: CGPattern
  /// The color of an uncolored pattern. Of a colored one, the alpha alone has an effect.
  let color: PaintColor

  /// Returns a drawing of the cells that reach into an area, and the number of its draws; nil if nothing is
  /// drawn. The callback of the pattern may run.
  ///
  /// - Parameters:
  ///   - area: The area, in the space of the drawing.
  ///   - base: The transform from the default user space of a context to the space of the drawing.
  func cells(covering area: CGRect, base: CGAffineTransform) -> (drawing: Fragment, drawCount: Int)? {
    let placement = pattern.matrix.concatenating(base)
    guard !area.isNull, let toPattern = placement.inverse,
      let grid = PatternGrid(pattern, covering: area.applying(toPattern)), let cell = pattern.cell()
    else { return nil }
    let (drawCount, isTooLarge) = grid.count.multipliedReportingOverflow(by: cell.drawCount)
    guard !isTooLarge, drawCount <= CGContext.largestRepeatedCount else {
      CGContext.report(.repeatedDraws)
      return nil
    }
    let recorder = FragmentRecorder()
    recorder.append(
      .fragment(grid.drawing(of: cell.drawing)), state: DrawingState(transform: placement))
    if !pattern.isColored { tint(recorder, in: area) }
    return (recorder.finish(), drawCount)
  }

  /// Replaces the colors in an area, and keeps their alpha.
  private func tint(_ recorder: FragmentRecorder, in area: CGRect) {
    // Extended by its own size, so that no edge of the rectangle is visible, however much the drawing is reduced.
    recorder.fill(
      Path(area.insetBy(dx: -1 - area.width, dy: -1 - area.height)), style: FillStyle(), paint: .solid(color),
      state: DrawingState(mode: .sourceIn))
  }
}
