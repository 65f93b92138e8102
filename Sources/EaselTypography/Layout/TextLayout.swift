import EaselDrawing
import EaselGeometry
import EaselPixels
import Synchronization

/// Laid-out text: lines of positioned glyphs. It is immutable; lengths are in points, y grows down, and the
/// origin is the top left of the text box.
///
/// The box is as wide as the longest line. Its height is the sum of ascent and descent of each line, and of
/// the leading and line spacing between lines. Glyph ink may extend beyond the box.
///
/// ```swift
/// import EaselTypography
///
/// func size(of text: String) -> CGSize {
///   TextLayoutEngine.shared.layout([TextRun(text)], width: 200).size
/// }
/// ```
public final class TextLayout: Sendable {
  /// The size of the text box in points.
  public let size: CGSize
  /// The distance from the top of the box down to the baseline of the first line.
  public let firstBaseline: CGFloat
  /// The distance from the top of the box down to the baseline of the last line.
  public let lastBaseline: CGFloat
  /// The number of lines; at least 1.
  public let lineCount: Int
  /// Whether an ellipsis replaces a part of the text.
  public let isTruncated: Bool

  let builder: LineAssembler
  let style: ParagraphStyle
  /// The widths and heights for which this is the layout of the text in its style.
  let domain: LayoutDomain
  private let assembled = Mutex<Assembled?>(nil)
  private let characters = Mutex<[[CharacterRun]]?>(nil)

  /// The positioned glyphs of the text.
  private enum Assembled {
    /// Those of a text that is one piece, and of which only that was asked for.
    case piece(Piece)
    case lines([Line])
  }

  init(_ builder: LineAssembler, style: ParagraphStyle, domain: LayoutDomain) {
    (self.builder, self.style, self.domain) = (builder, style, domain)
    size = builder.size
    firstBaseline = builder.firstBaseline
    lastBaseline = builder.lastBaseline
    lineCount = builder.lineCount
    isTruncated = builder.isTruncated
  }

  /// The approximate size in bytes.
  var cost: Int { builder.cost }

  /// The size with the widths and heights for which it is the same.
  var measurement: TextMeasurement { TextMeasurement(size: size, style: style, domain: domain) }

  /// The lines from top to bottom. Their glyphs are positioned on first access, because measuring does not
  /// need them.
  public var lines: [Line] {
    assembled.withLock { assembled in
      if case .lines(let lines) = assembled { return lines }
      let lines = builder.assemble()
      assembled = .lines(lines)
      return lines
    }
  }

  /// The piece of a text that is one line of one piece, as most texts are; nil for other texts, and for truncated ones. It is
  /// made without the lines.
  package var singlePiece: Piece? {
    assembled.withLock { assembled in
      switch assembled {
      case .piece(let piece): return piece
      case .lines(let lines):
        return lines.count == 1 && lines[0].pieces.count == 1 && !isTruncated ? lines[0].pieces[0] : nil
      case nil:
        let piece = builder.singlePiece()
        assembled = piece.map { .piece($0) }
        return piece
      }
    }
  }

  /// The parts of each line from left to right, with their characters. Positioned on first access, because
  /// only texts that are drawn character by character need it.
  package var characterRuns: [[CharacterRun]] {
    characters.withLock { runs in
      if let runs { return runs }
      let made = builder.assembleCharacters()
      runs = made
      return made
    }
  }

  /// Returns the size in points with each side rounded up to whole pixels.
  ///
  /// - Parameter displayScale: The scale factor in pixels per point. If it is not finite and positive, the
  ///   size is not rounded.
  public func size(roundedUpFor displayScale: CGFloat) -> CGSize {
    TextLayout.roundedUp(size, for: displayScale)
  }

