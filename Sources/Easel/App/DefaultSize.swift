import EaselUI

extension Scene {
  /// The size that windows of the scene open with, in points.
  public func defaultSize(_ size: CGSize) -> some Scene { DefaultSize(content: self, size: size) }

  /// The size that windows of the scene open with, in points.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }
}

/// A scene whose windows open with a size, unless an inner one gave them another.
struct DefaultSize<Content: Scene>: Scene {
  typealias Body = Never

  let content: Content
  let size: CGSize

  func _windows() -> [_SceneWindow] {
    content._windows().map { window in
      var window = window
      window.size = window.size ?? size
      return window
    }
  }
}
