import EaselDrawing
import EaselPixels
import EaselRaster
import EaselUI
import Foundation

/// Makes pictures of a view, without a window or display, at once: it waits for nothing.
///
/// The view lives on between pictures, and its state with it, until another value is set as `content`.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// What is shown.
  public var content: Content { didSet { host = ViewHost(content) } }
  /// The room that the view is offered; by default it has its ideal size.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point.
  public var scale: CGFloat = 1
  /// True for a picture without transparency, on black where the view shows nothing.
  public var isOpaque = false
  /// The space in which colours are blended.
  public var colorMode = ColorRenderingMode.nonLinear
  /// The date that timelines show; nil for the present.
  package var date: Date?
  /// Threads that paint.
  package var threads = 1 { didSet { renderer = Rasterizer(threads: threads) } }

  private var host: ViewHost
  private var renderer = Rasterizer(threads: 1)

  /// The largest side of a picture, in pixels.
  private static var largestSide: CGFloat { 32_000 }

  public init(content view: Content) {
    PictureMaking.begin()
    content = view
    host = ViewHost(view)
  }

  /// A picture of the view as it is now; nil when the view has no size, or one beyond 32,000 pixels a side.
  public var cgImage: CGImage? { makePixmap().map { CGImage(PixelImage(copying: $0)) } }

  /// Hands what a pointer did to the views of the last picture.
  package func handle(_ input: PointerInput) { host.handle(input) }

  /// The picture as pixels that nobody else refers to.
  package func makePixmap() -> Pixmap? {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    host.environment.displayScale = scale
    let date = date ?? Date()
    let size = host.sizeThatFits(proposedSize, at: date)
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    let sides = 1...ImageRenderer.largestSide
    guard sides.contains(width), sides.contains(height) else { return nil }
    host.size = size
    let list = DisplayList(
      root: host.update(to: date), size: size, scale: scale,
      background: isOpaque ? .black : .clear, colorMode: colorMode.displayListMode)
    let pixmap = Pixmap(width: Int(width), height: Int(height))
    _ = renderer.render(list, into: pixmap)
    return pixmap
  }
}
