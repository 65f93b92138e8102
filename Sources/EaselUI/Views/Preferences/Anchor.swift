/// A point or rectangle of a view, which a `GeometryProxy` converts to its own coordinate space.
///
/// ```swift
/// struct TitleBounds: PreferenceKey {
///   static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
///     value = value ?? nextValue()
///   }
/// }
///
/// let title = Text("Title").anchorPreference(key: TitleBounds.self, value: .bounds) { $0 }
/// let underlined = title.overlayPreferenceValue(TitleBounds.self, alignment: .bottomLeading) { bounds in
///   GeometryReader { proxy in Color.red.frame(width: bounds.map { proxy[$0].width }, height: 1) }
/// }
/// ```
public struct Anchor<Value>: Sendable {
  /// The point or rectangle of a view that an anchor stands for.
  public struct Source: Sendable {
    fileprivate let value: @Sendable (CGRect) -> Value

    /// The value in a coordinate space in which the view has this frame.
    func rect(in frame: CGRect) -> Value { value(frame) }
  }

  private(set) weak var element: LayoutElement?
  /// Identifies the element, also after its view has been removed: the hash of an anchor must not change.
  private let identifier: ObjectIdentifier?
  private let source: Source

  init(element: LayoutElement?, source: Source) {
    (self.element, self.source) = (element, source)
    identifier = element.map { ObjectIdentifier($0) }
  }

  /// The value of the anchor in a coordinate space in which the view has this frame.
  func value(in frame: CGRect) -> Value { source.value(frame) }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0 } }

  /// A rectangle in the view's coordinate space, in points.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinate space, in points.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// A point relative to the view's bounds.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { point.point(in: $0) }
  }

  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The center.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// The points or rectangles of several sources.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    value = { frame in array.map { $0.value(frame) } }
  }

  /// The point or rectangle of a source, if there is one.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    value = { frame in anchor.map { $0.value(frame) } }
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both anchors stand for the same point or rectangle of the same view.
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    // A new element may have the address of one that no longer exists.
    lhs.identifier == rhs.identifier && lhs.element === rhs.element
      && lhs.valueInUnitSquare == rhs.valueInUnitSquare && lhs.valueInOtherSize == rhs.valueInOtherSize
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Adds the view and its point or rectangle to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
    hasher.combine(valueInUnitSquare)
  }
}

extension Anchor {
  private var valueInUnitSquare: Value { value(in: CGRect(x: 0, y: 0, width: 1, height: 1)) }
  /// Distinguishes points and rectangles in units of length from those in units of the view's size.
  private var valueInOtherSize: Value { value(in: CGRect(x: 0, y: 0, width: 3, height: 5)) }
}

nonisolated extension View {
  /// Runs an action with a value computed from the geometry of the view: at first, and whenever the value
  /// changes.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, value in action(value) }
  }

  /// Runs an action with the old and the new value computed from the geometry of the view: at first, with the
  /// current value as both arguments, and whenever the value changes.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    background {
      GeometryReader { geometry in
        Spacer().onChange(of: transform(geometry), initial: true) { action($0, $1) }
      }
    }
  }
}
