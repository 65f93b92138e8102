import EaselUI
import EaselWindowing
import Foundation

/// The smallest and the largest size of a view that matter for its window, in points.
struct ContentSizes {
  /// Zero if windows can be smaller than the view.
  private let smallest: CGSize
  /// Infinite if windows can be larger than the view.
  private let largest: CGSize

  /// Measures a view at a date, as far as the options ask for it.
  @MainActor
  init(of host: ViewHost, _ options: WindowSession.Options, at date: Date) {
    let hasSmallest = options.fitsContent || options.resizability != nil
    let hasLargest = options.fitsContent || options.resizability?.limitsLargestSize == true
    smallest = hasSmallest ? host.sizeThatFits(.zero, at: date) : .zero
    largest =
      hasLargest
      ? host.sizeThatFits(.infinity, at: date) : CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
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
  /// Tells the window manager the limits of resizing for the view and the scale of the moment.
  func limitSize() {
    guard options.resizability != nil else { return }
    let sizes = ContentSizes(of: host, options, at: date)
    if let limits = sizes.limits(options.resizability, scale: scale) { window.setSizeLimits(limits) }
  }
}
