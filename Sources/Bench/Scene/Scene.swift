import EaselDrawing
import EaselGeometry

/// A drawing read from a file in the format "scene v1": the drawing calls of one frame and what they refer to by number.
struct Scene {
  /// One drawing call. Numbers refer to the scene's tables; transforms map to pixels.
  enum Operation {
    case fill(path: Int, paint: Int, FillStyle, CGAffineTransform)
    case stroke(path: Int, paint: Int, StrokeStyle, CGAffineTransform)
    /// Intersects the clip until the matching `unclip`.
    case clip(path: Int, FillStyle, CGAffineTransform)
    case unclip
    /// What follows until the matching `endLayer` is composed as a group; `blur` is a standard deviation in pixels.
    case layer(opacity: Float, CompositeMode, blur: CGFloat, bounds: CGRect)
    case endLayer
    case draw(symbol: Int, opacity: Float, CGAffineTransform)
    case text(font: Int, size: CGFloat, baseline: CGPoint, paint: Int, String)
  }

  /// A small drawing of its own, rasterized once into a transparent picture.
  struct Symbol {
    /// Pixels.
    var width: Int
    /// Pixels.
    var height: Int
    var operations: [Operation] = []
  }

  /// The file's name without folder and endings.
  var name: String
  /// Where font files are looked up.
  var folder: String
  /// Pixels.
  var width = 0
  /// Pixels.
  var height = 0
  var background = PaintColor.white
  var paths: [Int: Path] = [:]
  var paints: [Int: Paint] = [:]
  /// Font families, or `file:` and a path relative to `folder`.
  var fonts: [Int: String] = [:]
  var symbols: [Int: Symbol] = [:]
  var operations: [Operation] = []
}
