import SwiftUI

/// A time of day that can be animated, with arithmetic of its own.
struct ClockTime: VectorArithmetic {
  var seconds: Double

  init(seconds: Double) { self.seconds = seconds }

  init(_ hours: Int, _ minutes: Int, _ seconds: Int) {
    self.seconds = Double(hours * 3600 + minutes * 60 + seconds)
  }

  static var zero: ClockTime { ClockTime(seconds: 0) }

  static func + (lhs: ClockTime, rhs: ClockTime) -> ClockTime {
    ClockTime(seconds: lhs.seconds + rhs.seconds)
  }
  static func - (lhs: ClockTime, rhs: ClockTime) -> ClockTime {
    ClockTime(seconds: lhs.seconds - rhs.seconds)
  }

  mutating func scale(by factor: Double) { seconds *= factor }

  var magnitudeSquared: Double { seconds * seconds }

  /// The angles of a station clock's hands: hours and minutes move in steps, only the second hand sweeps.
  var wholeHours: Double { (seconds / 3600).rounded(.down) }
  var wholeMinutes: Double { (seconds / 60).rounded(.down).truncatingRemainder(dividingBy: 60) }

  var text: String {
    let whole = Int(seconds)
    return String(format: "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60)
  }
}

/// A circle with three hands. Each hand is stroked together with all parts before it.
struct ClockShape: Shape {
  var time: ClockTime

  var animatableData: ClockTime {
    get { time }
    set { time = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let centre = CGPoint(x: rect.midX, y: rect.midY)
    var path = Path()
    path.addArc(
      center: centre, radius: radius, startAngle: .zero, endAngle: .degrees(360), clockwise: true)
    path.closeSubpath()
    let needles: [(turn: Double, length: Double, width: CGFloat)] = [
      (time.wholeHours / 12, 0.5, 3), (time.wholeMinutes / 60, 0.7, 3), (time.seconds / 60, 0.9, 1),
    ]
    for needle in needles {
      let angle = (needle.turn - 0.25) * 2 * .pi
      path.move(to: centre)
      path.addLine(
        to: CGPoint(
          x: centre.x + radius * needle.length * cos(angle), y: centre.y + radius * needle.length * sin(angle)
        ))
      path = path.strokedPath(StrokeStyle(lineWidth: needle.width))
    }
    return path
  }
}

/// A clock set by buttons. It moves to the new time in two seconds, or ten for a long way.
struct ClockSetter: View {
  private static let times = [
    ClockTime(9, 51, 7), ClockTime(9, 51, 15), ClockTime(9, 52, 15), ClockTime(10, 1, 45),
  ]
  @State private var time = ClockTime(9, 50, 5)
  @State private var duration = 2.0

  var body: some View {
    VStack {
      ClockShape(time: time)
        .stroke(Color.blue, lineWidth: 3)
        .padding(20)
        .animation(.easeInOut(duration: duration), value: time)
        .layoutPriority(1)
      Text(time.text).font(.headline)
      HStack(spacing: 20) {
        ForEach(Self.times, id: \.seconds) { choice in
          Button(choice.text) {
            duration = choice == Self.times.last ? 10 : 2
            time = choice
          }
        }
      }
      .padding(.bottom, 20)
    }
    .playsUntilTouched(every: 2.6, changing: time) { time = Self.times[$0 % 3] }
  }
}