  /// Rounds the sides of a size in points up to whole pixels. See ``size(roundedUpFor:)``.
  package static func roundedUp(_ size: CGSize, for displayScale: CGFloat) -> CGSize {
    guard displayScale.isFinite, displayScale > 0 else { return size }
    func roundUp(_ length: CGFloat) -> CGFloat {
      ((length * displayScale - TextLayout.tolerance).rounded(.up)) / displayScale
    }
    return CGSize(width: roundUp(size.width), height: roundUp(size.height))
  }

  /// The excess over a length, in points, that counts as rounding error of a sum of advances: far below a
  /// pixel, far above the actual error.
  static let tolerance: CGFloat = 1.0 / 1024

  /// A line of positioned glyphs.
  ///
  /// ```swift
  /// import EaselTypography
  ///
  /// func baselines(of layout: TextLayout) -> [Double] {
  ///   layout.lines.map { line in Double(line.baseline) }
  /// }
  /// ```
  public struct Line: Sendable {
    /// The top-left corner, in the layout's box.
    public let origin: CGPoint
    /// The width of the line, without the blanks at the line break.
    public let width: CGFloat
    /// The distance from the baseline up to the top of the line.
    public let ascent: CGFloat
    /// The distance from the baseline down to the bottom of the line.
    public let descent: CGFloat
    /// The distance between the bottom of the line and the top of the next; negative if the lines overlap.
    public let leading: CGFloat
    /// The parts of the line from left to right; each has one run, face, script and direction.
    public let pieces: [Piece]

    /// The distance from the top of the layout's box down to the baseline.
    public var baseline: CGFloat { origin.y + ascent }
  }

  /// A glyph, or a layer of one, that is drawn in its own colors.
  public enum ColoredGlyph: Sendable {
    /// An image that fills a rectangle.
    case picture(PixelImage, CGRect)
    /// Outlines in a color; nil for the color of the text.
    case layer(GlyphRun, PaintColor?)
  }

  /// A part of a line: glyphs of one run in one face.
  ///
  /// ```swift
  /// import EaselTypography
  ///
  /// func glyphCount(of line: TextLayout.Line) -> Int {
  ///   line.pieces.reduce(0) { count, piece in count + piece.glyphs.glyphs.count }
  /// }
  /// ```
  public struct Piece: Sendable {
    /// The index of the run in the array that was laid out.
    public let run: Int
    /// The font of the glyphs, which may be a fallback font. Its metrics give the position of underlines.
    public let font: ResolvedFont
    /// The outline glyphs that have ink, relative to `origin`.
    public let glyphs: GlyphRun
    /// The color glyphs, relative to `origin`, from back to front.
    public let colored: [ColoredGlyph]
    /// The attachment in place of text, with its left end and baseline at `origin`; nil for text.
    public let attachment: TextRun.Attachment?
    /// The left end of the piece on its own baseline, with the run's baseline offset applied.
    public let origin: CGPoint
    /// The sum of the advances, including blanks.
    public let width: CGFloat

    /// Whether the piece consists of outline glyphs alone.
    package var isRunOfGlyphs: Bool { colored.isEmpty && attachment == nil && !glyphs.glyphs.isEmpty }
  }
}

// MARK: Comparison

extension TextLayout {
  /// Whether another layout of an equal text has the same glyphs in the same places.
  package func isEqual(to other: TextLayout) -> Bool {
    self === other
      || size == other.size && isTruncated == other.isTruncated
        && lines.elementsEqual(other.lines) { $0.isEqual(to: $1) }
  }
}

extension TextLayout.Line {
  fileprivate func isEqual(to other: TextLayout.Line) -> Bool {
    origin == other.origin && width == other.width && ascent == other.ascent && descent == other.descent
      && leading == other.leading && pieces.elementsEqual(other.pieces) { $0.isEqual(to: $1) }
  }
}

extension TextLayout.Piece {
  fileprivate func isEqual(to other: TextLayout.Piece) -> Bool {
    run == other.run && glyphs == other.glyphs && colored.count == other.colored.count
      && attachment == other.attachment && origin == other.origin && width == other.width
  }
}
