import SwiftUI

extension View {
  /// Plays a demo by itself until the user presses it or changes it by a key.
  ///
  /// - Parameters:
  ///   - interval: The number of seconds before the first step, and between steps.
  ///   - value: The value that each step changes.
  ///   - step: Changes the value as the user would. Receives the number of the step, from 1.
  func playsUntilTouched<Value: Equatable>(
    every interval: Double, changing value: Value, step: @escaping (Int) -> Void
  ) -> some View {
    modifier(SelfPlaying(interval: interval, value: value, play: step))
  }
}

/// Runs an action at the beats of a timeline until the user takes over.
private struct SelfPlaying<Value: Equatable>: ViewModifier {
  let interval: Double
  let value: Value
  let play: (Int) -> Void
  @State private var step = 0
  /// The last step whose change of the value was seen.
  @State private var seenStep = 0
  @State private var isTouched = false

  func body(content: Content) -> some View {
    content
      .background {
        if !isTouched {
          TimelineView(Beats(interval: interval)) { timeline in
            Color.clear.onChange(of: timeline.date) {
              step += 1
              play(step)
            }
          }
        }
      }
      .onChange(of: value) {
        // A change without a step was made by the user.
        if seenStep == step { isTouched = true }
        seenStep = step
      }
      .simultaneousGesture(DragGesture(minimumDistance: 0).onChanged { _ in isTouched = true })
  }
}

/// Dates at equal intervals from the time at which the timeline appears.
private struct Beats: TimelineSchedule, Equatable {
  /// Seconds.
  let interval: Double

  func entries(from start: Date, mode: Mode) -> some Sequence<Date> {
    sequence(first: start + interval) { $0 + interval }
  }
}
