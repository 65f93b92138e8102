import EaselDrawing
import EaselGeometry
import EaselPixels

/// A filter with its lengths in pixels.
struct DeviceFilter {
  /// What is worked out once for all that a frame asks of the filter.
  enum Form {
    case blur(GaussianBlur)
    case shadow(ShadowFilter)
    case projection(ProjectionFilter)
    /// Each pixel by itself.
    case color
  }

  let operation: FilterOperation
  let usesLinearColor: Bool
  let form: Form
  /// Stands for all of the filter.
  let hash: ContentHash

  /// Larger standard deviations count as this, in pixels: beyond it there is nothing left to see.
  static let largestSigma: CGFloat = 1300

  init(_ operation: FilterOperation, usesLinearColor: Bool) {
    self.operation = operation
    self.usesLinearColor = usesLinearColor
    hash = FilterNode.hash(of: operation, usesLinearColor: usesLinearColor)
    switch operation {
    case .blur(let radius, _, _): form = .blur(GaussianBlur(deviation: radius))
    case .shadow(let shadow): form = .shadow(ShadowFilter(shadow))
    case .projection(let matrix): form = .projection(ProjectionFilter(matrix: matrix))
    default: form = .color
    }
  }

  /// How far the filter carries pixels of `bounds`.
  func grown(_ bounds: PixelRect) -> PixelRect {
    guard !bounds.isEmpty else { return bounds }
    switch form {
    case .blur(let blur): return bounds.grown(by: blur.reach)
    case .shadow(let shadow): return shadow.grown(bounds)
    case .projection(let projection): return projection.image(of: bounds)
    case .color: return bounds
    }
  }

  /// Which pixels the ones in `bounds` depend on.
  func sources(of bounds: PixelRect) -> PixelRect {
    guard !bounds.isEmpty else { return bounds }
    switch form {
    case .blur(let blur): return bounds.grown(by: blur.reach)
    case .shadow(let shadow):
      let read = shadow.sources(of: bounds)
      return shadow.shadow.isShadowOnly ? read : bounds.union(read)
    case .projection(let projection): return projection.sources(of: bounds)
    case .color: return bounds
    }
  }
}
