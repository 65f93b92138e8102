import EaselDrawing
import EaselGeometry

/// A scene file (`SCENE.md`): the drawing calls of one frame, and the definitions that they refer to by number.
struct Scene {
  /// One drawing call. Numbers are keys of the scene's dictionaries; transforms map to pixels.
  enum Operation {
    case fill(path: Int, paint: Int, FillStyle, CGAffineTransform)
    case stroke(path: Int, paint: Int, StrokeStyle, CGAffineTransform)
    /// Intersects the clip until the matching `unclip`.
    case clip(path: Int, FillStyle, CGAffineTransform)
    case unclip
    /// Begins a group that ends with the matching `endLayer`. `blur` is a standard deviation in pixels.
    case layer(opacity: Float, CompositeMode, blur: CGFloat, bounds: CGRect)
    case endLayer
    case draw(symbol: Int, opacity: Float, CGAffineTransform)
    case text(font: Int, size: CGFloat, baseline: CGPoint, paint: Int, String)
  }

  /// A drawing that is rasterized once into a transparent image.
  struct Symbol {
    /// Pixels.
    var width: Int
    /// Pixels.
    var height: Int
    var operations: [Operation] = []
  }

  /// The file's name without folder and endings.
  var name: String
  /// The folder that paths of font files are relative to.
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

/// Why a scene cannot be measured.
enum SceneError: Error, Equatable, CustomStringConvertible {
  /// The file is missing, too large or damaged.
  case unreadable(path: String)
  /// A line does not follow the format; lines count from 1.
  case malformed(path: String, line: Int, String)
  /// A drawing call refers to a number that the scene does not define.
  case undefined(String)
  /// The library cannot draw the scene; the text is the reason in the report.
  case unsupported(String)

  var description: String {
    switch self {
    case .unreadable(let path): "cannot read \(path)"
    case .malformed(let path, let line, let complaint): "\(path):\(line): \(complaint)"
    case .undefined(let what): "\(what) is not defined"
    case .unsupported(let what): "unsupported: \(what)"
    }
  }
}
