import SwiftUI

/// The line at the present time, and light on the notes that sound.
struct MusicPlayhead {
  let layout: MusicLayout
  /// Quarters from the beginning.
  let time: Double

  private static let colors = [
    Color(red: 0.95, green: 0.3, blue: 0.25), Color(red: 0.2, green: 0.45, blue: 0.95),
  ]

  func draw(in context: GraphicsContext) {
    let measure = min(MusicNotes.measures.count - 1, Int(time / 3))
    let frame = layout.frame(ofMeasure: measure)
    drawLine(in: context, at: layout.x(time - Double(measure * 3), in: frame), frame)
    for number in max(layout.measures(onPage: page(of: measure)).lowerBound, measure - 1)...measure {
      for staff in 0..<2 { drawLight(in: context, number, staff) }
    }
  }

  private func page(of measure: Int) -> Int {
    measure / (layout.measuresPerSystem * layout.systemsPerPage)
  }

  private func drawLine(in context: GraphicsContext, at x: CGFloat, _ frame: CGRect) {
    let unit = layout.unit
    let box = CGRect(
      x: x - unit * 7, y: frame.minY - unit * 2.5, width: unit * 7, height: frame.height + unit * 5)
    let color = Self.colors[0]
    context.fill(
      Path(box),
      with: .linearGradient(
        Gradient(colors: [color.opacity(0), color.opacity(0.14)]), startPoint: CGPoint(x: box.minX, y: 0),
        endPoint: CGPoint(x: box.maxX, y: 0)))
    let line = CGRect(x: x - unit * 0.1, y: box.minY, width: unit * 0.2, height: box.height)
    context.fill(Path(roundedRect: line, cornerRadius: unit * 0.1), with: .color(color.opacity(0.8)))
  }

  /// Colors the heads of a measure: fully while they sound, less and less for a quarter afterwards.
  private func drawLight(in context: GraphicsContext, _ measure: Int, _ staff: Int) {
    let frame = layout.frame(ofMeasure: measure)
    let engraving = MusicEngraving(layout: layout, context: context)
    for note in MusicNotes.measures[measure][staff] {
      let age = time - Double(measure * 3) - note.start
      let strength = age < 0 ? 0 : max(0, min(1, note.duration + 1 - age))
      guard strength > 0 else { continue }
      for pitch in note.pitches {
        let point = layout.head(pitch, of: note, staff: staff, in: frame)
        let color = Self.colors[staff]
        let radius = layout.unit * (1.8 + 1.4 * exp(-age * 5))
        let glow = Gradient(colors: [color.opacity(0.55 * strength), color.opacity(0)])
        context.fill(
          Path(
            ellipseIn: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
          ),
          with: .radialGradient(glow, center: point, startRadius: 0, endRadius: radius))
        let head = MusicGlyphs.head(isHollow: note.duration >= 2)
        let pop = 1 + 0.35 * exp(-age * 6)
        engraving.put(
          head.applying(CGAffineTransform(scaleX: pop, y: pop)), at: point,
          with: .color(color.opacity(strength)))
      }
    }
  }
}
