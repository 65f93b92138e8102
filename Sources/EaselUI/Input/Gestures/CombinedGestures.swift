/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// What both tell; nil for one that does not take place.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension SimultaneousGesture: RecognizedGesture {
  public typealias Body = Never

  func makeRecognizer() -> _GestureRecognizer<Value> {
    SimultaneousRecognizer<First, Second>(First._makeRecognizer(first), Second._makeRecognizer(second))
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: _GestureRecognizer<
  SimultaneousGesture<First, Second>.Value
>
{
  private let first: _GestureRecognizer<First.Value>
  private let second: _GestureRecognizer<Second.Value>

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    (self.first, self.second) = (first, second)
  }

  override var deadline: Date? { [first.deadline, second.deadline].compactMap { $0 }.min() }

  override func advance(_ sample: PressSample) -> Phase {
    let states = [first.process(sample), second.process(sample)]
    let value = SimultaneousGesture<First, Second>.Value(first: first.phase.value, second: second.phase.value)
    if states.allSatisfy({ $0 == .failed }) { return .failed }
    if states.allSatisfy({ $0 == .failed || $0 == .ended }) { return .ended(value) }
    return states.contains { $0 == .active || $0 == .ended } ? .active(value) : .possible
  }

  override func deliver() {
    first.deliver()
    second.deliver()
  }

  override func cancel() {
    first.cancel()
    second.cancel()
  }
}

/// The first of two gestures, or the second where the first fails.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// What the one that takes place tells.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension ExclusiveGesture: RecognizedGesture {
  public typealias Body = Never

  func makeRecognizer() -> _GestureRecognizer<Value> {
    ExclusiveRecognizer<First, Second>(First._makeRecognizer(first), Second._makeRecognizer(second))
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: _GestureRecognizer<
  ExclusiveGesture<First, Second>.Value
>
{
  private let first: _GestureRecognizer<First.Value>
  private let second: _GestureRecognizer<Second.Value>

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    (self.first, self.second) = (first, second)
  }

  override var deadline: Date? { [first.deadline, second.deadline].compactMap { $0 }.min() }

  override func advance(_ sample: PressSample) -> Phase {
    _ = first.process(sample)
    _ = second.process(sample)
    switch first.phase {
    case .possible: return .possible
    case .active(let value): return .active(.first(value))
    case .ended(let value): return .ended(.first(value))
    case .failed: break
    }
    switch second.phase {
    case .possible: return .possible
    case .active(let value): return .active(.second(value))
    case .ended(let value): return .ended(.second(value))
    case .failed: return .failed
    }
  }

  override func deliver() {
    if first.phase.state == .failed { second.deliver() } else { first.deliver() }
  }

  override func cancel() {
    first.cancel()
    second.cancel()
  }
}

/// A gesture and another after it.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// How far the sequence has come.
  public enum Value {
    case first(First.Value)
    /// The first has ended; the second has told nothing yet, or something.
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension SequenceGesture: RecognizedGesture {
  public typealias Body = Never

  func makeRecognizer() -> _GestureRecognizer<Value> {
    SequenceRecognizer<First, Second>(First._makeRecognizer(first), Second._makeRecognizer(second))
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

final class SequenceRecognizer<First: Gesture, Second: Gesture>: _GestureRecognizer<
  SequenceGesture<First, Second>.Value
>
{
  private let first: _GestureRecognizer<First.Value>
  private let second: _GestureRecognizer<Second.Value>
  private var hasFirstEnded = false

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    (self.first, self.second) = (first, second)
  }

  override var deadline: Date? { hasFirstEnded ? second.deadline : first.deadline }

  override func advance(_ sample: PressSample) -> Phase {
    hasFirstEnded ? advanceSecond(sample) : advanceFirst(sample)
  }

  private func advanceFirst(_ sample: PressSample) -> Phase {
    _ = first.process(sample)
    switch first.phase {
    case .possible: return .possible
    case .failed: return .failed
    case .active(let value): return .active(.first(value))
    case .ended(let value):
      hasFirstEnded = true
      first.deliver()
      // The pointer may be down still, which is where the second gesture begins.
      if sample.change != .released {
        _ = second.process(PressSample(change: .pressed, input: sample.input, element: sample.element))
      }
      return .active(.second(value, second.phase.value))
    }
  }

  private func advanceSecond(_ sample: PressSample) -> Phase {
    guard let value = first.phase.value else { return .failed }
    _ = second.process(sample)
    switch second.phase {
    case .possible: return .active(.second(value, nil))
    case .active(let next): return .active(.second(value, next))
    case .ended(let next): return .ended(.second(value, next))
    case .failed: return .failed
    }
  }

  override func deliver() {
    if hasFirstEnded { second.deliver() } else { first.deliver() }
  }

  override func cancel() {
    first.cancel()
    second.cancel()
  }
}

nonisolated extension Gesture {
  /// This gesture and another at once.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture, or another where this one fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// This gesture and another after it.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
