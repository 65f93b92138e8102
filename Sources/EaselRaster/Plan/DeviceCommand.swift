import EaselDrawing
import EaselPixels

/// One step of a pass in device space: a shape, a glyph run, a surface, a symbol, or the start or end of a layer. It refers
/// to the tables of the `FramePlan` by index.
///
/// A command holds no references, so worker threads read arrays of them without reference counting.
struct DeviceCommand {
  enum Kind: UInt8 {
    /// Fills a geometry.
    case fill
    /// Paints a run of glyph masks.
    case glyphs
    /// Composites the output of another pass.
    case surface
    /// Composites a cached symbol.
    case symbol
    /// Redirects the commands up to the matching `popLayer` to a transparent layer.
    case pushLayer
    /// Composites the innermost layer.
    case popLayer
  }

  var kind: Kind
  var mode: CompositeMode = .normal
  var isEvenOdd = false
  var isAntialiased = true
  /// Whether the paint is a material, which reads a pass.
  var readsBackdrop = false
  /// The opacity of a layer or surface, 0...255. The opacity of shapes is part of their paint.
  var opacity: UInt8 = 255
  /// The index of the geometry, glyph run, pass or symbol, depending on `kind`.
  var source: Int32 = -1
  /// The index of the paint of a shape, or of a pass that is a mask; -1 for other kinds.
  var paint: Int32 = -1
  /// The index of the clip; -1 for none.
  var clip: Int32 = -1
  /// The pixels that the command can change, within its clip and pass.
  var bounds: PixelRect = .empty
  /// The hash of everything that determines the effect of the command on a pixel.
  var hash: ContentHash = .zero
}

extension DeviceCommand {
  /// The properties that fit a word, as part of the hash.
  var flagBits: UInt64 {
    var bits = UInt64(kind.rawValue) | UInt64(mode.rawValue) << 8 | UInt64(opacity) << 16
    if isEvenOdd { bits |= 1 << 24 }
    if isAntialiased { bits |= 1 << 25 }
    return bits
  }

  /// Whether painting the command may read other passes.
  var readsPasses: Bool { clip >= 0 || kind == .surface || kind == .symbol || readsBackdrop }
}

/// A clip in device space, linked to the clips that it is intersected with.
struct DeviceClip {
  enum Kind: UInt8 {
    /// The inside of a geometry.
    case geometry
    /// The alpha of a pass.
    case surface
  }

  var kind: Kind
  /// The index of the enclosing clip; -1 for none.
  var parent: Int32
  /// The number of clips in the chain from this one outwards.
  var depth: Int32 = 1
  /// The index of the geometry or pass.
  var source: Int32
  var isEvenOdd = false
  var isAntialiased = true
  var isInverse = false
  var opacity: UInt8 = 255
  /// The pixels that can be inside this clip and all enclosing clips.
  var bounds: PixelRect = .unresolved
  /// Whether everything inside `bounds` is fully covered, so that no mask is needed.
  var isRect = false
  /// Whether `isRect` is certain before any path is flattened. Unlike `isRect`, it is the same in every frame.
  var isKnownRect = false
  var hash: ContentHash = .zero
}

extension PixelRect {
  /// Marks bounds that are not computed yet. No actual rectangle equals it.
  static let unresolved = PixelRect(x0: .max, y0: .max, x1: .min, y1: .min)
}
