import EaselDrawing
import EaselGeometry
import EaselPixels

/// Everything that shapes the picture of a symbol. Colours, and with them the colour scheme, are part of its content.
struct SymbolKey: Hashable {
  var content: ContentHash
  /// Pixels per unit of the symbol's space.
  var scaleX: CGFloat
  var scaleY: CGFloat
  /// Quarter steps of a pixel to the right (low two bits) and down.
  var phase: UInt8
}

/// Where a symbol is put when it is a picture: on the quarter-pixel grid, as glyphs are.
///
/// Whether it is one depends on the symbol and its transform alone, never on what is kept: upright, worth it, and not
/// too large.
struct SymbolPlacement {
  let key: SymbolKey
  /// The device pixel of the symbol's origin.
  let x: Int32
  let y: Int32

  /// Less work than this is as quick to do anew.
  private static let smallestWork = 12
  /// Pixels along a side of the largest picture.
  private static let largestSide: CGFloat = 1024
  /// Pixels of the largest picture.
  private static let largestArea: CGFloat = 512 * 512

  /// Nil when the symbol is drawn as it is.
  init?(_ symbol: Fragment, _ ink: InkBounds, _ transform: CGAffineTransform) {
    guard ink.work >= SymbolPlacement.smallestWork, let box = ink.box, !box.isNull, transform.b == 0,
      transform.c == 0, transform.a > 0, transform.d > 0, abs(transform.tx) < 30_000,
      abs(transform.ty) < 30_000
    else { return nil }
    let (width, height) = (box.width * transform.a, box.height * transform.d)
    let reach =
      max(abs(box.minX), abs(box.maxX)) * transform.a + max(abs(box.minY), abs(box.maxY)) * transform.d
    guard width <= SymbolPlacement.largestSide, height <= SymbolPlacement.largestSide,
      width * height <= SymbolPlacement.largestArea, reach < 8192
    else { return nil }
    let (column, row) = (Int32((transform.tx * 4).rounded()), Int32((transform.ty * 4).rounded()))
    (x, y) = (column >> 2, row >> 2)
    key = SymbolKey(
      content: symbol.hash, scaleX: transform.a, scaleY: transform.d,
      phase: UInt8(column & 3 | (row & 3) << 2))
  }

  /// From the symbol's space to the pixels of its picture.
  var transform: CGAffineTransform {
    CGAffineTransform(
      a: key.scaleX, b: 0, c: 0, d: key.scaleY, tx: CGFloat(key.phase & 3) / 4,
      ty: CGFloat(key.phase >> 2) / 4)
  }

  /// Stands for the picture and its place.
  var hash: ContentHash {
    var hasher = ContentHasher(seed: UInt64(key.phase))
    hasher.combine(key.content)
    hasher.combine(key.scaleX)
    hasher.combine(key.scaleY)
    hasher.combine(UInt64(UInt32(bitPattern: x)) << 32 | UInt64(UInt32(bitPattern: y)))
    return hasher.finish()
  }
}

/// A symbol in the plan: its picture, which is kept or comes from a pass, and its place.
struct PlacedSymbol {
  var placement: SymbolPlacement
  var picture: PassSurface?
  /// The pass that paints the picture, -1 when there is one already.
  var pass: Int32

  /// The device pixels of a picture with the given bounds.
  func bounds(of picture: PixelRect) -> PixelRect {
    picture.isEmpty ? .empty : picture.moved(x: placement.x, y: placement.y)
  }
}
