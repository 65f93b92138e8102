import Combine
import SwiftUI

enum TimerMode: String {
  case focus = "Focus"
  case rest = "Break"

  var color: Color { self == .focus ? .red : .green }
  var symbol: String { self == .focus ? "brain.head.profile" : "cup.and.saucer.fill" }
}

@MainActor
class PomodoroViewModel: ObservableObject {
  @Published var mode: TimerMode = .focus
  @Published var remaining: TimeInterval = 25 * 60
  @Published var isRunning = false
  @AppStorage("completedSessions") var completed = 0
  private var timer: Timer?

  var total: TimeInterval { mode == .focus ? 25 * 60 : 5 * 60 }
  var progress: Double { 1 - remaining / total }

  var timeString: String {
    let minutes = Int(remaining) / 60
    let seconds = Int(remaining) % 60
    return String(format: "%02d:%02d", minutes, seconds)
  }

  func toggle() {
    isRunning ? pause() : start()
  }

  func start() {
    isRunning = true
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
      Task { @MainActor in self?.tick() }
    }
  }

  func pause() {
    isRunning = false
    timer?.invalidate()
    timer = nil
  }

  func reset() {
    pause()
    remaining = total
  }

  private func tick() {
    guard isRunning else { return }
    remaining -= 1
    if remaining <= 0 {
      if mode == .focus { completed += 1 }
      mode = mode == .focus ? .rest : .focus
      remaining = total
    }
  }
}

struct TimerRing: View {
  var progress: Double
  var color: Color

  var body: some View {
    ZStack {
      Circle().stroke(color.opacity(0.15), lineWidth: 18)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(color, style: StrokeStyle(lineWidth: 18, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .animation(.linear(duration: 0.1), value: progress)
      ForEach(0..<12) { tick in
        Capsule()
          .fill(.secondary)
          .frame(width: 2, height: 8)
          .offset(y: -98)
          .rotationEffect(.degrees(Double(tick) * 30))
      }
    }
  }
}

struct CircleButton: ViewModifier {
  let color: Color

  func body(content: Content) -> some View {
    content
      .font(.title2)
      .foregroundColor(.white)
      .frame(width: 60, height: 60)
      .background(color)
      .clipShape(Circle())
      .shadow(color: color.opacity(0.4), radius: 8, x: 0, y: 4)
  }
}

extension View {
  func circleButton(_ color: Color) -> some View { modifier(CircleButton(color: color)) }
}

struct PomodoroView: View {
  @StateObject private var vm = PomodoroViewModel()

  var body: some View {
    VStack(spacing: 32) {
      Label(vm.mode.rawValue, systemImage: vm.mode.symbol)
        .font(.title2.weight(.semibold))
        .foregroundStyle(vm.mode.color)
        .padding(.horizontal, 20)
        .padding(.vertical, 10)
        .background(vm.mode.color.opacity(0.12), in: Capsule())
      ZStack {
        TimerRing(progress: vm.progress, color: vm.mode.color)
        VStack {
          Text(vm.timeString)
            .font(.system(size: 52, weight: .medium, design: .rounded))
            .monospacedDigit()
          Text(vm.isRunning ? "Keep going" : "Paused")
            .font(.callout)
            .foregroundStyle(.secondary)
        }
      }
      .frame(width: 240, height: 240)
      HStack(spacing: 28) {
        Button(action: vm.reset) {
          Image(systemName: "arrow.counterclockwise").circleButton(.gray)
        }
        Button(action: vm.toggle) {
          Image(systemName: vm.isRunning ? "pause.fill" : "play.fill").circleButton(vm.mode.color)
        }
      }
      .buttonStyle(.plain)
      HStack {
        ForEach(0..<4) { index in
          Image(systemName: index < vm.completed % 4 ? "circle.fill" : "circle")
            .foregroundColor(vm.mode.color)
        }
      }
    }
    .padding(40)
    .frame(minWidth: 380, minHeight: 560)
    .onAppear { vm.start() }
    .onDisappear { vm.pause() }
  }
}

@main
struct PomodoroApp: App {
  var body: some Scene {
    WindowGroup {
      PomodoroView()
    }
  }
}

#Preview { PomodoroView() }
