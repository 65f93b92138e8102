import SwiftUI

/// The size of the staves in a window, and the position of each measure.
struct MusicLayout: Equatable {
  let size: CGSize
  /// The distance of two staff lines, in points.
  let unit: CGFloat
  let measuresPerSystem: Int
  let systemsPerPage: Int
  let pageCount: Int

  /// The distance of the first line of the lower staff from the first line of the upper one, in units.
  static let lowerStaff: CGFloat = 10
  /// The width of clef, key and time, in units.
  static let opening: CGFloat = 10.5

  init(size: CGSize) {
    self.size = size
    let count = MusicNotes.measures.count
    let goal = max(5, (size.width * size.height).squareRoot() / 75)
    func unit(_ measures: Int) -> CGFloat { size.width / CGFloat(21 * measures + 20) }
    let best = [1, 2, 4, 8].min { abs(log(unit($0) / goal)) < abs(log(unit($1) / goal)) } ?? 4
    self.unit = max(1, min(unit(best), size.height / 27))
    measuresPerSystem = best
    let systems = count / best
    let fitting = max(1, Int((size.height / self.unit - 10) / 20.5))
    pageCount = (systems + fitting - 1) / fitting
    systemsPerPage = (systems + pageCount - 1) / pageCount
  }

  func measures(onPage page: Int) -> Range<Int> {
    let count = systemsPerPage * measuresPerSystem
    return min(page * count, MusicNotes.measures.count)..<min((page + 1) * count, MusicNotes.measures.count)
  }

  /// The first line of the upper staff of a system on its page, in points.
  func staffTop(ofSystem system: Int) -> CGFloat {
    let header = unit * 7
    let height = (size.height - header - unit * 2) / CGFloat(systemsPerPage)
    return header + height * (CGFloat(system) + 0.5) - unit * 7
  }

  /// The box of a measure from the first line of the upper staff to the last line of the lower one.
  func frame(ofMeasure measure: Int) -> CGRect {
    let (system, column) = (measure / measuresPerSystem % systemsPerPage, measure % measuresPerSystem)
    let left = unit * (4.5 + Self.opening)
    let width = (size.width - unit * 4 - left) / CGFloat(measuresPerSystem)
    return CGRect(
      x: left + width * CGFloat(column), y: staffTop(ofSystem: system), width: width,
      height: unit * (Self.lowerStaff + 4))
  }

  /// The position of a time in a measure, in quarters.
  func x(_ time: Double, in frame: CGRect) -> CGFloat {
    frame.minX + unit * 1.9 + (frame.width - unit * 2.4) * CGFloat(time / 3)
  }

  /// The middle of a note's head on a staff, 0 for the upper one.
  func head(_ pitch: MusicNote.Pitch, of note: MusicNote, staff: Int, in frame: CGRect) -> CGPoint {
    let top = frame.minY + CGFloat(staff) * Self.lowerStaff * unit
    return CGPoint(
      x: x(note.start, in: frame), y: top + CGFloat((staff == 0 ? 38 : 26) - pitch.step) * unit / 2)
  }
}

/// Draws the staves of a page and their notes.
struct MusicEngraving {
  let layout: MusicLayout
  let context: GraphicsContext
  private let ink = GraphicsContext.Shading.color(.primary.opacity(0.88))

  init(layout: MusicLayout, context: GraphicsContext) {
    self.layout = layout
    self.context = context
  }

  private var unit: CGFloat { layout.unit }

  func draw(page: Int) {
    let measures = layout.measures(onPage: page)
    for measure in measures {
      if measure % layout.measuresPerSystem == 0 { drawStaves(from: measure) }
      let frame = layout.frame(ofMeasure: measure)
      let isLast = measure == MusicNotes.measures.count - 1
      drawBar(at: frame.maxX, in: frame, width: isLast ? 0.5 : 0.14)
      if isLast { drawBar(at: frame.maxX - unit * 0.7, in: frame, width: 0.14) }
      for staff in 0..<2 { draw(MusicNotes.measures[measure][staff], staff: staff, in: frame) }
      guard let dynamic = MusicNotes.dynamics[measure] else { continue }
      let letters = Text(dynamic).font(.system(size: unit * 2.6, weight: .bold, design: .serif)).italic()
      context.draw(letters, at: CGPoint(x: frame.minX + unit * 1.9, y: frame.minY + unit * 7.2))
    }
  }

  /// Draws a glyph with its origin at a point.
  func put(_ glyph: Path, at point: CGPoint, with shading: GraphicsContext.Shading? = nil) {
    let place = CGAffineTransform(translationX: point.x, y: point.y).scaledBy(x: unit, y: unit)
    context.fill(glyph.applying(place), with: shading ?? ink)
  }

  private func drawBar(at x: CGFloat, in frame: CGRect, width: CGFloat) {
    let bar = CGRect(x: x - unit * width, y: frame.minY, width: unit * width, height: frame.height)
    context.fill(Path(bar), with: ink)
  }

  private func drawStaves(from measure: Int) {
    let frame = layout.frame(ofMeasure: measure)
    let left = unit * 4.5
    let right = layout.size.width - unit * 4
    for staff in [0, MusicLayout.lowerStaff] {
      for line in 0..<5 {
        let y = frame.minY + (staff + CGFloat(line)) * unit
        context.fill(
          Path(CGRect(x: left, y: y - unit * 0.05, width: right - left, height: max(0.7, unit * 0.1))),
          with: .color(.primary.opacity(0.55)))
      }
    }
    drawBar(at: left + unit * 0.1, in: frame, width: 0.16)
    put(MusicGlyphs.brace(height: frame.height / unit), at: CGPoint(x: left - unit * 0.2, y: frame.midY))
    func place(_ glyph: Path, _ x: CGFloat, _ y: CGFloat) {
      put(glyph, at: CGPoint(x: left + unit * x, y: frame.minY + unit * y))
    }
    place(MusicGlyphs.trebleClef, 0.7, 3)
    place(MusicGlyphs.bassClef, 0.9, MusicLayout.lowerStaff + 1)
    for (x, y) in [(4.3, 0.0), (5.55, 1.5)] {
      place(MusicGlyphs.sharp, x, y)
      place(MusicGlyphs.sharp, x, y + 1 + MusicLayout.lowerStaff)
    }
    guard measure == 0 else { return }
    for staff in [0, MusicLayout.lowerStaff] {
      place(MusicGlyphs.three, 7.8, staff + 1)
      place(MusicGlyphs.four, 7.8, staff + 3)
    }
  }
}
