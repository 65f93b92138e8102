/// A gesture that recognizes two gestures at the same time.
///
/// ```swift
/// struct Photo: View {
///   @State private var offset = CGSize.zero
///   @State private var isSelected = false
///
///   var body: some View {
///     Rectangle().offset(offset).gesture(
///       SimultaneousGesture(DragGesture(), TapGesture())
///         .onEnded { value in
///           offset = value.first?.translation ?? offset
///           isSelected = value.second != nil
///         })
///   }
/// }
/// ```
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The values of both gestures; nil for one that has not begun or has failed.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture from two gestures.
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

/// A recognizer of two gestures.
class PairRecognizer<First, Second, Value>: _GestureRecognizer<Value> {
  final let first: _GestureRecognizer<First>
  final let second: _GestureRecognizer<Second>

  init(_ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>) {
    (self.first, self.second) = (first, second)
  }

  /// The earliest deadline of a part that is still possible or active.
  override var deadline: Date? {
    [first.phase.state.isOpen ? first.deadline : nil, second.phase.state.isOpen ? second.deadline : nil]
      .compactMap { $0 }.min()
  }

  override func cancel() {
    first.cancel()
    second.cancel()
  }
}

final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First.Value, Second.Value, SimultaneousGesture<First, Second>.Value
>
{
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
}

/// A gesture that recognizes one of two gestures: the first, or the second if the first fails.
///
/// ```swift
/// struct Card: View {
///   var body: some View {
///     Rectangle().gesture(
///       ExclusiveGesture(TapGesture(count: 2), TapGesture())
///         .onEnded { value in
///           if case .first = value { print("double tap") } else { print("tap") }
///         })
///   }
/// }
/// ```
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The value of the recognized gesture.
  public enum Value {
    /// The value of the first gesture.
    case first(First.Value)
    /// The value of the second gesture.
    case second(Second.Value)
  }

  /// The gesture that takes precedence.
  public var first: First
  /// The gesture that is recognized if the first one fails.
  public var second: Second

  /// Creates a gesture from two gestures.
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

final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First.Value, Second.Value, ExclusiveGesture<First, Second>.Value
>
{
  override var yields: Bool { first.phase.state == .failed ? second.yields : first.yields }

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

  /// Delivers the failure of the first gesture too, because it may have begun.
  override func deliver() {
    first.deliver()
    if first.phase.state == .failed { second.deliver() }
  }
}

/// A gesture that recognizes one gesture and then another.
///
/// ```swift
/// struct Handle: View {
///   @State private var offset = CGSize.zero
///
///   var body: some View {
///     Circle().offset(offset).gesture(
///       SequenceGesture(LongPressGesture(), DragGesture())
///         .onEnded { value in
///           if case .second(_, let drag?) = value { offset = drag.translation }
///         })
///   }
/// }
/// ```
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The progress of the sequence.
  public enum Value {
    /// The first gesture is in progress.
    case first(First.Value)
    /// The first gesture has ended. The value of the second is nil until it begins.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that comes second.
  public var second: Second

  /// Creates a gesture from two gestures.
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

final class SequenceRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First.Value, Second.Value, SequenceGesture<First, Second>.Value
>
{
  private var hasFirstEnded = false

  override var yields: Bool { !hasFirstEnded && first.yields }

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
      // If the pointer is still down, the second gesture begins with this sample.
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
}

nonisolated extension Gesture {
  /// Combines this gesture with another one; both are recognized at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Combines this gesture with another one, which is recognized only if this one fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// Combines this gesture with another one, which begins when this one has ended.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
