import EaselDrawing
import EaselGeometry
import EaselPixels

/// Everything that determines the pixels of a cached symbol. Colors, including the color scheme, are part of the content.
struct SymbolKey: Hashable {
  var content: ContentHash
  /// Pixels per unit of the symbol's space.
  var scaleX: CGFloat
  var scaleY: CGFloat
  /// The position within a pixel in quarters: the column in the low two bits, the row in the next two.
  var phase: UInt8
}

/// The position of a cached symbol, on a grid of quarter pixels like that of glyphs.
///
/// Whether a symbol is cached depends only on the symbol and its transform, never on the contents of the cache: it must
/// be upright, costly enough to paint, and not too large.
struct SymbolPlacement {
  let key: SymbolKey
  /// The device pixel of the symbol's origin.
  let x: Int32
  let y: Int32

  /// The number of commands below which painting a symbol again costs no more than compositing its pixels.
  private static let smallestWork = 12

  /// Whether painting a symbol again costs more than compositing its pixels.
  static func isCostly(_ ink: InkBounds) -> Bool { ink.work >= smallestWork }

  /// Returns nil if the symbol is not cached.
  init?(_ symbol: Fragment, _ ink: InkBounds, _ transform: CGAffineTransform) {
    guard SymbolPlacement.isCostly(ink), let box = ink.box, !box.isNull, transform.b == 0,
      transform.c == 0, transform.a > 0, transform.d > 0, abs(transform.tx) < Limits.symbolOffset,
      abs(transform.ty) < Limits.symbolOffset
    else { return nil }
    let (width, height) = (box.width * transform.a, box.height * transform.d)
    let reach =
      max(abs(box.minX), abs(box.maxX)) * transform.a + max(abs(box.minY), abs(box.maxY)) * transform.d
    guard width <= Limits.symbolSide, height <= Limits.symbolSide,
      width * height <= Limits.symbolArea, reach < Limits.symbolReach
    else { return nil }
    let (column, row) = (Int32((transform.tx * 4).rounded()), Int32((transform.ty * 4).rounded()))
    (x, y) = (column >> 2, row >> 2)
    key = SymbolKey(
      content: symbol.hash, scaleX: transform.a, scaleY: transform.d,
      phase: UInt8(column & 3 | (row & 3) << 2))
  }

  /// From the symbol's space to the pixels of the cached symbol.
  var transform: CGAffineTransform {
    CGAffineTransform(
      a: key.scaleX, b: 0, c: 0, d: key.scaleY, tx: CGFloat(key.phase & 3) / 4,
      ty: CGFloat(key.phase >> 2) / 4)
  }

  /// The hash of the symbol and its position.
  var hash: ContentHash {
    var hasher = ContentHasher(seed: UInt64(key.phase))
    hasher.combine(key.content)
    hasher.combine(key.scaleX)
    hasher.combine(key.scaleY)
    hasher.combine(UInt64(UInt32(bitPattern: x)) << 32 | UInt64(UInt32(bitPattern: y)))
    return hasher.finish()
  }
}

/// A symbol in the plan: its position, and its pixels, which are cached or painted by a pass.
struct PlacedSymbol {
  var placement: SymbolPlacement
  /// The cached pixels, if there are any.
  var surface: PassSurface?
  /// The index of the pass that paints the pixels; -1 if they are cached.
  var pass: Int32

  /// Moves the bounds of the symbol's pixels to the symbol's position on the device.
  func bounds(of surface: PixelRect) -> PixelRect {
    surface.isEmpty ? .empty : surface.moved(x: placement.x, y: placement.y)
  }
}
