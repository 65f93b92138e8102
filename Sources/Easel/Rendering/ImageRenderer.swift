import EaselDrawing
import EaselPixels
import EaselRaster
import EaselUI
import Foundation

/// Makes pictures of a view, without a window or display, at once.
@MainActor
public final class ImageRenderer<Content: View> {
  /// What is shown.
  public var content: Content {
    didSet { host = ViewHost(content) }
  }
  /// The room that the view is offered; by default it has its ideal size.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point.
  public var scale: CGFloat = 1
  /// True for a picture without transparency, on black where the view shows nothing.
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear
  /// The date that timelines show; the present unless set.
  package var date: Date?

  private var host: ViewHost

  public init(content view: Content) {
    content = view
    host = ViewHost(view)
  }

  /// The largest side of a picture, in pixels.
  private static var largestSide: CGFloat { 32_000 }

  /// The picture of the view now; nil when it has no size.
  public var cgImage: CGImage? {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    host.environment.displayScale = scale
    let date = date ?? Date()
    let size = host.sizeThatFits(proposedSize, at: date)
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width <= Self.largestSide, height <= Self.largestSide else { return nil }
    host.size = size
    let list = DisplayList(
      root: host.update(to: date), size: size, scale: scale, background: isOpaque ? .black : .clear)
    let pixmap = Pixmap(width: Int(width), height: Int(height))
    _ = Rasterizer(threads: ProcessInfo.processInfo.activeProcessorCount).render(list, into: pixmap)
    return CGImage(PixelImage(copying: pixmap))
  }
}

extension CGImage {
  /// Writes the picture as a PNG file.
  public func writePNG(to url: URL) throws { try pixels.writePNG(to: url.path) }
}
