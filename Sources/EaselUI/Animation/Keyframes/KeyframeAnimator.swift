/// A view whose content changes over time along keyframes: repeatedly, or once each time that a value
/// changes.
///
/// ```swift
/// KeyframeAnimator(initialValue: 0.0) { angle in
///   Rectangle().frame(width: 40, height: 40).rotationEffect(.degrees(angle))
/// } keyframes: { _ in
///   LinearKeyframe(90, duration: 0.5)
///   SpringKeyframe(0, duration: 1, spring: .bouncy)
/// }
/// ```
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where KeyframePath.Value == Value {
  private let initialValue: Value
  private let trigger: AnyEquatable?
  private let isRepeating: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var run = KeyframeRun()
  @State private var progress = KeyframeProgress<Value>()
  @State private var isRunning = false
  /// The number of runs that the trigger started. A new run changes it, so that the body makes its keyframes.
  @State private var runs = 0

  /// Creates an animator that plays the keyframes from the time it appears: repeatedly, or once if
  /// `repeating` is `false`.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - repeating: Whether the keyframes repeat.
  ///   - content: A closure that returns the view for a value.
  ///   - keyframes: A closure that returns the keyframes. Its argument is `initialValue`: unlike in SwiftUI, each
  ///     repetition starts there.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    isRepeating = repeating
    (self.content, self.keyframes) = (content, keyframes)
  }

  /// Creates an animator that plays the keyframes once each time that `trigger` changes.
  ///
  /// The argument of `keyframes` is `initialValue` before the first run, and otherwise the value that is shown
  /// when the trigger changes. The run starts there, also during another one.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = AnyEquatable(trigger)
    isRepeating = false
    (self.content, self.keyframes) = (content, keyframes)
  }
}

/// The start of a run through the keyframes; `nil` before the first frame of the run.
final class KeyframeRun {
  var start: Date?
}

/// The values of a run through the keyframes; nil before the first frame. A class, because reading and writing
/// them is no change of state.
final class KeyframeProgress<Value> {
  /// The value at the start of the run.
  var start: Value?
  /// The value that is shown.
  var shown: Value?
}

extension KeyframeAnimator: View {
  public var body: some View {
    let start = (runs > 0 ? progress.start : nil) ?? initialValue
    let timeline = KeyframeTimeline(initialValue: start, keyframes(start))
    // Repeated keyframes without a duration show one value.
    let isStill = !isRunning || isRepeating && timeline.duration == 0
    TimelineView(.animation(minimumInterval: nil, paused: isStill)) { context in
      let time = time(at: context.date, duration: timeline.duration)
      content(shown(isRunning ? timeline.value(time: time) : restingValue(timeline)))
        .onChange(of: isRunning && !isRepeating && time >= timeline.duration) { _, isOver in
          if isOver { isRunning = false }
        }
    }
    .onAppear { if trigger == nil { isRunning = true } }
    .onChange(of: trigger) {
      run.start = nil
      progress.start = progress.shown
      runs &+= 1
      isRunning = true
    }
  }

  /// Records the value that is shown.
  private func shown(_ value: Value) -> Value {
    progress.shown = value
    return value
  }

  /// Seconds since the start of the run or of its latest repetition.
  private func time(at date: Date, duration: TimeInterval) -> TimeInterval {
    guard isRunning else { return 0 }
    let start = run.start ?? date
    run.start = start
    let elapsed = date.timeIntervalSince(start)
    return isRepeating && duration > 0 ? elapsed.truncatingRemainder(dividingBy: duration) : elapsed
  }

  /// The value outside of a run: the initial value before the first run, the final value after it.
  private func restingValue(_ timeline: KeyframeTimeline<Value>) -> Value {
    run.start == nil ? initialValue : timeline.value(time: timeline.duration)
  }
}

nonisolated extension View {
  /// Changes the view along keyframes from the time it appears: repeatedly, or once if `repeating` is
  /// `false`.
  ///
  /// `content` receives the view and the current value, and returns the view with modifiers applied.
  public func keyframeAnimator<Value, K: Keyframes>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View where K.Value == Value {
    KeyframeAnimator(initialValue: initialValue, repeating: repeating) { value in
      content(PlaceholderContentView(content: AnyView(self)), value)
    } keyframes: {
      keyframes($0)
    }
  }

  /// Changes the view along keyframes once each time that `trigger` changes.
  ///
  /// `content` receives the view and the current value, and returns the view with modifiers applied.
  public func keyframeAnimator<Value, K: Keyframes>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View where K.Value == Value {
    KeyframeAnimator(initialValue: initialValue, trigger: trigger) { value in
      content(PlaceholderContentView(content: AnyView(self)), value)
    } keyframes: {
      keyframes($0)
    }
  }
}
