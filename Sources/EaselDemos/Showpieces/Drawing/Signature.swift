import SwiftUI

/// A name that writes itself, rests, and fades.
struct Signature: View {
  let date: Date

  var body: some View {
    Canvas { context, size in
      let time = date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 9)
      // The palette covers the lowest part.
      let height = max(8, size.height - 56)
      let unit = min(size.width / 9, height / 5)
      context.translateBy(x: size.width / 2 - unit * 3.1, y: height / 2 + unit * 0.6)
      context.scaleBy(x: unit, y: unit)
      context.opacity = min(1, max(0, 9 - time))
      for stroke in Self.strokes {
        let share = (time - stroke.start) / stroke.duration
        guard share > 0 else { continue }
        let outline = stroke.line.prefix(min(1, share)).outline
        context.fill(outline, with: .color(Ink.colors[stroke.color].opacity(0.94)))
        context.fill(outline, with: .tiledImage(Ink.grain, scale: 1 / unit))
      }
    }
  }

  private struct Part {
    let color: Int
    let start: Double
    let duration: Double
    let line: PenStroke
  }

  /// Lines in units of the height of a small letter above the line of writing.
  private static let strokes = [
    Part(color: 0, start: 0.3, duration: 3.2, line: written(name)),
    Part(color: 2, start: 3.7, duration: 0.8, line: written(flourish)),
    Part(color: 3, start: 4.7, duration: 0.9, line: written(star, nib: 0.45)),
  ]

  private static let name: [(Double, Double)] = [
    (1.2, -1.95), (0.85, -2.25), (0.42, -1.98), (0.5, -1.5), (0.98, -1.26), (0.45, -1.1), (0.08, -0.55),
    (0.32, -0.04), (0.95, -0.1), (1.5, -0.55), (2.1, -0.95), (1.78, -0.98), (1.42, -0.5), (1.58, -0.03),
    (1.98, -0.3), (2.22, -0.9), (2.16, -0.3), (2.36, 0), (2.75, -0.42), (3.08, -1.02), (3.18, -0.62),
    (3.38, -0.22), (3.12, 0.04), (2.86, -0.12), (3.3, -0.12), (3.75, -0.36), (4.14, -0.74), (3.98, -1),
    (3.7, -0.6), (3.8, -0.08), (4.2, -0.06), (4.62, -0.5), (5.06, -1.5), (5.1, -2.25), (4.88, -2.2),
    (4.72, -1.2), (4.78, -0.25), (5.08, 0.02), (5.5, -0.3),
  ]

  private static let star: [(Double, Double)] = (0...30).map { step in
    // The pen passes over every other point of a star with five points, and slows down at each.
    let (corner, share) = (Double(step / 6), Double(step % 6) / 6)
    let (start, end) = (corner * 0.8 * .pi, (corner + 1) * 0.8 * .pi)
    let x = 6.1 + 0.42 * (sin(start) + (sin(end) - sin(start)) * share)
    return (x, -2.0 - 0.42 * (cos(start) + (cos(end) - cos(start)) * share))
  }

  private static let flourish: [(Double, Double)] = [
    (6.1, 0.28), (4.4, 0.42), (2.2, 0.66), (0.6, 0.98), (0.5, 1.14), (2.2, 0.98), (4.6, 0.78), (6.5, 0.72),
  ]

  /// A slanted line that is wide where it leads down, as a nib writes.
  private static func written(_ points: [(Double, Double)], nib: Double = 1) -> PenStroke {
    let slanted = points.map { PenStroke.Point($0.0 - $0.1 * 0.28, $0.1, 0.1 * nib) }
    var line = PenStroke(points: slanted).smoothed(steps: 24)
    for index in line.points.indices.dropFirst() {
      let (last, place) = (line.points[index - 1], line.points[index].place)
      let (dx, dy) = (place.x - last.place.x, place.y - last.place.y)
      let down = max(0, dy) / max(0.0001, hypot(dx, dy))
      line.points[index].width = last.width * 0.9 + (0.05 + 0.13 * down) * nib * 0.1
    }
    return line
  }
}
