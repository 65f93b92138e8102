/// A view that changes over time by keyframes: for ever, or once whenever a value changes.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where KeyframePath.Value == Value {
  private let initialValue: Value
  private let trigger: AnyEquatable?
  private let isRepeating: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var run = KeyframeRun()
  @State private var isRunning = false

  /// Runs through the keyframes, again and again unless told otherwise.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    isRepeating = repeating
    (self.content, self.keyframes) = (content, keyframes)
  }

  /// Runs through the keyframes once whenever `trigger` changes.
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

/// When a run through keyframes began; nil before its first frame.
final class KeyframeRun {
  var start: Date?
}

extension KeyframeAnimator: View {
  public var body: some View {
    let timeline = KeyframeTimeline(initialValue: initialValue, keyframes(initialValue))
    TimelineView(.animation(minimumInterval: nil, paused: !isRunning)) { context in
      let time = time(at: context.date, duration: timeline.duration)
      content(isRunning ? timeline.value(time: time) : restingValue(timeline))
        .onChange(of: isRunning && !isRepeating && time >= timeline.duration) { _, isOver in
          if isOver { isRunning = false }
        }
    }
    .onAppear { if trigger == nil { isRunning = true } }
    .onChange(of: trigger) {
      run.start = nil
      isRunning = true
    }
  }

  /// Seconds since the run began, or since its latest repetition.
  private func time(at date: Date, duration: TimeInterval) -> TimeInterval {
    guard isRunning else { return 0 }
    let start = run.start ?? date
    run.start = start
    let elapsed = date.timeIntervalSince(start)
    return isRepeating && duration > 0 ? elapsed.truncatingRemainder(dividingBy: duration) : elapsed
  }

  /// What is shown before the first run, and after the last.
  private func restingValue(_ timeline: KeyframeTimeline<Value>) -> Value {
    run.start == nil ? initialValue : timeline.value(time: timeline.duration)
  }
}

nonisolated extension View {
  /// Changes the view over time by keyframes, again and again unless told otherwise.
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

  /// Changes the view by keyframes once whenever `trigger` changes.
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
