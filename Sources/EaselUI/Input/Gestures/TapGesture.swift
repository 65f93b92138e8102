/// One or more taps: presses of the pointer that are released without moving.
///
/// The pointer may move by 10 points, and at most 0.35 s may pass between taps.
///
/// ```swift
/// struct Likes: View {
///   @State private var count = 0
///
///   var body: some View {
///     Text("\(count)").gesture(TapGesture(count: 2).onEnded { count += 1 })
///   }
/// }
/// ```
public struct TapGesture {
  /// The number of taps. Values below 1 count as 1.
  public var count: Int

  /// Creates a gesture of `count` taps.
  public init(count: Int = 1) { self.count = count }
}

extension TapGesture: RecognizedGesture {
  public typealias Value = Void
  public typealias Body = Never

  func makeRecognizer() -> _GestureRecognizer<Void> {
    MappedRecognizer(TapRecognizer(count: count, space: .local)) { _ in }
  }
}

/// One or more taps, with their location.
///
/// ```swift
/// struct Target: View {
///   @State private var location = CGPoint.zero
///
///   var body: some View {
///     Rectangle().gesture(SpatialTapGesture().onEnded { location = $0.location })
///   }
/// }
/// ```
public struct SpatialTapGesture {
  /// The location of a tap.
  public struct Value: Equatable, Sendable {
    /// The location of the release, in points of the gesture's coordinate space.
    public var location: CGPoint
  }

  /// The number of taps. Values below 1 count as 1.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of `count` taps.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Creates a gesture of `count` taps.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace)
  }
}

extension SpatialTapGesture: RecognizedGesture {
  public typealias Body = Never

  func makeRecognizer() -> _GestureRecognizer<Value> {
    MappedRecognizer(TapRecognizer(count: count, space: coordinateSpace)) { Value(location: $0) }
  }
}

/// Recognizes taps.
final class TapRecognizer: _GestureRecognizer<CGPoint> {
  private let count: Int
  private let space: CoordinateSpace
  private var taps = 0
  private var start = CGPoint.zero
  private var nextTapDeadline: Date?

  /// The maximum distance in points from the first press.
  static var slop: CGFloat { 10 }
  /// The maximum time in seconds from a release to the next press.
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
  /// Returns the distance to another point.
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}

nonisolated extension View {
  /// Runs an action when the view is tapped `count` times.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  /// Runs an action with the location when the view is tapped `count` times. The location is in points of the
  /// coordinate space.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Runs an action with the location when the view is tapped `count` times. The location is in points of the
  /// coordinate space.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }
}
