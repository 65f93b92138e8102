import EaselDrawing
import EaselGeometry
import EaselPixels

/// The commands of one surface: the frame itself, or a layer that needs pixels of its own because it is filtered or
/// used as a mask. Surfaces are rasterized before the passes that read them.
struct PassPlan {
  var commands: [DeviceCommand] = []
  /// Nil: encoded colours in 8 bits. Else the pass is painted in Float32, see `FloatSurface`.
  var colorMode: DisplayList.ColorMode?
  /// Set when the pass paints the picture of a symbol, around the symbol's origin.
  var symbol: SymbolKey?
  /// Filters in the order in which they run.
  var filters: [DeviceFilter] = []
  /// What the commands cover before they are cut to what can be seen.
  var contentBounds: PixelRect = .empty
  /// What the commands are rasterized into: all that the output depends on.
  var inputBounds: PixelRect = .empty
  /// No surface between the filters is larger: a map with a horizon in sight may ask for any of it.
  var limits: PixelRect = .empty
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
      return bounds.grown(by: GaussianBlur(deviation: radius).reach)
    case .shadow(let shadow):
      return ShadowFilter(shadow).grown(bounds)
    case .projection(let matrix):
      return ProjectionFilter(matrix: matrix).image(of: bounds)
    default:
      return bounds
    }
  }

  /// Which pixels the ones in `bounds` depend on.
  func sources(of bounds: PixelRect) -> PixelRect {
    guard !bounds.isEmpty else { return bounds }
    switch operation {
    case .blur(let radius, _, _):
      return bounds.grown(by: GaussianBlur(deviation: radius).reach)
    case .shadow(let shadow):
      let read = ShadowFilter(shadow).sources(of: bounds)
      return shadow.isShadowOnly ? read : bounds.union(read)
    case .projection(let matrix):
      return ProjectionFilter(matrix: matrix).sources(of: bounds)
    default:
      return bounds
    }
  }
}
