import SwiftUI

/// The colors of a drawing pad, and the grain of its paper.
enum Ink {
  static let colors: [Color] = [
    .primary, Color(red: 0.16, green: 0.36, blue: 0.9), Color(red: 0.93, green: 0.27, blue: 0.3),
    Color(red: 0.98, green: 0.62, blue: 0.12), Color(red: 0.12, green: 0.66, blue: 0.5),
    Color(red: 0.58, green: 0.32, blue: 0.86),
  ]

  /// Small light and dark flecks on a clear ground, painted once.
  @MainActor static let grain = Image(decorative: flecks, scale: 2)

  @MainActor private static var flecks: CGImage {
    let canvas = Canvas { context, size in
      var random = SeededRandom(seed: 3)
      for _ in 0..<900 {
        let (x, y) = (random.number(in: 0..<95), random.number(in: 0..<95))
        let side = random.number(in: 0.4..<1.4)
        let white = random.fraction() < 0.6 ? 1.0 : 0
        context.fill(
          Path(CGRect(x: x, y: y, width: side, height: side)),
          with: .color(Color(white: white, opacity: random.number(in: 0.05..<0.3))))
      }
    }
    let renderer = ImageRenderer(content: canvas.frame(width: 96, height: 96))
    renderer.scale = 2
    return renderer.cgImage!
  }
}

/// A line that is drawn with a pointer.
struct InkStroke {
  let color: Int
  private(set) var samples: [PenStroke.Point] = []
  private var lastTime = Date.distantPast
  private var path = Path()

  init(color: Int) { self.color = color }

  /// Draws a finished line of given widths.
  init(color: Int, line: PenStroke) {
    self.color = color
    samples = line.points
    path = line.outline
  }

  /// The area that the line covers.
  var outline: Path { path }

  /// A stroke that begins with the last point of this one.
  var continued: InkStroke {
    var stroke = self
    stroke.samples = Array(samples.suffix(1))
    return stroke
  }

  /// The stroke with another point. Its width falls with the speed since the point before it.
  func adding(_ place: CGPoint, at time: Date, _ penWidth: CGFloat) -> InkStroke {
    var stroke = self
    let point: PenStroke.Point
    if let last = samples.last {
      let distance = hypot(place.x - last.place.x, place.y - last.place.y)
      guard distance > 1.5 else { return self }
      let speed = distance / max(0.004, time.timeIntervalSince(lastTime))
      let width = penWidth * (0.25 + 0.75 / (1 + speed / 500))
      point = PenStroke.Point(place.x, place.y, last.width * 0.7 + width * 0.3)
    } else {
      point = PenStroke.Point(place.x, place.y, penWidth * 0.6)
    }
    stroke.samples.append(point)
    stroke.lastTime = time
    stroke.path = PenStroke(points: stroke.samples).smoothed(steps: 4).outline
    return stroke
  }
}

/// Draws strokes of ink.
struct InkCanvas: View {
  let strokes: [InkStroke]

  var body: some View {
    Canvas { context, _ in
      for stroke in strokes {
        context.fill(stroke.outline, with: .color(Ink.colors[stroke.color].opacity(0.94)))
        context.fill(stroke.outline, with: .tiledImage(Ink.grain))
      }
    }
  }
}
