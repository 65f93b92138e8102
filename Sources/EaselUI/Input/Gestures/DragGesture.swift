/// A press and the movement of the pointer until the release.
///
/// ```swift
/// struct Draggable: View {
///   @State private var offset = CGSize.zero
///
///   var body: some View {
///     Circle()
///       .offset(offset)
///       .gesture(DragGesture().onChanged { offset = $0.translation })
///   }
/// }
/// ```
public struct DragGesture {
  /// The state of a drag, in points of the gesture's coordinate space.
  public struct Value: Equatable, Sendable {
    /// The time of the latest event.
    public var time: Date
    /// The current location of the pointer.
    public var location: CGPoint
    /// The location of the press.
    public var startLocation: CGPoint
    /// The mean velocity over the last 0.1 s, in points per second.
    public var velocity: CGSize

    /// The vector from the start to the current location.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The location where the pointer would come to rest if it decelerated from now: the current location
    /// plus 0.25 s of the current velocity.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * Value.slowdown, y: location.y + velocity.height * Value.slowdown)
    }

    /// The vector from the start to the predicted end location.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }

    /// The seconds of the current velocity that the deceleration covers.
    private static let slowdown: CGFloat = 0.25
  }

  /// The distance in points that the pointer must move before the gesture begins.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag gesture. A distance of 0 begins the gesture with the press.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Creates a drag gesture. A distance of 0 begins the gesture with the press.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }
}

extension DragGesture: RecognizedGesture {
  public typealias Body = Never

  func makeRecognizer() -> _GestureRecognizer<Value> { DragRecognizer(self) }
}

/// Recognizes a drag.
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

/// The mean velocity of the pointer over the last 0.1 s.
struct PointerVelocity {
  private var samples: [(location: CGPoint, time: Date)] = []

  private static let window: TimeInterval = 0.1

  mutating func add(_ location: CGPoint, at time: Date) {
    samples.append((location, time))
    samples.removeAll { time.timeIntervalSince($0.time) > PointerVelocity.window }
  }

  /// In points per second; zero with fewer than two events.
  var value: CGSize {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    let seconds = last.time.timeIntervalSince(first.time)
    return CGSize(
      width: (last.location.x - first.location.x) / seconds,
      height: (last.location.y - first.location.y) / seconds)
  }
}
