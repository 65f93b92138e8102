/// The keyframes of one track, each with a target value and an interpolation toward it.
///
/// `LinearKeyframe`, `CubicKeyframe`, `SpringKeyframe` and `MoveKeyframe` conform to this protocol. Types
/// outside of the library cannot implement it.
///
/// ```swift
/// @KeyframeTrackContentBuilder<Double>
/// func blink() -> some KeyframeTrackContent<Double> {
///   LinearKeyframe(0.2, duration: 0.1)
///   LinearKeyframe(1, duration: 0.3)
/// }
/// ```
@MainActor @preconcurrency
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable

  /// The keyframes in order.
  nonisolated func _segments() -> [_KeyframeSegment<Value>]
}

/// A keyframe that interpolates linearly to its value, or along a timing curve.
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: 0.0) {
///   LinearKeyframe(100.0, duration: 1, timingCurve: .easeOut)
/// }
/// ```
nonisolated public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let segment: _KeyframeSegment<Value>

  /// Creates a keyframe that reaches `to` after `duration` seconds; negative durations and NaN count as 0.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    segment = _KeyframeSegment(target: to, duration: duration, kind: .linear(timingCurve))
  }

  public func _segments() -> [_KeyframeSegment<Value>] { [segment] }
}

/// A keyframe that interpolates to its value along a cubic curve with continuous velocity.
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: 0.0) {
///   CubicKeyframe(100.0, duration: 1)
///   CubicKeyframe(0.0, duration: 1, endVelocity: 0.0)
/// }
/// ```
nonisolated public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let segment: _KeyframeSegment<Value>

  /// Creates a keyframe that reaches `to` after `duration` seconds; negative durations and NaN count as 0.
  ///
  /// Velocities are per second. A velocity of `nil` is derived from the keyframes before and after; it is
  /// zero at the ends of the track.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    segment = _KeyframeSegment(
      target: to, duration: duration,
      kind: .cubic(startVelocity: startVelocity, endVelocity: endVelocity))
  }

  public func _segments() -> [_KeyframeSegment<Value>] { [segment] }
}

/// A keyframe that moves to its value as a spring.
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: 0.0) {
///   SpringKeyframe(100.0, duration: 1, spring: .bouncy)
/// }
/// ```
nonisolated public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let segment: _KeyframeSegment<Value>

  /// Creates a keyframe that moves to `to` for `duration` seconds; negative durations and NaN count as 0.
  ///
  /// - Parameters:
  ///   - to: The target value.
  ///   - duration: Seconds; `nil` for the settling duration of the spring. After a shorter duration the value
  ///     jumps to the target.
  ///   - spring: The spring.
  ///   - startVelocity: The velocity at the start, per second. If it is `nil`, it is derived from the
  ///     keyframes before and after.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    segment = _KeyframeSegment(
      target: to, duration: duration ?? spring.settlingDuration,
      kind: .spring(spring, startVelocity: startVelocity))
  }

  public func _segments() -> [_KeyframeSegment<Value>] { [segment] }
}

/// A keyframe that jumps to its value.
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: 0.0) {
///   MoveKeyframe(50.0)
///   LinearKeyframe(100.0, duration: 1)
/// }
/// ```
nonisolated public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let segment: _KeyframeSegment<Value>

  /// Creates a keyframe that jumps to `to`. It takes no time.
  public init(_ to: Value) { segment = _KeyframeSegment(target: to, duration: 0, kind: .move) }

  public func _segments() -> [_KeyframeSegment<Value>] { [segment] }
}

/// A sequence of keyframes; the result of `KeyframeTrackContentBuilder`.
nonisolated public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
  let segments: [_KeyframeSegment<Value>]

  public func _segments() -> [_KeyframeSegment<Value>] { segments }
}

/// A result builder that combines keyframes into one track.
///
/// ```swift
/// @KeyframeTrackContentBuilder<CGFloat>
/// func hop() -> some KeyframeTrackContent<CGFloat> {
///   CubicKeyframe(-30, duration: 0.2)
///   SpringKeyframe(0, duration: 0.5, spring: .bouncy)
/// }
/// ```
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Accepts one keyframe.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Concatenates keyframes.
  public static func buildBlock(_ components: any KeyframeTrackContent<Value>...) -> _KeyframeList<Value> {
    _KeyframeList(segments: components.flatMap { $0._segments() })
  }

  /// Concatenates the keyframes of a `for` loop.
  public static func buildArray(_ components: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
    _KeyframeList(segments: components.flatMap(\.segments))
  }

  /// The keyframes of the first branch of a condition.
  public static func buildEither(first component: _KeyframeList<Value>) -> _KeyframeList<Value> { component }

  /// The keyframes of the second branch of a condition.
  public static func buildEither(second component: _KeyframeList<Value>) -> _KeyframeList<Value> { component }

  /// The keyframes of an `if` without `else`; none if the condition is false.
  public static func buildOptional(_ component: _KeyframeList<Value>?) -> _KeyframeList<Value> {
    component ?? _KeyframeList(segments: [])
  }
}

