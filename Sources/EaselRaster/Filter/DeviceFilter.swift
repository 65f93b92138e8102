import EaselDrawing
import EaselGeometry
import EaselPixels

/// The implementation of one filter in device space. `FilterOperation.makeFilter()` creates it.
///
/// A filter is a value that holds its parameters in pixels and whatever can be computed from them once. The chain of
/// filters asks it for rectangles to find out which pixels are needed, and then runs it over 8-bit or Float32
/// surfaces. The value of a pixel must not depend on the rectangle that is computed: frames repaint only what
/// changed.
protocol ImageFilter {
  /// A rectangle that holds every pixel of the result that can be other than clear, for content within `bounds`.
  /// - Parameter bounds: Device pixels, not empty.
  func grown(_ bounds: PixelRect) -> PixelRect

  /// The source pixels that the result within `bounds` is computed from.
  /// - Parameter bounds: Device pixels, not empty.
  func sources(of bounds: PixelRect) -> PixelRect

  /// Whether clear pixels outside of `grown` of the content stay clear, and pixels of the result do not depend on the
  /// bounds of the content. Then parts of a pass can be filtered on their own. The default is false, which is always
  /// correct.
  var keepsTransparency: Bool { get }

  /// Whether the filter dithers when its result is rounded to 8 bits. The default is false.
  var dithersResult: Bool { get }

  /// Filters premultiplied sRGB-encoded pixels of 8 bits. The source is clear outside of its bounds.
  ///
  /// Writes every pixel of `target`.
  func run(from source: SurfaceView, to target: SurfaceView, _ memory: FilterMemory)

  /// Filters premultiplied pixels in Float32, in the color mode of the surfaces. The source is clear outside of its
  /// bounds.
  /// - Parameter target: Clear pixels, in the color mode of the source.
  func run(from source: FloatSurface, to target: FloatSurface, _ memory: FilterMemory)
}

extension ImageFilter {
  var keepsTransparency: Bool { false }
  var dithersResult: Bool { false }
}

/// A filter of a pass: a recorded operation with its lengths in pixels, and its implementation.
struct DeviceFilter {
  let operation: FilterOperation
  /// Whether the filter works on linear light. Pixels are converted before it runs, and back afterwards.
  let usesLinearColor: Bool
  let filter: any ImageFilter
  /// The implementation for 8-bit pixels if the filter computes each of them from the same pixel of the source; nil for
  /// all others. Conversions to linear light and back are part of it.
  let pixelFilter: (any PixelFilter)?
  /// See `ImageFilter.keepsTransparency`.
  let keepsTransparency: Bool
  /// A hash of the operation and `usesLinearColor`.
  let hash: ContentHash

  init(_ operation: FilterOperation, usesLinearColor: Bool) {
    self.operation = operation
    self.usesLinearColor = usesLinearColor
    filter = operation.makeFilter()
    keepsTransparency = filter.keepsTransparency
    pixelFilter = (filter as? any ColorFilter)?.pixelFilter(usesLinearColor: usesLinearColor)
    hash = FilterNode.hash(of: operation, usesLinearColor: usesLinearColor)
  }

  /// A rectangle that holds the result for content within `bounds`.
  func grown(_ bounds: PixelRect) -> PixelRect { bounds.isEmpty ? bounds : filter.grown(bounds) }

  /// The source pixels that the result within `bounds` is computed from.
  func sources(of bounds: PixelRect) -> PixelRect { bounds.isEmpty ? bounds : filter.sources(of: bounds) }
}

/// The filters that recent frames used, so that tables of weights are computed once.
final class FilterCache {
  /// In order of creation.
  private var entries: [DeviceFilter] = []

  func filter(_ operation: FilterOperation, usesLinearColor: Bool) -> DeviceFilter {
    let index = entries.lastIndex { $0.usesLinearColor == usesLinearColor && $0.operation == operation }
    if let index { return entries[index] }
    let filter = DeviceFilter(operation, usesLinearColor: usesLinearColor)
    if entries.count == Limits.cachedFilterCount { entries.removeFirst() }
    entries.append(filter)
    return filter
  }
}
