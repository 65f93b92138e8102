import EaselGeometry

/// A drawing call in 64 bytes without references. Larger values are in the lists of a `CommandStorage`, by index.
///
/// Recording a call stores one cache line, and an array of records grows and is freed without reference counting.
public struct CommandRecord: BitwiseCopyable, Sendable {
  public enum Kind: UInt8, BitwiseCopyable, Sendable {
    case fill, stroke, glyphs, fragment, projected, layer, symbol, canvas, asynchronous
  }

  /// The kind of path that is filled or stroked.
  public enum Figure: UInt8, BitwiseCopyable, Sendable {
    case empty, rect, ellipse
    /// Any other path, at the index `object` of `paths`.
    case path
  }

  struct Flags: OptionSet, BitwiseCopyable, Sendable {
    let rawValue: UInt8

    static let evenOdd = Flags(rawValue: 1)
    static let antialiased = Flags(rawValue: 2)
    /// The paint is not a plain color, but at the index `paintIndex` of `paints`.
    static let listedPaint = Flags(rawValue: 4)
  }

  public internal(set) var kind: Kind
  public internal(set) var figure: Figure = .empty
  var flags: Flags = []
  /// The index of the state in `states`.
  var state: Int32
  /// For a stroke, the index of its style in `strokeStyles`; for a projected fragment, that of its projection in
  /// `projections`; for a canvas, its color mode; for an asynchronous layer, the index of its identity in `identities`.
  var style: Int32 = 0
  /// The index of the path, glyph run or fragment in the list of its kind.
  var object: Int32 = 0
  /// The origin of the rectangle, of the ellipse's bounds, or of the glyph run.
  var origin = SIMD2<Double>(repeating: 0)
  /// The size of the rectangle or of the ellipse's bounds.
  var size = SIMD2<Double>(repeating: 0)
  /// The color of a solid paint. For other paints, the bits of the first component are `paintIndex`.
  var color = SIMD4<Float>(repeating: 0)

  /// The origin of a glyph run, in the user space of the call.
  public internal(set) var point: CGPoint {
    get { CGPoint(x: origin.x, y: origin.y) }
    set { origin = SIMD2(Double(newValue.x), Double(newValue.y)) }
  }

  /// The rectangle, or the bounds of the ellipse, in the user space of the call.
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
