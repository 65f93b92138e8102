/// One press and release, or several in short order.
public struct TapGesture {
  public var count: Int

  public init(count: Int = 1) { self.count = count }
}

extension TapGesture: RecognizedGesture {
  public typealias Value = Void
  public typealias Body = Never

  func makeRecognizer() -> _GestureRecognizer<Void> {
    MappedRecognizer(TapRecognizer(count: count, space: .local)) { _ in }
  }
}

/// One press and release, or several in short order, with their place.
public struct SpatialTapGesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace)
  }
}

extension SpatialTapGesture: RecognizedGesture {
  public typealias Body = Never

  func makeRecognizer() -> _GestureRecognizer<Value> {
    MappedRecognizer(TapRecognizer(count: count, space: coordinateSpace)) { Value(location: $0) }
  }
}

/// Counts presses that stay in place.
final class TapRecognizer: _GestureRecognizer<CGPoint> {
  private let count: Int
  private let space: CoordinateSpace
  private var taps = 0
  private var start = CGPoint.zero
  private var nextTapDeadline: Date?

  /// Points that the pointer may move.
  static var slop: CGFloat { 10 }
  /// Seconds between presses at most.
  private static var interval: TimeInterval { 0.35 }

  init(count: Int, space: CoordinateSpace) { (self.count, self.space) = (max(count, 1), space) }

  override var deadline: Date? { nextTapDeadline }

  override func advance(_ sample: PressSample) -> Phase {
    let location = sample.input.location
    switch sample.change {
    case .pressed:
      if taps == 0 { start = location }
      nextTapDeadline = nil
      return location.distance(to: start) <= TapRecognizer.slop ? .possible : .failed
    case .moved:
      return location.distance(to: start) <= TapRecognizer.slop ? .possible : .failed
    case .released:
      taps += 1
      if taps == count { return .ended(sample.location(in: space)) }
      nextTapDeadline = sample.time + TapRecognizer.interval
      return .possible
    case .waited:
      return nextTapDeadline.map { $0 <= sample.time } ?? false ? .failed : .possible
    }
  }
}

extension CGPoint {
  /// Points between this point and another.
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}

nonisolated extension View {
  /// Runs an action when the view is pressed and released so many times.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  /// Runs an action with the place when the view is pressed and released so many times.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }
}
