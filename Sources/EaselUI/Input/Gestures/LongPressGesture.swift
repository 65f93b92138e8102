/// A press that stays in place for a minimum duration.
///
/// The value is always true and is reported when the gesture ends. Unlike in SwiftUI, no value is reported
/// when the press begins.
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
  /// The duration in seconds after which the gesture ends. Negative values count as 0.
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

  override func advance(_ sample: PressSample) -> Phase {
    let location = sample.input.location
    if sample.change == .pressed {
      start = location
      end = sample.time + max(gesture.minimumDuration, 0)
    }
    guard let end, location.distance(to: start) <= gesture.maximumDistance else { return .failed }
    if sample.time >= end { return .ended(true) }
    return sample.change == .released ? .failed : .possible
  }
}

nonisolated extension View {
  /// Runs an action when the view has been pressed for `minimumDuration` seconds without moving further than
  /// `maximumDistance` points.
  ///
  /// - Parameter onPressingChanged: Runs with true when the press begins, and with false when the pointer is
  ///   released.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        .onEnded { _ in action() }
    )
    .simultaneousGesture(
      PressGesture().onChanged { _ in onPressingChanged?(true) }.onEnded { _ in onPressingChanged?(false) })
  }
}

/// A press from its beginning to its end. The value is whether the pointer is over the view.
struct PressGesture {
  init() {}
}

extension PressGesture: RecognizedGesture {
  typealias Value = Bool
  typealias Body = Never

  func makeRecognizer() -> _GestureRecognizer<Bool> { WholePressRecognizer() }
}

final class WholePressRecognizer: _GestureRecognizer<Bool> {
  override func advance(_ sample: PressSample) -> Phase {
    switch sample.change {
    case .pressed: .active(true)
    case .moved: .active(sample.isInside)
    case .released: .ended(sample.isInside)
    case .waited: phase
    }
  }
}
