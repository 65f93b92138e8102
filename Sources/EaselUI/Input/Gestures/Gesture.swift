/// A thing done with the pointer that a view waits for.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells.
  associatedtype Value
  associatedtype Body: Gesture

  /// What the gesture consists of.
  var body: Body { get }

  /// Makes what follows a press. The library's own gestures provide it; for all others the default takes that of `body`.
  static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value>
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) is recognized by the library and has no body") }
}

extension Gesture where Value == Body.Value {
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    Body._makeRecognizer(gesture.body)
  }
}

/// A gesture that the library recognizes.
@MainActor
protocol RecognizedGesture: Gesture where Body == Never {
  func makeRecognizer() -> _GestureRecognizer<Value>
}

extension RecognizedGesture {
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    gesture.makeRecognizer()
  }
}

/// Which gestures a view takes part in.
@frozen public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none = GestureMask([])
  /// That of the modifier.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of views inside.
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
