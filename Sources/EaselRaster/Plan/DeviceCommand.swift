import EaselDrawing
import EaselPixels

/// One step of a pass in device space: what is painted where, by numbers into the tables of the `FramePlan`.
///
/// Plain bits, so that worker threads read arrays of it without counting references.
struct DeviceCommand {
  enum Kind: UInt8 {
    /// The inside of a geometry.
    case fill
    /// A run of glyph masks.
    case glyphs
    /// The output of another pass.
    case surface
    /// The picture of a symbol.
    case symbol
    /// Until the matching `popLayer`, commands go to a transparent layer.
    case pushLayer
    /// Puts the layer down.
    case popLayer
  }

  var kind: Kind
  var mode: CompositeMode = .normal
  var isEvenOdd = false
  var isAntialiased = true
  /// 0...255, for layers and surfaces; shapes have it in their paint.
  var opacity: UInt8 = 255
  /// The geometry, run of masks, pass or symbol, by `kind`.
  var source: Int32 = -1
  /// What shapes are painted with, and passes that are masks; -1 for others.
  var paint: Int32 = -1
  /// -1 for none.
  var clip: Int32 = -1
  /// The pixels that the command can change, within its clip and pass.
  var bounds: PixelRect = .empty
  /// The pass that needs the coverage of this fill too, and may have it at hand; -1 for none.
  var coverageSource: Int32 = -1
  /// Stands for all that the command can do to a pixel.
  var hash: ContentHash = .zero
}

/// One clip in device space, with those that it is intersected with.
struct DeviceClip {
  enum Kind: UInt8 {
    /// The inside of a geometry.
    case geometry
    /// The alpha of a pass.
    case surface
  }

  var kind: Kind
  /// -1 for none.
  var parent: Int32
  var source: Int32
  var isEvenOdd = false
  var isAntialiased = true
  var isInverse = false
  var opacity: UInt8 = 255
  /// The pixels that can be inside this clip and all its parents.
  var bounds: PixelRect = .unresolved
  /// True when everything inside `bounds` is fully covered, so that no mask is needed.
  var isRect = false
  /// The same as far as it is known without flattening anything, which other frames cannot know better.
  var isKnownRect = false
  var hash: ContentHash = .zero
}
