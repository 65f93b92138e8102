/// A pointer gesture that a view recognizes.
///
/// Custom gestures combine others in their `body`.
///
/// ```swift
/// struct DoubleTap: Gesture {
///   let action: () -> Void
///
///   var body: some Gesture {
///     TapGesture(count: 2).onEnded { action() }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the values that the gesture reports.
  associatedtype Value
  /// The type of the body.
  associatedtype Body: Gesture

  /// The gesture that this one is composed of.
  var body: Body { get }

  /// Creates the recognizer of a press. An implementation detail of the library; the default uses that of
  /// `body`.
  static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value>
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Stops the program: gestures of the library have no body.
  public var body: Never { fatalError("\(Self.self) is recognized by the library and has no body") }
}

extension Gesture where Value == Body.Value {
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    Body._makeRecognizer(gesture.body)
  }
}

/// A gesture that the library recognizes itself.
@MainActor
protocol RecognizedGesture: Gesture where Body == Never {
  func makeRecognizer() -> _GestureRecognizer<Value>
}

extension RecognizedGesture {
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    gesture.makeRecognizer()
  }
}

/// The gestures that a gesture modifier enables.
@frozen public struct GestureMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gestures.
  public static let none = GestureMask([])
  /// The gesture of the modifier.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// The gesture of the modifier and those of the views inside.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// The modifier that attaches a gesture to a view.
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

/// The element of a view with a gesture.
final class GestureElement<Waited: Gesture>: InteractionElement {
  var modifier: GestureModifier<Waited>

  init(_ modifier: GestureModifier<Waited>, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(content, inputs)
  }

  override func measureFullSize() -> FullSize? { content.fullSize }

  override var disablesInnerGestures: Bool { !modifier.mask.contains(.subviews) }

  override func makeRecognizer() -> PressRecognizer? {
    guard modifier.mask.contains(.gesture) else { return nil }
    let recognizer = Waited._makeRecognizer(modifier.gesture)
    recognizer.priority = modifier.priority
    return recognizer
  }
}

nonisolated extension View {
  /// Attaches a gesture to the view. Gestures of the views inside take precedence.
  ///
  /// - Parameter mask: Enables or disables the gesture, and those of the views inside.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask, priority: .normal))
  }

  /// Attaches a gesture to the view that takes precedence over gestures of the views inside.
  ///
  /// - Parameter mask: Enables or disables the gesture, and those of the views inside.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask, priority: .high))
  }

  /// Attaches a gesture to the view that is recognized regardless of other gestures.
  ///
  /// - Parameter mask: Enables or disables the gesture, and those of the views inside.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask, priority: .simultaneous))
  }

  /// Attaches a gesture to the view, as `gesture(_:including:)` does. A disabled gesture is not recognized.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture with a name to the view. The name has no effect. A disabled gesture is not recognized.
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Attaches a gesture to the view, as `highPriorityGesture(_:including:)` does. A disabled gesture is not recognized.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture with a name to the view. The name has no effect. A disabled gesture is not recognized.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View
  {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// Attaches a gesture to the view, as `simultaneousGesture(_:including:)` does. A disabled gesture is not recognized.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture with a name to the view. The name has no effect. A disabled gesture is not recognized.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View
  {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }
}
