import EaselGeometry

/// One drawing call in a cache line without references: what does not fit is in the lists of a `CommandStorage`, by index.
///
/// That makes recording a store of 64 bytes, and growing and freeing a list of them a matter of plain memory.
public struct CommandRecord: BitwiseCopyable, Sendable {
  public enum Kind: UInt8, BitwiseCopyable, Sendable {
    case fill, stroke, glyphs, fragment, projected, layer, symbol, canvas, asynchronous
  }

  /// What is filled or stroked.
  public enum Figure: UInt8, BitwiseCopyable, Sendable {
    case empty, rect, ellipse
    /// Any other path, in `paths` at `object`.
    case path
  }

  struct Flags: OptionSet, BitwiseCopyable, Sendable {
    let rawValue: UInt8

    static let evenOdd = Flags(rawValue: 1)
    static let antialiased = Flags(rawValue: 2)
    /// The paint is no plain colour: it is in `paints` at `paintIndex`.
    static let listedPaint = Flags(rawValue: 4)
  }

  public internal(set) var kind: Kind
  public internal(set) var figure: Figure = .empty
  var flags: Flags = []
  /// The state, in `states`.
  var state: Int32
  /// Of a stroke: its style, in `strokeStyles`. Of a projected fragment: its map, in `projections`. Of a canvas: its
  /// colour mode. Of an asynchronous picture: its identity, in `identities`.
  var style: Int32 = 0
  /// The path, glyph run or fragment, in the list of its kind.
  var object: Int32 = 0
  /// Of the rectangle or the box of the ellipse; of a glyph run: its origin.
  var origin = SIMD2<Double>(repeating: 0)
  /// Width and height of the rectangle or the box.
  var size = SIMD2<Double>(repeating: 0)
  /// The colour of a solid paint; else its first component's bits are `paintIndex`.
  var color = SIMD4<Float>(repeating: 0)

  var point: CGPoint {
    get { CGPoint(x: origin.x, y: origin.y) }
    set { origin = SIMD2(Double(newValue.x), Double(newValue.y)) }
  }

  public internal(set) var rect: CGRect {
    get { CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y) }
    set {
      point = newValue.origin
      size = SIMD2(Double(newValue.size.width), Double(newValue.size.height))
    }
  }

  var paintIndex: Int {
    get { Int(color.x.bitPattern) }
    set { color.x = Float(bitPattern: UInt32(truncatingIfNeeded: newValue)) }
  }
}
