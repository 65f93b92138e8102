import EaselPixels
import EaselUI
import EaselWindowing
import Foundation

/// The smallest and the largest size of a view that matter for its window, in points, with room for whole pixels: in a window
/// whose size is rounded down, a text is truncated.
struct ContentSizes {
  /// Zero if windows can be smaller than the view.
  private let smallest: CGSize
  /// Infinite if windows can be larger than the view.
  private let largest: CGSize

  /// Measures a view by a function that returns its size for a proposal, as far as the options ask for it.
  ///
  /// - Parameter scale: Pixels per point.
  @MainActor
  init(_ options: WindowSession.Options, scale: CGFloat, sizeThatFits: (ProposedViewSize) -> CGSize) {
    func size(_ proposal: ProposedViewSize) -> CGSize {
      let size = sizeThatFits(proposal)
      return CGSize(width: Self.roundedUp(size.width, scale), height: Self.roundedUp(size.height, scale))
    }
    let hasSmallest = options.fitsContent || options.resizability != nil
    let hasLargest = options.fitsContent || options.resizability?.limitsLargestSize == true
    smallest = hasSmallest ? size(.zero) : .zero
    largest =
      hasLargest
      ? size(.infinity) : CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
  }

  private static func roundedUp(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
    (length * scale - .pixelTolerance).rounded(.up) / scale
  }

  /// The size nearest to a size between the smallest and the largest one.
  func nearest(to size: CGSize) -> CGSize {
    CGSize(
      width: max(smallest.width, min(largest.width, size.width)),
      height: max(smallest.height, min(largest.height, size.height)))
  }

  /// The limits of resizing in pixels, with `scale` pixels per point; nil if there are none.
  @MainActor
  func limits(_ resizability: WindowResizability?, scale: CGFloat) -> WindowSizeLimits? {
    guard let resizability else { return nil }
    func pixels(_ length: CGFloat) -> Int { WindowSession.pixels(length, scale) }
    let most = resizability.limitsLargestSize ? largest : .zero
    return WindowSizeLimits(
      smallestWidth: pixels(smallest.width), smallestHeight: pixels(smallest.height),
      largestWidth: most.width > 0 && most.width.isFinite ? pixels(most.width) : nil,
      largestHeight: most.height > 0 && most.height.isFinite ? pixels(most.height) : nil)
  }
}

extension WindowSession {
  /// Tells the window manager the limits of resizing for the view and the scale of the moment, and requests a size within
  /// them; the window manager may refuse it. The window does not grow beyond the screen.
  ///
  /// - Parameter sizeThatFits: Returns the size of the view for a proposal.
  func limitSize(sizeThatFits: (ProposedViewSize) -> CGSize) {
    guard options.resizability != nil else { return }
    let sizes = ContentSizes(options, scale: scale, sizeThatFits: sizeThatFits)
    guard let limits = sizes.limits(options.resizability, scale: scale), limits != sizeLimits else { return }
    sizeLimits = limits
    window.setSizeLimits(limits)
    let smallestWidth = min(limits.smallestWidth, connection.screenWidth)
    let smallestHeight = min(limits.smallestHeight, connection.screenHeight)
    let width = max(smallestWidth, min(limits.largestWidth ?? .max, window.width))
    let height = max(smallestHeight, min(limits.largestHeight ?? .max, window.height))
    if width != window.width || height != window.height { window.requestSize(width: width, height: height) }
  }
}
