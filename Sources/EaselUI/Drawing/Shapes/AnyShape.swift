/// A type-erased shape.
///
/// ```swift
/// let isRound = true
/// let shape = isRound ? AnyShape(Circle()) : AnyShape(Rectangle())
/// ```
nonisolated public struct AnyShape: Shape {
  private var base: any Shape

  /// Creates a shape that wraps `shape`.
  public init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }

  /// True, because the wrapped shape may depend on the container's shape.
  public static var _isContainerRelative: Bool { true }

  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(base.animatableData) }
    set { AnyShape.setData(of: &base, newValue) }
  }

  private static func setData(of shape: inout any Shape, _ data: _AnyAnimatableData) {
    func open(_ opened: some Shape) -> any Shape {
      var opened = opened
      if let value = data.value(like: opened.animatableData) { opened.animatableData = value }
      return opened
    }
    shape = open(shape)
  }
}

@MainActor extension AnyShape: InstalledProperty {
  func makeStorage() -> AnyShapeProperties { AnyShapeProperties() }

  mutating func install(_ storage: AnyShapeProperties, environment: EnvironmentValues) {
    base = storage.install(in: base, environment)
  }
}

/// The storage of the dynamic properties of a type-erased shape. Replaced when the type changes.
@MainActor
final class AnyShapeProperties {
  private var type: ObjectIdentifier?
  private var storage: [Any?] = []

  fileprivate func install<S: Shape>(in shape: S, _ environment: EnvironmentValues) -> any Shape {
    let list = DynamicPropertyList<S>.ofShapes
    guard !list.isEmpty else { return shape }
    if type != ObjectIdentifier(S.self) {
      (type, storage) = (ObjectIdentifier(S.self), list.makeStorage(for: shape))
    }
    return list.install(in: shape, storage: storage, environment: environment)
  }
}

/// Type-erased animatable data. If two operands have different types, sum and
/// difference are the first operand.
public struct _AnyAnimatableData: VectorArithmetic {
  /// The data; nil is the zero of every type.
  private var base: (any VectorArithmetic)?

  init(_ base: (any VectorArithmetic)?) { self.base = base }

  public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }

  /// The data as the type of `example`, or nil if it has another type.
  func value<Value: VectorArithmetic>(like example: Value) -> Value? {
    base == nil ? .zero : base as? Value
  }

  public static func == (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> Bool {
    func isEqual<Value: VectorArithmetic>(_ value: Value, to other: _AnyAnimatableData) -> Bool {
      value == other.value(like: value)
    }
    if let value = lhs.base { return isEqual(value, to: rhs) }
    if let value = rhs.base { return isEqual(value, to: lhs) }
    return true
  }

  public static func + (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
    guard let value = lhs.base else { return rhs }
    func sum<Value: VectorArithmetic>(_ value: Value) -> any VectorArithmetic {
      rhs.value(like: value).map { value + $0 } ?? value
    }
    return _AnyAnimatableData(sum(value))
  }

  public static func - (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
    guard let value = lhs.base ?? rhs.base else { return .zero }
    func difference<Value: VectorArithmetic>(_ example: Value) -> any VectorArithmetic {
      let first = lhs.value(like: example) ?? .zero
      return rhs.value(like: example).map { first - $0 } ?? first
    }
    return _AnyAnimatableData(difference(value))
  }

  public mutating func scale(by rhs: Double) { base?.scale(by: rhs) }

  public var magnitudeSquared: Double { base?.magnitudeSquared ?? 0 }
}

/// The storage of the dynamic properties, such as `@Environment` and `@State`, of the
/// shapes that an element draws.
@MainActor
final class ShapeProperties<Subject> {
  private let list: DynamicPropertyList<Subject>
  private let storage: [Any?]
  private let sizeReader: SizeReader

  /// Nil for the common case of shapes without dynamic properties.
  init?(of subject: Subject, in element: LayoutElement) {
    list = DynamicPropertyList.ofShapes
    guard !list.isEmpty else { return nil }
    storage = list.makeStorage(for: subject)
    sizeReader = SizeReader(element)
  }

  /// Returns the subject with its dynamic properties ready to be read.
  func install(in subject: Subject, _ environment: EnvironmentValues) -> Subject {
    list.install(in: subject, storage: storage, environment: environment)
  }

  /// Returns the size that `body` gives for the subject. A change of state that was read
  /// invalidates the element's layout.
  func measure(
    _ subject: Subject, _ environment: EnvironmentValues, _ body: (Subject) -> CGSize
  ) -> CGSize {
    var size = CGSize.zero
    let reads = ChangeReads(of: sizeReader) { size = body(install(in: subject, environment)) }
    sizeReader.note(reads)
    return size
  }

  /// Ends the subscriptions; called when the element is removed.
  func cancel() { sizeReader.cancel() }
}

/// Tracks the state that the size of an element depends on, separately from its drawing.
@MainActor
private final class SizeReader: ChangeReader {
  unowned let graph: ViewGraph
  private weak var element: LayoutElement?
  private var subscriptions = ChangeSubscriptions()

  init(_ element: LayoutElement) { (graph, self.element) = (element.graph, element) }

  func note(_ reads: ChangeReads) {
    if subscriptions.update(reads, for: self) { sourceDidChange() }
  }

  func sourceDidChange() { element?.invalidateLayout() }

  func cancel() { subscriptions.cancel(for: self) }
}
