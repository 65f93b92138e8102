/// A place of a view, which a geometry reader can find in its own space.
public struct Anchor<Value> {
  /// Which place of a view.
  public struct Source {
    fileprivate let value: (CGRect) -> Value
  }

  weak var element: LayoutElement?
  private let source: Source

  init(element: LayoutElement?, source: Source) { (self.element, self.source) = (element, source) }

  /// The place, given the frame of the view in the space that is asked for.
  func value(in frame: CGRect) -> Value { source.value(frame) }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0 } }

  /// A rectangle in the space of the view.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the space of the view.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// A point of the view's bounds.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { point.point(in: $0) }
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor: Equatable where Value: Equatable {
  /// True for the same place of the same view.
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    return lhs.element === rhs.element && lhs.value(in: unit) == rhs.value(in: unit)
  }
}

nonisolated extension View {
  /// Runs an action with what `transform` makes of the view's size and place: at first, and whenever that is another.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, value in action(value) }
  }

  /// Runs an action with the old and new values of what `transform` makes of the view's size and place; at first the old
  /// value is the same.
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
