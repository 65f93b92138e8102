import EaselDrawing
import EaselPixels
import EaselRaster
import EaselUI
import Foundation

/// Makes pictures of a view, without a window or display, at once: it waits for nothing.
///
/// The view lives on between pictures, and its state with it, until another value is set as `content`. It publishes a
/// change before the next picture would be another one because of the content or of what that depends on.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// What is shown.
  public var content: Content {
    willSet { objectWillChange.send() }
    didSet { host = makeHost() }
  }
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

  private lazy var host = makeHost()
  private var renderer = Rasterizer(threads: 1)

  /// The largest side of a picture, in pixels.
  private static var largestSide: CGFloat { 32_000 }

  public init(content view: Content) {
    content = view
  }

  private func makeHost() -> ViewHost {
    let host = ViewHost(content)
    host.environment.fragmentImages = .rasterized
    host.onNeedsUpdate = { [weak self] in self?.objectWillChange.send() }
    return host
  }

  /// A picture of the view as it is now; nil when the view has no size, or one beyond 32,000 pixels a side.
  public var cgImage: CGImage? { makePixmap().map { CGImage(PixelImage(copying: $0)) } }

  /// Calls `renderer` with the size of the view in points, and with a function that draws the view as it is now into a
  /// context, its lower left corner at the origin: upright where y goes up. Does nothing when the view has no size, or
  /// one that is not finite.
  ///
  /// `rasterizationScale` is the number of pixels per point of what the view makes of pixels, pictures of files for
  /// instance; all else is as sharp as the context.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    let recorded = record(scale: rasterizationScale) { $0.width.isFinite && $0.height.isFinite }
    guard let (drawing, size) = recorded else { return }
    let (isOpaque, mode) = (isOpaque, colorMode.displayListMode)
    renderer(size) { $0.draw(drawing, size: size, isOpaque: isOpaque, colorMode: mode) }
  }

  /// Hands what a pointer did to the views of the last picture.
  package func handle(_ input: PointerInput) { host.handle(input) }

  /// The picture as pixels that nobody else refers to.
  package func makePixmap() -> Pixmap? {
    let scale = ImageRenderer.usable(scale)
    func side(_ length: CGFloat) -> CGFloat { (length * scale).roundedUpToPixels }
    let recorded = record(scale: scale) { size in
      let sides = 1...ImageRenderer.largestSide
      return sides.contains(side(size.width)) && sides.contains(side(size.height))
    }
    guard let (drawing, size) = recorded else { return nil }
    let list = DisplayList(
      root: drawing, size: size, scale: scale, background: isOpaque ? .black : .clear,
      colorMode: colorMode.displayListMode)
    let pixmap = Pixmap(width: Int(side(size.width)), height: Int(side(size.height)))
    _ = renderer.render(list, into: pixmap)
    return pixmap
  }

  /// The view as it is now, and its size; nil without a size and when `isPossible` refuses it.
  private func record(
    scale: CGFloat, if isPossible: (CGSize) -> Bool
  ) -> (drawing: Fragment, size: CGSize)? {
    host.environment.displayScale = ImageRenderer.usable(scale)
    let date = date ?? Date()
    let size = host.sizeThatFits(proposedSize, at: date)
    guard size.width > 0, size.height > 0, isPossible(size) else { return nil }
    host.size = size
    return (host.update(to: date), size)
  }

  private static func usable(_ scale: CGFloat) -> CGFloat { scale.isFinite && scale > 0 ? scale : 1 }
}

extension FragmentImageCache {
  /// The images that all windows and image renderers of the process share.
  static let rasterized = FragmentImageCache { list in
    let pixmap = Pixmap(width: Int(list.size.width), height: Int(list.size.height))
    _ = Rasterizer(threads: 1).render(list, into: pixmap)
    return PixelImage(copying: pixmap)
  }
}
