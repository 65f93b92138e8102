import SwiftUI

struct PomodoroRingView: View {
  @State private var start = Date()
  private let length: TimeInterval = 25 * 60

  var body: some View {
    TimelineView(.periodic(from: start, by: 1)) { timeline in
      let elapsed = min(timeline.date.timeIntervalSince(start), length)
      let fraction = elapsed / length
      ZStack {
        Circle().stroke(.red.opacity(0.15), lineWidth: 24)
        Circle()
          .trim(from: 0, to: 1 - fraction)
          .stroke(
            AngularGradient(colors: [.orange, .red], center: .center),
            style: .init(lineWidth: 24, lineCap: .round)
          )
          .rotationEffect(.degrees(-90))
        VStack {
          Text(Duration.seconds(length - elapsed), format: .time(pattern: .minuteSecond))
            .font(.system(size: 56, weight: .bold, design: .rounded))
            .monospacedDigit()
            .contentTransition(.numericText(countsDown: true))
          Text("Focus").foregroundStyle(.secondary)
        }
      }
      .padding(40)
    }
    .overlay(alignment: .bottom) {
      Button("Restart", systemImage: "arrow.clockwise") { start = .now }.buttonStyle(.bordered).padding()
    }
  }
}

#Preview { PomodoroRingView() }
