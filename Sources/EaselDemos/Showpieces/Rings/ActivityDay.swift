import SwiftUI

/// What was done on a day: kilocalories of movement, minutes of exercise, and hours with a minute on the feet.
struct ActivityDay {
  let name: String
  let amounts: [Int]

  /// The amounts relative to the goals of the day.
  var shares: [Double] { zip(amounts, [600, 30, 12]).map { Double($0) / Double($1) } }

  static let week = [
    ActivityDay(name: "Monday", amounts: [512, 26, 11]),
    ActivityDay(name: "Tuesday", amounts: [634, 34, 13]),
    ActivityDay(name: "Wednesday", amounts: [387, 14, 9]),
    ActivityDay(name: "Thursday", amounts: [742, 41, 12]),
    ActivityDay(name: "Friday", amounts: [455, 22, 8]),
    ActivityDay(name: "Saturday", amounts: [866, 37, 14]),
    ActivityDay(name: "Sunday", amounts: [568, 31, 10]),
  ]

  static let colors = [
    RingColor(start: [0.88, 0, 0.16], end: [1, 0.24, 0.55]),
    RingColor(start: [0.16, 0.78, 0], end: [0.74, 1, 0.12]),
    RingColor(start: [0, 0.66, 0.86], end: [0.16, 0.98, 0.86]),
  ]
}

/// The colors at the start and at the tip of a ring.
struct RingColor {
  let start, end: SIMD3<Double>

  /// A color between the start at 0 and the tip at 1.
  func at(_ share: Double) -> Color {
    let mixed = start + (end - start) * share
    return Color(red: mixed.x, green: mixed.y, blue: mixed.z)
  }

  var gradient: LinearGradient {
    LinearGradient(colors: [at(1), at(0)], startPoint: .top, endPoint: .bottom)
  }
  var text: Color { at(0.08) }
}

/// Rings around one another, from outside to inside.
struct RingStack: View {
  let values: [Double]
  let thickness: Double

  var body: some View {
    ZStack {
      ForEach(0..<3) { index in
        Ring(
          progress: values[index], color: ActivityDay.colors[index], thickness: thickness,
          inset: Double(index) * (thickness + 0.025))
      }
    }
  }
}

/// A ring that is filled from the top by a share of its goal. Beyond the goal it overlaps itself.
private struct Ring: View, Animatable {
  var progress: Double
  let color: RingColor
  /// The width, and the distance from the largest ring, relative to half of the view's side.
  let thickness, inset: Double

  nonisolated var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  var body: some View {
    Canvas { context, size in
      let side = min(size.width, size.height) / 2
      let width = thickness * side
      let radius = side * (1 - inset) - width / 2
      context.translateBy(x: size.width / 2, y: size.height / 2)
      // The angle 0 is at the top.
      context.rotate(by: .degrees(-90))
      let circle = Path(ellipseIn: CGRect(x: -radius, y: -radius, width: radius * 2, height: radius * 2))
      context.stroke(circle, with: .color(color.at(0.3).opacity(0.16)), lineWidth: width)
      let shown = max(progress, 0.001)
      drawBand(in: context, shown, radius, width)
      drawTip(in: context, shown, radius, width, band: circle.strokedPath(StrokeStyle(lineWidth: width)))
    }
  }

  /// The band up to the tip, whose last turn covers the turns before.
  private func drawBand(in context: GraphicsContext, _ shown: Double, _ radius: Double, _ width: Double) {
    let end = Angle.degrees(shown * 360)
    let first = max(shown - 1, 0)
    let stops = [
      Gradient.Stop(color: color.at(first / shown), location: 0),
      Gradient.Stop(color: color.at(1), location: min(shown, 1)),
    ]
    let arc = Path { path in
      path.addArc(
        center: .zero, radius: radius, startAngle: .degrees(first * 360), endAngle: end, clockwise: false)
    }
    // The cap at the top is a half disc, because the gradient has no color before its start.
    let cap = Path {
      $0.addArc(
        center: CGPoint(x: radius, y: 0), radius: width / 2, startAngle: .degrees(180),
        endAngle: .degrees(360), clockwise: false)
    }
    context.fill(cap, with: .color(color.at(0)))
    context.stroke(
      arc, with: .conicGradient(Gradient(stops: stops), center: .zero, angle: .degrees(first * 360)),
      style: StrokeStyle(lineWidth: width, lineCap: .butt))
  }

  /// The round tip, with a shadow on the part of the ring that lies ahead of it.
  private func drawTip(
    in context: GraphicsContext, _ shown: Double, _ radius: Double, _ width: Double, band: Path
  ) {
    var context = context
    context.clip(to: band)
    context.rotate(by: .degrees(shown * 360))
    let disc = Path(ellipseIn: CGRect(x: radius - width / 2, y: -width / 2, width: width, height: width))
    var ahead = context
    ahead.clip(to: Path(CGRect(x: radius - width, y: 0, width: width * 2, height: width * 2)))
    if shown > 0.9 {
      let shade = Gradient(colors: [.black.opacity(0.55 * min((shown - 0.9) * 10, 1)), .clear])
      let place = CGPoint(x: radius, y: width * 0.12)
      let reach = width * 0.86
      ahead.fill(
        Path(ellipseIn: CGRect(x: place.x - reach, y: place.y - reach, width: reach * 2, height: reach * 2)),
        with: .radialGradient(shade, center: place, startRadius: width * 0.36, endRadius: reach))
    }
    // The half disc overlaps the band, so that no seam shows between them.
    context.clip(to: Path(CGRect(x: radius - width, y: -1.5, width: width * 2, height: width)))
    context.fill(disc, with: .color(color.at(1)))
  }
}
