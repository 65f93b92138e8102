import EaselDrawing
import EaselGeometry
import EaselPixels

/// The commands of one surface: the frame itself, or a layer that needs pixels of its own because it is filtered or
/// used as a mask. Surfaces are rasterized before the passes that read them.
struct PassPlan {
  var commands: [DeviceCommand] = []
  /// Filters in the order in which they run.
  var filters: [DeviceFilter] = []
  /// What the commands cover before they are cut to what can be seen.
  var contentBounds: PixelRect = .empty
  /// What the commands are rasterized into: all that the output depends on.
  var inputBounds: PixelRect = .empty
  /// What readers can see of the filtered result.
  var outputBounds: PixelRect = .empty
  /// Stands for every pixel of the output.
  var hash: ContentHash = .zero

  /// True when what is transparent and far from all content stays transparent.
  var keepsTransparency: Bool {
    filters.allSatisfy { filter in
      switch filter.operation {
      case .blur: true
      case .shadow(let shadow): !shadow.invertsAlpha
      default: false
      }
    }
  }
}

/// A filter with its lengths in pixels.
struct DeviceFilter: Equatable {
  var operation: FilterOperation
  var usesLinearColor: Bool

  /// Larger standard deviations count as this, in pixels: beyond it there is nothing left to see.
  static let largestSigma: CGFloat = 1300

  /// How far the filter carries pixels of `bounds`.
  func grown(_ bounds: PixelRect) -> PixelRect {
    guard !bounds.isEmpty else { return bounds }
    switch operation {
    case .blur(let radius, _, _):
      return bounds.grown(by: DeviceFilter.reach(ofSigma: radius))
    case .shadow(let shadow):
      let blurred = bounds.grown(by: DeviceFilter.reach(ofSigma: shadow.radius))
      let moved = blurred.moved(by: shadow.offset)
      return shadow.isShadowOnly ? moved : bounds.union(moved)
    default:
      return bounds
    }
  }

  /// Which pixels the ones in `bounds` depend on.
  func sources(of bounds: PixelRect) -> PixelRect {
    guard !bounds.isEmpty else { return bounds }
    switch operation {
    case .blur(let radius, _, _):
      return bounds.grown(by: DeviceFilter.reach(ofSigma: radius))
    case .shadow(let shadow):
      let moved = bounds.moved(by: CGSize(width: -shadow.offset.width, height: -shadow.offset.height))
      return bounds.union(moved.grown(by: DeviceFilter.reach(ofSigma: shadow.radius)))
    default:
      return bounds
    }
  }

  /// Pixels beyond which a Gaussian of this standard deviation gives less than half of 1/255.
  static func reach(ofSigma sigma: CGFloat) -> Int32 {
    sigma > 0 ? Int32(min(4000, (3 * sigma).rounded(.up))) + 2 : 0
  }
}

extension PixelRect {
  /// Moved by a distance in pixels, grown to whole ones.
  func moved(by offset: CGSize) -> PixelRect {
    func steps(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int32 {
      Int32(max(-64000, min(64000, value.isFinite ? value.rounded(rule) : 0)))
    }
    return PixelRect(
      x0: x0 + steps(offset.width, .down), y0: y0 + steps(offset.height, .down),
      x1: x1 + steps(offset.width, .up), y1: y1 + steps(offset.height, .up))
  }
}
