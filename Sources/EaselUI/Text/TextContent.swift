import EaselDrawing
import EaselTypography

/// A text in an environment: runs whose fonts are decided, ready to be laid out and drawn.
struct TextContent {
  private let runs: [TextRun]
  private let foregrounds: [TextForeground?]
  private let paragraph: ParagraphStyle
  private let displayScale: CGFloat

  init(_ text: Text, in environment: EnvironmentValues) {
    runs = text.pieces.map { TextContent.run($0, in: environment) }
    foregrounds = text.pieces.map(\.style.foreground)
    paragraph = environment.paragraphStyle
    displayScale = environment.displayScale
  }

  private static func run(_ piece: Text.Piece, in environment: EnvironmentValues) -> TextRun {
    let style = piece.style
    var font = style.font ?? environment.font ?? .body
    if let weight = style.weight { font = font.weight(weight) }
    if style.isItalic == true { font = font.italic() }
    if style.usesMonospacedDigits { font = font.monospacedDigit() }
    var descriptor = font.descriptor
    if let design = style.design, descriptor.family == nil { descriptor.design = design.descriptorDesign }
    return TextRun(
      piece.string, font: descriptor, tracking: style.tracking ?? 0, kerning: style.kerning ?? 0,
      baselineOffset: style.baselineOffset ?? 0)
  }

  /// The text in the room of a proposal.
  func layout(width: CGFloat? = nil, height: CGFloat? = nil) -> TextLayout {
    TextLayoutEngine.shared.layout(runs, style: paragraph, width: width, height: height)
  }

  /// The size of a layout in whole pixels, in points.
  func size(of layout: TextLayout) -> CGSize { layout.size(roundedUpFor: displayScale) }

  /// Records a layout whose box has its top left corner at `origin`; pieces without a style of their own get `paint`.
  func draw(
    _ layout: TextLayout, at origin: CGPoint, into recorder: FragmentRecorder, state: DrawingState,
    environment: EnvironmentValues, paint: Paint
  ) {
    let box = CGRect(origin: origin, size: layout.size)
    for line in layout.lines {
      for piece in line.pieces where !piece.glyphs.glyphs.isEmpty {
        let own = foregrounds[piece.run].map { $0.style.resolvePaint(for: box, in: environment) }
        let start = CGPoint(x: origin.x + piece.origin.x, y: origin.y + piece.origin.y)
        recorder.append(.glyphs(piece.glyphs, origin: start, own ?? paint), state: state)
      }
    }
  }
}
