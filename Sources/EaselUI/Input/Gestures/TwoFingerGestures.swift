// Gestures of two fingers. No pointer of this platform makes them: programs that use them compile, but they
// never begin.

/// A pinch of two fingers. It never begins on this platform.
///
/// ```swift
/// struct Zoomable: View {
///   @State private var scale = 1.0
///
///   var body: some View {
///     Circle()
///       .scaleEffect(scale)
///       .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
///   }
/// }
/// ```
public struct MagnifyGesture: RecognizedGesture {
  public typealias Body = Never

  /// The state of a pinch.
  public struct Value: Equatable, Sendable {
    /// The time of the latest event.
    public var time: Date
    /// The scale relative to the beginning, where it is 1.
    public var magnification: CGFloat
    /// The change of the scale per second.
    public var velocity: CGFloat
    /// The point between the fingers at the beginning, in the unit square of the view.
    public var startAnchor: UnitPoint
    /// The point between the fingers at the beginning, in points.
    public var startLocation: CGPoint
  }

  /// The change of the scale at which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnify gesture.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  func makeRecognizer() -> _GestureRecognizer<Value> { ImpossibleRecognizer() }
}

/// A rotation of two fingers. It never begins on this platform.
///
/// ```swift
/// struct Rotatable: View {
///   @State private var angle = Angle.zero
///
///   var body: some View {
///     Rectangle()
///       .rotationEffect(angle)
///       .gesture(RotateGesture().onChanged { angle = $0.rotation })
///   }
/// }
/// ```
public struct RotateGesture: RecognizedGesture {
  public typealias Body = Never

  /// The state of a rotation.
  public struct Value: Equatable, Sendable {
    /// The time of the latest event.
    public var time: Date
    /// The rotation since the beginning.
    public var rotation: Angle
    /// The rotation per second.
    public var velocity: Angle
    /// The point between the fingers at the beginning, in the unit square of the view.
    public var startAnchor: UnitPoint
    /// The point between the fingers at the beginning, in points.
    public var startLocation: CGPoint
  }

  /// The rotation at which the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a rotate gesture.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  func makeRecognizer() -> _GestureRecognizer<Value> { ImpossibleRecognizer() }
}

/// A pinch of two fingers, whose value is the scale: the older form of `MagnifyGesture`. It never begins on
/// this platform.
///
/// ```swift
/// Circle().gesture(MagnificationGesture().onChanged { scale in print(scale) })
/// ```
public struct MagnificationGesture: RecognizedGesture {
  public typealias Value = CGFloat
  public typealias Body = Never

  /// The change of the scale at which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnification gesture.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  func makeRecognizer() -> _GestureRecognizer<CGFloat> { ImpossibleRecognizer() }
}

/// A rotation of two fingers, whose value is the angle: the older form of `RotateGesture`. It never begins on
/// this platform.
///
/// ```swift
/// Rectangle().gesture(RotationGesture().onChanged { angle in print(angle.degrees) })
/// ```
public struct RotationGesture: RecognizedGesture {
  public typealias Value = Angle
  public typealias Body = Never

  /// The rotation at which the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a rotation gesture.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  func makeRecognizer() -> _GestureRecognizer<Angle> { ImpossibleRecognizer() }
}

/// A recognizer that always fails.
private final class ImpossibleRecognizer<Value>: _GestureRecognizer<Value> {
  override func advance(_ sample: PressSample) -> Phase { .failed }
}
