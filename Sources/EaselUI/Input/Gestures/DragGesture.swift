/// A press and the way that the pointer goes until the release.
public struct DragGesture {
  /// Where the pointer is, and where it came from, in points of the gesture's coordinate space.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// Points per second.
    public var velocity: CGSize

    /// From the start to the present location.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the pointer would come to rest if it slowed down from now on.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * Value.slowdown, y: location.y + velocity.height * Value.slowdown)
    }

    /// From the start to the predicted location.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }

    /// Seconds of the present velocity that a slowing motion covers.
    private static let slowdown: CGFloat = 0.25
  }

  /// Points that the pointer has to move before it counts.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }
}

extension DragGesture: RecognizedGesture {
  public typealias Body = Never

  func makeRecognizer() -> _GestureRecognizer<Value> { DragRecognizer(self) }
}

/// Follows the pointer.
final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
  private let gesture: DragGesture
  private var isActive = false
  private var start = CGPoint.zero
  private var velocity = PointerVelocity()

  init(_ gesture: DragGesture) { self.gesture = gesture }

  override func advance(_ sample: PressSample) -> Phase {
    guard sample.change != .waited else { return phase }
    let location = sample.location(in: gesture.coordinateSpace)
    if sample.change == .pressed { start = location }
    velocity.add(location, at: sample.time)
    isActive = isActive || location.distance(to: start) >= gesture.minimumDistance
    guard isActive else { return sample.change == .released ? .failed : .possible }
    let value = DragGesture.Value(
      time: sample.time, location: location, startLocation: start, velocity: velocity.value)
    return sample.change == .released ? .ended(value) : .active(value)
  }
}

/// The mean velocity of the pointer over the last tenth of a second.
struct PointerVelocity {
  private var samples: [(location: CGPoint, time: Date)] = []

  private static let window: TimeInterval = 0.1

  mutating func add(_ location: CGPoint, at time: Date) {
    samples.append((location, time))
    samples.removeAll { time.timeIntervalSince($0.time) > PointerVelocity.window }
  }

  /// Points per second.
  var value: CGSize {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    let seconds = last.time.timeIntervalSince(first.time)
    return CGSize(
      width: (last.location.x - first.location.x) / seconds,
      height: (last.location.y - first.location.y) / seconds)
  }
}
