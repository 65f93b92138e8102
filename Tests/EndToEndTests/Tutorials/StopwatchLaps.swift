import Combine
import SwiftUI

final class StopwatchModel: ObservableObject {
  @Published private(set) var elapsed: TimeInterval = 0
  @Published private(set) var laps: [TimeInterval] = [12.34, 25.7, 31.02]
  @Published private(set) var isRunning = false
  private var cancellable: AnyCancellable?

  func toggle() {
    isRunning.toggle()
    cancellable =
      isRunning
      ? Timer.publish(every: 0.05, on: .main, in: .common).autoconnect().sink { [weak self] _ in
        self?.elapsed += 0.05
      } : nil
  }

  func lap() { laps.insert(elapsed, at: 0) }

  func reset() {
    elapsed = 0
    laps = []
  }
}

extension TimeInterval {
  var clock: String { String(format: "%02d:%05.2f", Int(self) / 60, truncatingRemainder(dividingBy: 60)) }
}

struct StopwatchLapsView: View {
  @ObservedObject var model = StopwatchModel()

  var body: some View {
    VStack {
      Text(model.elapsed.clock).font(.system(size: 64, weight: .light, design: .monospaced)).padding(40)
      HStack {
        Button(model.isRunning ? "Lap" : "Reset") { model.isRunning ? model.lap() : model.reset() }
          .buttonStyle(RoundButtonStyle(color: .gray))
        Spacer()
        Button(model.isRunning ? "Stop" : "Start", action: model.toggle)
          .buttonStyle(RoundButtonStyle(color: model.isRunning ? .red : .green))
      }
      .padding(.horizontal)
      List {
        ForEach(Array(model.laps.enumerated()), id: \.offset) { index, lap in
          HStack {
            Text("Lap \(model.laps.count - index)")
            Spacer()
            Text(lap.clock).monospacedDigit()
          }
          .listRowBackground(Color.clear)
        }
      }
      .listStyle(.plain)
    }
  }
}

struct RoundButtonStyle: ButtonStyle {
  let color: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(color)
      .frame(width: 80, height: 80)
      .background(Circle().fill(color.opacity(configuration.isPressed ? 0.1 : 0.25)))
  }
}

struct StopwatchLaps_Previews: PreviewProvider {
  static var previews: some View {
    StopwatchLapsView().environment(\.colorScheme, .dark).background(Color.black)
  }
}
