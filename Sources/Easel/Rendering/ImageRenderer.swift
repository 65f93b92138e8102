import EaselDrawing
import EaselPixels
import EaselRaster
import EaselUI
import Foundation

/// Draws a view into images, without a window or display.
///
/// Drawing is synchronous; large images are painted on all processors. The view keeps its state between images until
/// `content` is set. The renderer publishes a change before an image would differ from the previous one because of the
/// content or the state that it depends on.
///
/// ```swift
/// let renderer = ImageRenderer(content: Text("Hello").padding())
/// renderer.scale = 2
/// try renderer.cgImage?.writePNG(to: URL(fileURLWithPath: "hello.png"))
/// ```
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view. Setting it discards the state of the previous one.
  public var content: Content {
    willSet { objectWillChange.send() }
    didSet { host = makeHost() }
  }
  /// The size that is proposed to the view, in points; by default the view has its ideal size.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point; values that are not positive and finite count as 1.
  public var scale: CGFloat = 1
  /// Whether the image is opaque: black where the view draws nothing.
  public var isOpaque = false
  /// The space in which colors are blended.
  public var colorMode = ColorRenderingMode.nonLinear
  /// The date of timelines; nil for the present.
  package var date: Date?

  private lazy var host = makeHost()
  private lazy var rasterizer = Rasterizer(threads: ProcessInfo.processInfo.activeProcessorCount)

  /// Creates a renderer for a view.
  public init(content view: Content) {
    content = view
  }

  private func makeHost() -> ViewHost {
    let host = ViewHost(content, fillsScreen: false)
    host.environment.fragmentImages = .rasterized
    host.onNeedsUpdate = { [weak self] in self?.objectWillChange.send() }
    return host
  }

  /// An image of the view in its present state; nil if a side of it is 0. It is also nil, with a line on standard error, if
  /// the image would have more than 30,000 pixels a side or 2^27 (134 million) in all.
  public var cgImage: CGImage? { makePixmap().map { CGImage(PixelImage(copying: $0)) } }

  /// Records the view in its present state. Images and documents of the result can be made on other threads, so that the
  /// main actor is free for the next view.
  ///
  /// ```swift
  /// import SwiftUI
  ///
  /// func greeting() async -> CGImage? {
  ///   let recorded = await MainActor.run { ImageRenderer(content: Text("Hello").padding()).recordedView() }
  ///   return recorded?.makeImage()
  /// }
  /// ```
  ///
  /// Not in SwiftUI.
  ///
  /// - Returns: Nil if a side of the view is 0 or not finite.
  public func recordedView() -> RecordedView? {
    record(scale: scale).map {
      RecordedView(displayList(of: $0.drawing, size: $0.size), links: host.links)
    }
  }

  /// Calls `renderer` with the size of the view in points, and with a function that draws the view's present state into a
  /// context with its lower left corner at the origin, upright if y points up. Does nothing if a side of the view is 0 or
  /// not finite.
  ///
  /// - Parameters:
  ///   - rasterizationScale: Pixels per point of content that is an image, such as an image file. All else has the
  ///     resolution of the context.
  ///   - renderer: Receives the size of the view in points, and a function that draws the view into a context.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    guard let (drawing, size) = record(scale: rasterizationScale) else { return }
    let (isOpaque, mode) = (isOpaque, colorMode.displayListMode)
    let host = host
    renderer(size) {
      $0.draw(drawing, size: size, links: host.links, isOpaque: isOpaque, colorMode: mode)
    }
  }

  /// Passes a pointer event to the views of the last image.
  package func handle(_ input: PointerInput) { host.handle(input) }

  /// The image as a bitmap of its own; nil as for `cgImage`.
  package func makePixmap() -> Pixmap? {
    record(scale: scale).flatMap { displayList(of: $0.drawing, size: $0.size).makePixmap(rasterizer) }
  }

  private func displayList(of drawing: Fragment, size: CGSize) -> DisplayList {
    DisplayList(
      root: drawing, size: size, scale: scale.usableScale, background: isOpaque ? .black : .clear,
      colorMode: colorMode.displayListMode)
  }

  /// The recorded view and its size in points; nil if a side is 0 or not finite.
  private func record(scale: CGFloat) -> (drawing: Fragment, size: CGSize)? {
    host.environment.displayScale = scale.usableScale
    let date = date ?? Date()
    let size = host.fit(proposedSize, at: date)
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    return (host.update(to: date), size)
  }
}

extension RecordedView {
  /// Rasterizes the view on the calling thread. The bytes are those of `ImageRenderer.cgImage` for the same state.
  ///
  /// - Returns: Nil, with a line on standard error, if the image would have more than 30,000 pixels a side or 2^27
  ///   (134 million) in all.
  public func makeImage() -> CGImage? {
    displayList.makePixmap(Rasterizer(threads: 1)).map { CGImage(PixelImage(copying: $0)) }
  }
}

extension DisplayList {
  /// Rasterizes the display list; nil, with a line on standard error, if the bitmap would be too large.
  fileprivate func makePixmap(_ rasterizer: Rasterizer) -> Pixmap? {
    guard
      let (columns, rows) = ImageLimits.pixels(in: size, scale: scale, remedy: "propose a smaller size")
    else { return nil }
    let pixmap = Pixmap(width: columns, height: rows)
    _ = rasterizer.render(self, into: pixmap)
    return pixmap
  }
}

extension FragmentImageCache {
  /// The images that all windows and image renderers of the process share.
  static let rasterized = FragmentImageCache { list in
    let pixmap = Pixmap(width: Int(list.size.width), height: Int(list.size.height))
    _ = Rasterizer(threads: 1).render(list, into: pixmap)
    return PixelImage(copying: pixmap)
  }
}
