// Gestures of two fingers, which no pointer of this platform makes: programs that have them compile, and they never begin.

/// Two fingers that move apart or together. It never begins here.
public struct MagnifyGesture: RecognizedGesture {
  public typealias Body = Never

  public struct Value: Equatable, Sendable {
    public var time: Date
    /// 1 at the beginning.
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  func makeRecognizer() -> _GestureRecognizer<Value> { ImpossibleRecognizer() }
}

/// Two fingers that turn. It never begins here.
public struct RotateGesture: RecognizedGesture {
  public typealias Body = Never

  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  func makeRecognizer() -> _GestureRecognizer<Value> { ImpossibleRecognizer() }
}

/// Two fingers that move apart or together. It never begins here.
public struct MagnificationGesture: RecognizedGesture {
  public typealias Value = CGFloat
  public typealias Body = Never

  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  func makeRecognizer() -> _GestureRecognizer<CGFloat> { ImpossibleRecognizer() }
}

/// Two fingers that turn. It never begins here.
public struct RotationGesture: RecognizedGesture {
  public typealias Value = Angle
  public typealias Body = Never

  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  func makeRecognizer() -> _GestureRecognizer<Angle> { ImpossibleRecognizer() }
}

/// Follows a press that is never the gesture.
private final class ImpossibleRecognizer<Value>: _GestureRecognizer<Value> {
  override func advance(_ sample: PressSample) -> Phase { .failed }
}
