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

/// Has a view wait for a gesture.
struct GestureModifier<Waited: Gesture> {
  let gesture: Waited
  let mask: GestureMask
  let priority: PressRecognizer.Priority
}

@MainActor extension GestureModifier: ViewModifier, ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> GestureElement<Waited> {
    GestureElement(self, around: content, inputs)
  }

  func update(_ element: GestureElement<Waited>) { element.modifier = self }
}

/// The element of a view that waits for a gesture.
final class GestureElement<Waited: Gesture>: InteractionElement {
  var modifier: GestureModifier<Waited>

  init(_ modifier: GestureModifier<Waited>, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(content, inputs)
  }

  override func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool {
    let outer = hits.count
    let isHit = super.hitTest(point, &hits)
    if isHit, !modifier.mask.contains(.subviews) { hits.removeSubrange(outer..<max(hits.count - 1, outer)) }
    return isHit
  }

  override func makeRecognizer() -> PressRecognizer? {
    guard modifier.mask.contains(.gesture) else { return nil }
    let recognizer = Waited._makeRecognizer(modifier.gesture)
    recognizer.priority = modifier.priority
    return recognizer
  }
}

nonisolated extension View {
  /// Has the view wait for a gesture; those of views inside go before it.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask, priority: .normal))
  }

  /// Has the view wait for a gesture that goes before those of views inside.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask, priority: .high))
  }

  /// Has the view wait for a gesture that takes part whatever other gestures do.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask, priority: .simultaneous))
  }
}
