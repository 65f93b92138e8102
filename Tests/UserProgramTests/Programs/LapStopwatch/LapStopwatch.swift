import Combine
import SwiftUI

@main
struct LapStopwatchApp: App {
  @StateObject var stopwatch = Stopwatch()

  var body: some Scene {
    WindowGroup {
      StopwatchView()
        .environmentObject(stopwatch)
        .preferredColorScheme(.dark)
    }
  }
}

struct Lap: Identifiable {
  let id: Int
  let time: TimeInterval
}

final class Stopwatch: ObservableObject {
  @Published private(set) var elapsed: TimeInterval = 0
  @Published private(set) var laps: [Lap] = []
  @Published private(set) var isRunning = false
  private var startDate = Date()
  private var accumulated: TimeInterval = 0
  private var subscription: Cancellable?

  func start() {
    isRunning = true
    startDate = Date()
    subscription = Timer.publish(every: 0.01, on: .main, in: .common)
      .autoconnect()
      .map { [startDate, accumulated] date in accumulated + date.timeIntervalSince(startDate) }
      .sink { [weak self] in self?.elapsed = $0 }
  }

  func stop() {
    isRunning = false
    subscription?.cancel()
    accumulated = elapsed
  }

  func lap() {
    let previous = laps.reduce(0) { $0 + $1.time }
    laps.insert(Lap(id: laps.count + 1, time: elapsed - previous), at: 0)
  }

  func reset() {
    elapsed = 0
    accumulated = 0
    laps = []
  }
}

extension TimeInterval {
  var stopwatchText: String {
    let hundredths = Int((self * 100).rounded(.down))
    return String(
      format: "%02d:%02d,%02d", hundredths / 6000, hundredths / 100 % 60, hundredths % 100)
  }
}

struct RoundButtonStyle: ButtonStyle {
  var color: Color
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.body)
      .frame(width: 76, height: 76)
      .background(Circle().fill(color.opacity(configuration.isPressed ? 0.15 : 0.3)))
      .padding(3)
      .overlay(Circle().stroke(color.opacity(0.3), lineWidth: 1.5))
      .foregroundColor(isEnabled ? color : .gray)
  }
}

struct StopwatchView: View {
  @EnvironmentObject private var stopwatch: Stopwatch

  private var fastest: Int? { stopwatch.laps.min { $0.time < $1.time }?.id }
  private var slowest: Int? { stopwatch.laps.max { $0.time < $1.time }?.id }

  var body: some View {
    VStack(spacing: 20) {
      Dial(seconds: stopwatch.elapsed)
        .frame(width: 230, height: 230)
      Text(stopwatch.elapsed.stopwatchText)
        .font(.system(size: 60, weight: .thin).monospacedDigit())
        .lineLimit(1)
        .minimumScaleFactor(0.5)
      HStack {
        Button(stopwatch.isRunning || stopwatch.elapsed == 0 ? "Lap" : "Reset") {
          stopwatch.isRunning ? stopwatch.lap() : stopwatch.reset()
        }
        .buttonStyle(RoundButtonStyle(color: .gray))
        .disabled(!stopwatch.isRunning && stopwatch.elapsed == 0)
        Spacer()
        Button(stopwatch.isRunning ? "Stop" : "Start") {
          stopwatch.isRunning ? stopwatch.stop() : stopwatch.start()
        }
        .buttonStyle(RoundButtonStyle(color: stopwatch.isRunning ? .red : .green))
      }
      Divider()
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(stopwatch.laps) { lap in
            HStack {
              Text("Lap \(lap.id)")
              Spacer()
              Text(lap.time.stopwatchText).monospacedDigit()
            }
            .foregroundColor(color(of: lap))
            .padding(.vertical, 10)
            .overlay(alignment: .bottom) { Divider() }
            .transition(.move(edge: .top).combined(with: .opacity))
          }
        }
        .animation(.default, value: stopwatch.laps.count)
      }
    }
    .padding()
    .frame(minWidth: 360, maxWidth: .infinity, minHeight: 620, maxHeight: .infinity)
    .background(.black)
    .onAppear { stopwatch.start() }
  }

  private func color(of lap: Lap) -> Color {
    guard stopwatch.laps.count > 1 else { return .primary }
    if lap.id == fastest { return .green }
    return lap.id == slowest ? .red : .primary
  }
}

struct Dial: View {
  let seconds: TimeInterval

  var body: some View {
    GeometryReader { geo in
      let radius = geo.size.width / 2
      ZStack {
        ForEach(0..<240, id: \.self) { tick in
          Rectangle()
            .fill(Color.white.opacity(tick % 20 == 0 ? 1 : 0.4))
            .frame(width: 1.5, height: tick % 20 == 0 ? 14 : tick % 4 == 0 ? 11 : 6)
            .offset(y: -radius + 7)
            .rotationEffect(.degrees(Double(tick) * 1.5))
        }
        ForEach(1..<13) { mark in
          let angle = Angle.degrees(Double(mark) * 30 - 90)
          Text("\(mark * 5)")
            .font(.system(size: 17))
            .position(
              x: radius + cos(angle.radians) * (radius - 30), y: radius + sin(angle.radians) * (radius - 30))
        }
        Capsule()
          .fill(Color.orange)
          .frame(width: 2, height: radius + 20)
          .offset(y: -(radius - 20) / 2)
          .rotationEffect(.degrees(seconds * 6))
        Circle().stroke(Color.orange, lineWidth: 2).background(Circle().fill(.black)).frame(
          width: 8, height: 8)
      }
      .frame(width: geo.size.width, height: geo.size.height)
    }
  }
}

#Preview {
  StopwatchView().environmentObject(Stopwatch())
}
