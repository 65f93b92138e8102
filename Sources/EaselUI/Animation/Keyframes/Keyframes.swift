/// Keyframes of one track: values and how to go from each to the next.
@MainActor @preconcurrency
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable

  nonisolated func _segments() -> [_KeyframeSegment<Value>]
}

/// Goes to a value along a curve, straight unless told otherwise.
nonisolated public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let segment: _KeyframeSegment<Value>

  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    segment = _KeyframeSegment(target: to, duration: max(duration, 0), kind: .linear(timingCurve))
  }

  public func _segments() -> [_KeyframeSegment<Value>] { [segment] }
}

/// Goes to a value along a cubic curve without a jump of velocity.
nonisolated public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let segment: _KeyframeSegment<Value>

  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    segment = _KeyframeSegment(
      target: to, duration: max(duration, 0),
      kind: .cubic(startVelocity: startVelocity, endVelocity: endVelocity))
  }

  public func _segments() -> [_KeyframeSegment<Value>] { [segment] }
}

/// Goes to a value as a spring does.
nonisolated public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let segment: _KeyframeSegment<Value>

  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    segment = _KeyframeSegment(
      target: to, duration: max(duration ?? spring.settlingDuration, 0),
      kind: .spring(spring, startVelocity: startVelocity))
  }

  public func _segments() -> [_KeyframeSegment<Value>] { [segment] }
}

/// Is at a value at once.
nonisolated public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let segment: _KeyframeSegment<Value>

  public init(_ to: Value) { segment = _KeyframeSegment(target: to, duration: 0, kind: .move) }

  public func _segments() -> [_KeyframeSegment<Value>] { [segment] }
}

/// Several keyframes one after the other.
nonisolated public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
  let segments: [_KeyframeSegment<Value>]

  public func _segments() -> [_KeyframeSegment<Value>] { segments }
}

/// Makes one track of the keyframes of a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  public static func buildBlock(_ components: any KeyframeTrackContent<Value>...) -> _KeyframeList<Value> {
    _KeyframeList(segments: components.flatMap { $0._segments() })
  }

  public static func buildArray(_ components: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
    _KeyframeList(segments: components.flatMap(\.segments))
  }

  public static func buildEither(first component: _KeyframeList<Value>) -> _KeyframeList<Value> { component }

  public static func buildEither(second component: _KeyframeList<Value>) -> _KeyframeList<Value> { component }

  public static func buildOptional(_ component: _KeyframeList<Value>?) -> _KeyframeList<Value> {
    component ?? _KeyframeList(segments: [])
  }
}

/// How a value changes over time by keyframes.
@MainActor @preconcurrency
public protocol Keyframes<Value> {
  associatedtype Value

  /// The tracks, given the value at the start.
  nonisolated func _tracks(from initialValue: Value) -> [_KeyframeTrackCurve<Value>]
}

/// One track, ready to be asked for its value at any time.
public struct _KeyframeTrackCurve<Root> {
  let duration: TimeInterval
  let apply: (inout Root, TimeInterval) -> Void
}

/// Keyframes of one property of a value.
nonisolated public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

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
  /// Keyframes of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) {
    self.init(\.self, content: content)
  }
}

/// Several tracks at once.
nonisolated public struct _KeyframeTracks<Value>: Keyframes {
  let make: (Value) -> [_KeyframeTrackCurve<Value>]

  public func _tracks(from initialValue: Value) -> [_KeyframeTrackCurve<Value>] { make(initialValue) }
}

/// Makes keyframes of the tracks of a closure, or of one track's keyframes.
@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value {
    KeyframeTrack(\.self, expression)
  }

  public static func buildBlock(_ components: any Keyframes<Value>...) -> _KeyframeTracks<Value> {
    _KeyframeTracks { initial in components.flatMap { $0._tracks(from: initial) } }
  }
}

/// A value that changes over time by keyframes, to be asked for at any time.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [_KeyframeTrackCurve<Value>]

  public init<K: Keyframes>(initialValue: Value, @KeyframesBuilder<Value> content: () -> K)
  where K.Value == Value {
    self.init(initialValue: initialValue, content())
  }

  init<K: Keyframes>(initialValue: Value, _ keyframes: K) where K.Value == Value {
    self.initialValue = initialValue
    tracks = keyframes._tracks(from: initialValue)
  }

  /// Seconds of the longest track.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// The value after some seconds.
  public func value(time: Double) -> Value {
    var value = initialValue
    for track in tracks { track.apply(&value, time) }
    return value
  }

  /// The value after a part (0...1) of the duration.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
