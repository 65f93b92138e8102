/// The sizes of a scroll view and its content, and the part of the content that it shows, in points.
///
/// ```swift
/// struct Progress: View {
///   @State private var isAtTop = true
///
///   var body: some View {
///     ScrollView { Color.blue.frame(height: 2000) }
///       .onScrollGeometryChange(for: Bool.self) { geometry in
///         geometry.visibleRect.minY <= 0
///       } action: { _, isAtTop in
///         self.isAtTop = isAtTop
///       }
///       .opacity(isAtTop ? 1 : 0.5)
///   }
/// }
/// ```
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the top left corner of the scroll view. It is negative in a margin at the top or left,
  /// and while the content is pulled beyond its start.
  public var contentOffset: CGPoint
  /// The size of the content without margins.
  public var contentSize: CGSize
  /// The margins of the content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  /// Creates a geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }

  /// The part of the content behind the scroll view, in the space of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content behind the scroll view without its margins, in the space of the content.
  public var bounds: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(containerSize.width - contentInsets.horizontal, 0),
      height: max(containerSize.height - contentInsets.vertical, 0))
  }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  /// The values of all properties.
  public var debugDescription: String {
    "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), "
      + "contentInsets: \(contentInsets), containerSize: \(containerSize))"
  }
}

/// Runs an action when a value derived from the geometry of a scroll view changes.
@MainActor
final class ScrollGeometryObserver<Value: Equatable>: ScrollObserver {
  private var transform: ((ScrollGeometry) -> Value)?
  private var action: ((Value, Value) -> Void)?
  private var latest: Value?

  func set(_ transform: @escaping (ScrollGeometry) -> Value, _ action: @escaping (Value, Value) -> Void) {
    (self.transform, self.action) = (transform, action)
  }

  override func geometryDidChange(_ geometry: ScrollGeometry, of element: ScrollElement) {
    guard let value = transform?(geometry), value != latest else { return }
    let old = latest
    latest = value
    element.graph.perform([{ [weak self] in self?.action?(old ?? value, value) }])
  }
}

/// The modifier of `onScrollGeometryChange`.
struct ScrollGeometryModifier<Value: Equatable> {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
  @State private var observer = ScrollGeometryObserver<Value>()
}

extension ScrollGeometryModifier: ViewModifier {
  func body(content: Content) -> some View {
    let _ = observer.set(transform, action)
    content.modifier(ScrollObservation(observer: observer))
  }
}

nonisolated extension View {
  /// Runs an action when a value that a closure derives from the geometry of the first scroll view in the view changes.
  ///
  /// The action runs with the first value too, as the old and the new one.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Derives the value. It runs for each change of the geometry and should be cheap.
  ///   - action: The action, with the old and the new value.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }
}
