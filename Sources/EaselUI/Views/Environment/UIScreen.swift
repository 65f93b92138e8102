/// The screen as UIKit describes it. Programs for phones fill it with their window, and read its size to lay views out.
///
/// Here it describes the window, or the image in a headless run: the size of a display says nothing about the room of a
/// view. A body that reads it is evaluated again when the window is resized. Outside of bodies it describes the window that
/// was updated last; before there is one, and in images of an `ImageRenderer` without a window, 390 x 844 points.
///
/// ```swift
/// struct Card: View {
///   var body: some View { Color.orange.frame(width: UIScreen.main.bounds.width - 32, height: 200) }
/// }
/// ```
@MainActor @preconcurrency
public final class UIScreen {
  /// The screen of the program.
  public static let main = UIScreen()

  private init() {}

  /// A rectangle with the size of the window in points, and its origin at zero.
  public var bounds: CGRect { CGRect(origin: .zero, size: ScreenArea.current.read().size) }

  /// Pixels per point.
  public var scale: CGFloat { ScreenArea.current.read().scale }

  /// A rectangle with the size of the window in pixels, and its origin at zero.
  public var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }

  /// Pixels per point.
  public var nativeScale: CGFloat { scale }
}

/// What `UIScreen` describes while a host evaluates its views.
@MainActor
final class ScreenArea {
  /// The area of the host that was updated last.
  static var current = ScreenArea()

  /// The size in points.
  private(set) var size = CGSize(width: 390, height: 844)
  /// Pixels per point.
  private(set) var scale: CGFloat = 1
  private let source = ChangeSource()

  nonisolated init() {}

  /// Returns the area, and adds it to the dependencies of the current evaluation.
  func read() -> ScreenArea {
    source.recordRead()
    return self
  }

  func set(_ newSize: CGSize, scale newScale: CGFloat) {
    guard newSize != size || newScale != scale else { return }
    source.prepare(for: Transaction())
    (size, scale) = (newSize, newScale)
    source.notify()
  }
}
