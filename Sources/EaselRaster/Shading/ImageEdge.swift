import EaselDrawing
import EaselGeometry
import EaselKernels
import EaselPixels

/// What an image paint draws outside of the used part of its image.
enum ImageEdge: Equatable {
  case transparent
  /// Repetitions of the part.
  case tile
  /// Repetitions of the part within `bounds`, which contain the part. Outside of them, the nearest pixel is drawn:
  /// the one beside the part if there is a margin of such pixels, or else the outermost one of the part.
  case boundedTile(bounds: PixelRect, hasMargin: Bool)

  /// - Parameter part: The used pixels of the image.
  init(of source: ImagePaintSource, part: PixelRect) {
    guard source.tiles else { self = .transparent; return }
    guard let bounds = source.tileBounds else { self = .tile; return }
    let image = PixelRect(width: source.image.width, height: source.image.height)
    self = .boundedTile(
      bounds: PixelRect(rounding: bounds).union(part), hasMargin: image.contains(part.grown(by: 1)))
  }

  /// The edge for a reduced image, which contains the used part alone and has no margin.
  func reduced(by reduction: ImageReduction) -> ImageEdge {
    guard case .boundedTile(let bounds, _) = self else { return self }
    let whole = PixelRect(width: reduction.width, height: reduction.height)
    let edges = CGRect(
      x: Double(bounds.x0), y: Double(bounds.y0), width: Double(bounds.width), height: Double(bounds.height))
    let reduced = PixelRect(rounding: edges.applying(reduction.transform))
    return .boundedTile(bounds: reduced.union(whole), hasMargin: false)
  }

  var kind: EaselEdge {
    switch self {
    case .transparent: .transparent
    case .tile: .tile
    case .boundedTile: .boundedTile
    }
  }

  var bounds: EaselTileBounds {
    guard case .boundedTile(let bounds, let hasMargin) = self else { return EaselTileBounds() }
    return EaselTileBounds(
      x0: bounds.x0, y0: bounds.y0, x1: bounds.x1, y1: bounds.y1, has_margin: hasMargin ? 1 : 0)
  }
}

extension ImageEdge {
  /// The pixel of the image that is drawn at a position; nil if it is transparent.
  func place(column: Int, row: Int, in part: PixelRect) -> (column: Int, row: Int)? {
    let (columns, rows) = (Int(part.x0)..<Int(part.x1), Int(part.y0)..<Int(part.y1))
    switch self {
    case .transparent: return columns.contains(column) && rows.contains(row) ? (column, row) : nil
    case .tile: return (columns.wrapping(column), rows.wrapping(row))
    case .boundedTile(let bounds, let hasMargin):
      return (
        columns.wrapping(column, within: Int(bounds.x0)..<Int(bounds.x1), hasMargin: hasMargin),
        rows.wrapping(row, within: Int(bounds.y0)..<Int(bounds.y1), hasMargin: hasMargin)
      )
    }
  }
}

extension Range<Int> {
  fileprivate func wrapping(_ place: Int) -> Int {
    let rest = (place - lowerBound) % count
    return lowerBound + (rest < 0 ? rest + count : rest)
  }

  fileprivate func wrapping(_ place: Int, within bounds: Range<Int>, hasMargin: Bool) -> Int {
    if hasMargin, place < bounds.lowerBound { return lowerBound - 1 }
    if hasMargin, place >= bounds.upperBound { return upperBound }
    return wrapping(Swift.min(Swift.max(place, bounds.lowerBound), bounds.upperBound - 1))
  }
}

extension PixelRect {
  /// A rectangle with its edges rounded to whole pixels.
  fileprivate init(rounding rect: CGRect) {
    self.init(
      x0: PixelRect.nearest(rect.minX), y0: PixelRect.nearest(rect.minY), x1: PixelRect.nearest(rect.maxX),
      y1: PixelRect.nearest(rect.maxY))
  }

  /// A coordinate rounded and limited to 10^9. NaN becomes -10^9.
  private static func nearest(_ coordinate: CGFloat) -> Int32 {
    Int32(min(1e9, max(-1e9, coordinate)).rounded())
  }
}
