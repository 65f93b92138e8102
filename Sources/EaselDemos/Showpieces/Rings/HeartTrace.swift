import SwiftUI

/// A trace of the heart that moves to the left, with a bright point at its end and the rate beside it.
struct HeartTrace: View {
  /// The scale of the type and the margins.
  let unit: Double
  /// Beats in a second.
  private static let rate = 1.2
  private static let color = Color(red: 1, green: 0.2, blue: 0.36)

  var body: some View {
    HStack(spacing: 16 * unit) {
      TimelineView(.animation) { timeline in
        Canvas { context, size in
          draw(in: context, size, timeline.date.timeIntervalSinceReferenceDate)
        }
      }
      VStack(alignment: .trailing, spacing: 0) {
        Text("\(Int(Self.rate * 60))").font(.system(size: 44 * unit, weight: .bold))
        Text("BPM").font(.system(size: max(15 * unit, 9), weight: .semibold)).foregroundStyle(Self.color)
      }
    }
    .padding(24 * unit)
  }

  private func draw(in context: GraphicsContext, _ size: CGSize, _ time: Double) {
    let end = size.width - 10 * unit
    func point(_ x: Double) -> CGPoint {
      let beats = (time - (end - x) / (150 * unit)) * Self.rate
      return CGPoint(x: x, y: size.height * (0.66 - 0.58 * Self.voltage(beats - beats.rounded(.down))))
    }
    let trace = Path { $0.addLines(stride(from: 0, through: end, by: 0.75).map(point) + [point(end)]) }
    let fade = GraphicsContext.Shading.linearGradient(
      Gradient(colors: [Self.color.opacity(0), Self.color]), startPoint: .zero,
      endPoint: CGPoint(x: end, y: 0))
    let style = StrokeStyle(lineWidth: max(3 * unit, 1.5), lineCap: .round, lineJoin: .round)
    context.stroke(trace, with: fade, style: style)
    let (head, radius) = (point(end), 10 * unit)
    context.fill(
      Path(ellipseIn: CGRect(x: head.x - radius, y: head.y - radius, width: radius * 2, height: radius * 2)),
      with: .radialGradient(
        Gradient(colors: [Self.color, Self.color.opacity(0.35), Self.color.opacity(0)]), center: head,
        startRadius: radius * 0.35, endRadius: radius))
  }

  /// The waves P, Q, R, S and T of a beat, whose phase goes from 0 to 1.
  private static func voltage(_ phase: Double) -> Double {
    let waves = [
      (0.2, 0.025, 0.12), (0.296, 0.011, -0.12), (0.33, 0.014, 1), (0.372, 0.013, -0.3), (0.56, 0.045, 0.24),
    ]
    return waves.reduce(0) { sum, wave in
      let distance = (phase - wave.0) / wave.1
      return sum + wave.2 * exp(-distance * distance / 2)
    }
  }
}