/// The keyframes of a value, in one track or several.
///
/// `KeyframeTrack` conforms to this protocol. Types outside of the library cannot implement it.
///
/// ```swift
/// struct Pose {
///   var scale = 1.0
///   var angle = Angle.zero
/// }
///
/// @KeyframesBuilder<Pose>
/// func wave() -> some Keyframes<Pose> {
///   KeyframeTrack(\.angle) { LinearKeyframe(.degrees(20), duration: 0.3) }
/// }
/// ```
@MainActor @preconcurrency
public protocol Keyframes<Value> {
  /// The type of the animated value.
  associatedtype Value

  /// The tracks, given the value at the start.
  nonisolated func _tracks(from initialValue: Value) -> [_KeyframeTrackCurve<Value>]
}

/// One track of a value of type `Root`, evaluated for any time.
public struct _KeyframeTrackCurve<Root> {
  let duration: TimeInterval
  let apply: (inout Root, TimeInterval) -> Void
}

/// The keyframes of one property of a value.
///
/// ```swift
/// struct Pose {
///   var scale = 1.0
///   var angle = Angle.zero
/// }
///
/// let timeline = KeyframeTimeline(initialValue: Pose()) {
///   KeyframeTrack(\.scale) { SpringKeyframe(2, duration: 0.5) }
///   KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 1) }
/// }
/// ```
nonisolated public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates a track of the property at `keyPath`.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.init(keyPath, content())
  }

  init(_ keyPath: WritableKeyPath<Root, Value>, _ content: Content) {
    (self.keyPath, self.content) = (keyPath, content)
  }

  public func _tracks(from initialValue: Root) -> [_KeyframeTrackCurve<Root>] {
    let curve = KeyframeCurve(from: initialValue[keyPath: keyPath], content._segments())
    return [
      _KeyframeTrackCurve(duration: curve.duration) { [keyPath] root, time in
        root[keyPath: keyPath] = curve.value(at: time)
      }
    ]
  }
}

extension KeyframeTrack where Root == Value {
  /// Creates a track of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) {
    self.init(\.self, content: content)
  }
}

/// Tracks that run in parallel; the result of `KeyframesBuilder`.
nonisolated public struct _KeyframeTracks<Value>: Keyframes {
  let make: (Value) -> [_KeyframeTrackCurve<Value>]

  public func _tracks(from initialValue: Value) -> [_KeyframeTrackCurve<Value>] { make(initialValue) }
}

/// A result builder that combines tracks, or the keyframes of a single track, into the keyframes of a value.
///
/// ```swift
/// @KeyframesBuilder<Double>
/// func fade() -> some Keyframes<Double> {
///   KeyframeTrack(\.self) { LinearKeyframe(0, duration: 0.5) }
/// }
/// ```
@resultBuilder
public struct KeyframesBuilder<Value> {
  // MARK: Keyframes of the whole value

  /// Accepts keyframes of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Starts a sequence of keyframes.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
    first
  }

  /// Appends keyframes to a sequence.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeList<Value> { _KeyframeList(segments: accumulated._segments() + next._segments()) }

  /// Concatenates the keyframes of a `for` loop.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeList<Value> {
    _KeyframeList(segments: components.flatMap { $0._segments() })
  }

  /// The keyframes of the first branch of a condition.
  public static func buildEither(first component: some KeyframeTrackContent<Value>) -> _KeyframeList<Value> {
    _KeyframeList(segments: component._segments())
  }

  /// The keyframes of the second branch of a condition.
  public static func buildEither(second component: some KeyframeTrackContent<Value>) -> _KeyframeList<Value> {
    _KeyframeList(segments: component._segments())
  }

  /// Makes a track of the whole value.
  public static func buildFinalResult<K: KeyframeTrackContent>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value { KeyframeTrack(\.self, component) }

  // MARK: Tracks

  /// Accepts one track or several.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

  /// Starts a list of tracks.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

  /// Adds tracks that run in parallel to the others.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> _KeyframeTracks<Value> {
    _KeyframeTracks { accumulated._tracks(from: $0) + next._tracks(from: $0) }
  }

  /// No tracks.
  public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks { _ in [] } }

  /// The finished list of tracks.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }
}

/// A value that changes over time along keyframes, evaluated for any time.
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: 0.0) {
///   KeyframeTrack(\.self) {
///     LinearKeyframe(10, duration: 1)
///     CubicKeyframe(40, duration: 2)
///   }
/// }
/// let early = timeline.value(time: 0.25)
/// let middle = timeline.value(progress: 0.5)
/// ```
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [_KeyframeTrackCurve<Value>]

  /// Creates a timeline that starts at `initialValue`.
  public init<K: Keyframes>(initialValue: Value, @KeyframesBuilder<Value> content: () -> K)
  where K.Value == Value {
    self.init(initialValue: initialValue, content())
  }

  init<K: Keyframes>(initialValue: Value, _ keyframes: K) where K.Value == Value {
    self.initialValue = initialValue
    tracks = keyframes._tracks(from: initialValue)
  }

  /// The duration of the longest track, in seconds.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// The value `time` seconds after the start; the initial value before it, and the final value after the
  /// end.
  public func value(time: Double) -> Value {
    var value = initialValue
    for track in tracks { track.apply(&value, time) }
    return value
  }

  /// The value at a fraction of the duration, 0...1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
