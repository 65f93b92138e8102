/// A press that stays in place for a minimum duration.
///
/// The value is always true. It is reported when the press begins, and again when the gesture ends.
///
/// ```swift
/// struct HoldButton: View {
///   @State private var isDone = false
///
///   var body: some View {
///     Circle()
///       .fill(isDone ? Color.green : Color.gray)
///       .gesture(LongPressGesture(minimumDuration: 1).onEnded { _ in isDone = true })
///   }
/// }
/// ```
public struct LongPressGesture {
  /// The duration in seconds after which the gesture ends. Negative values and NaN count as 0.
  public var minimumDuration: Double
  /// The maximum distance in points that the pointer may move.
  public var maximumDistance: CGFloat

  /// Creates a long press gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }
}

extension LongPressGesture: RecognizedGesture {
  public typealias Value = Bool
  public typealias Body = Never

  func makeRecognizer() -> _GestureRecognizer<Bool> { LongPressRecognizer(self) }
}

/// Recognizes a long press.
final class LongPressRecognizer: _GestureRecognizer<Bool> {
  private let gesture: LongPressGesture
  private var start = CGPoint.zero
  private var end: Date?

  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  override var deadline: Date? { end }

  override var yields: Bool { true }

  override func advance(_ sample: PressSample) -> Phase {
    let location = sample.input.location
    if sample.change == .pressed {
      start = location
      end = sample.time + (gesture.minimumDuration > 0 ? gesture.minimumDuration : 0)
    }
    guard let end, location.distance(to: start) <= gesture.maximumDistance else { return .failed }
    // Not at once, so that the begin of the shortest press is reported, too.
    if sample.time >= end, sample.change != .pressed { return .ended(true) }
    return sample.change == .released ? .failed : .active(true)
  }
}

nonisolated extension View {
  /// Runs an action when the view has been pressed for `minimumDuration` seconds without moving further than
  /// `maximumDistance` points.
  ///
  /// - Parameter onPressingChanged: Runs with true when the press begins, and with false when the action has
  ///   run, the pointer is released or moves too far, or another gesture takes over.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(press.onEnded { _ in action() })
      .simultaneousGesture(
        press.onChanged { _ in onPressingChanged?(true) }.onFinished { onPressingChanged?(false) },
        including: onPressingChanged == nil ? .subviews : .all)
  }

  /// Runs an action when the view has been pressed for `minimumDuration` seconds without moving further than
  /// `maximumDistance` points. The older form of `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
