import EaselDrawing
import EaselGeometry
import EaselPixels
import Synchronization

/// Text in its place: lines of glyphs. Immutable; points, y down, origin at the top left of the text box.
///
/// The box is as wide as the longest line and as high as its lines: ascent and descent of each, and leading and spacing
/// between them. It is not the ink: glyphs may reach beyond it.
public final class TextLayout: Sendable {
  public let size: CGSize
  /// From the top of the box down to the baseline of the first line.
  public let firstBaseline: CGFloat
  /// From the top of the box down to the baseline of the last line.
  public let lastBaseline: CGFloat
  /// How many lines there are, at least 1.
  public let lineCount: Int
  /// True when an ellipsis stands for a part of the text.
  public let isTruncated: Bool

  private let builder: LineAssembler
  private let assembled = Mutex<[Line]?>(nil)

  init(_ builder: LineAssembler) {
    self.builder = builder
    size = builder.size
    firstBaseline = builder.firstBaseline
    lastBaseline = builder.lastBaseline
    lineCount = builder.lineCount
    isTruncated = builder.isTruncated
  }

  /// Bytes, nearly.
  var cost: Int { builder.cost }

  /// The lines from top to bottom. Their glyphs are placed when they are first asked for: measuring needs none.
  public var lines: [Line] {
    assembled.withLock { lines in
      if let lines { return lines }
      let made = builder.assemble()
      lines = made
      return made
    }
  }

  /// The size with each side rounded up to whole pixels, in points; `displayScale` is pixels per point.
  public func size(roundedUpFor displayScale: CGFloat) -> CGSize {
    guard displayScale.isFinite, displayScale > 0 else { return size }
    func roundUp(_ length: CGFloat) -> CGFloat {
      ((length * displayScale - TextLayout.tolerance).rounded(.up)) / displayScale
    }
    return CGSize(width: roundUp(size.width), height: roundUp(size.height))
  }

  /// By how much a sum of advances may exceed a length and still count as equal, in points: far below a pixel, far above
  /// the error of a sum.
  static let tolerance: CGFloat = 1.0 / 1024

  /// One line.
  public struct Line: Sendable {
    /// The top left corner.
    public let origin: CGPoint
    /// The room that the line takes, without the blanks at which it was broken.
    public let width: CGFloat
    /// From the baseline up to the top of the line.
    public let ascent: CGFloat
    /// From the baseline down to the bottom of the line.
    public let descent: CGFloat
    /// Free room between the descent and the next line; negative where the lines overlap.
    public let leading: CGFloat
    /// The parts of the line from left to right, one per run, face, script and direction.
    public let pieces: [Piece]

    /// From the top of the layout's box down to the baseline.
    public var baseline: CGFloat { origin.y + ascent }
  }

  /// What is drawn in other colours than the text.
  public enum ColoredGlyph: Sendable {
    /// A picture that fills a box.
    case picture(PixelImage, CGRect)
    /// Outlines in a colour; nil stands for that of the text.
    case layer(GlyphRun, PaintColor?)
  }

  /// A part of a line: glyphs of one run in one face.
  public struct Piece: Sendable {
    /// The number of the run in the array that was laid out.
    public let run: Int
    /// The face in use, which may stand in for the run's own, and the measures for underlines.
    public let font: ResolvedFont
    /// The glyphs that are outlines and have ink, relative to `origin`.
    public let glyphs: GlyphRun
    /// The glyphs that have colours of their own, relative to `origin`, from back to front.
    public let colored: [ColoredGlyph]
    /// What stands here in place of text, its left end and baseline at `origin`; nil for text.
    public let attachment: TextRun.Attachment?
    /// The left end of the piece on its own baseline, with the run's baseline offset applied.
    public let origin: CGPoint
    /// The sum of the advances, blanks included.
    public let width: CGFloat
  }
}
