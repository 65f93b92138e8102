import EaselDrawing
import EaselTypography

/// The environment values that texts depend on, read once for all texts of a drawing, or for the views of an update that
/// have the same environment.
final class TextSettings {
  let environment: EnvironmentValues
  /// Nil if no property is set.
  let style: Text.PieceStyle?
  let font: Font?
  let fontContext: FontContext
  let textCase: Text.Case?
  let paragraph: ParagraphStyle
  /// The number of lines for which views reserve space; nil for none.
  let reservedLines: Int?
  let minimumScaleFactor: CGFloat
  let displayScale: CGFloat
  /// Lays out the texts.
  let engine: TextLayoutEngine
  /// Draws the texts of views; nil for the default drawing.
  let renderer: (any TextRenderer)?
  /// Resolved on first use, with the keys that it depends on.
  private lazy var theme = environment.noteReads { ColorTheme($0) }

  init(_ environment: EnvironmentValues) {
    self.environment = environment
    let style = environment.textStyle
    self.style = style.isEmpty ? nil : style
    font = environment.font
    fontContext = environment.fontContext
    textCase = environment.textCase
    paragraph = environment.paragraphStyle
    reservedLines = environment.reservedLines
    minimumScaleFactor = environment.minimumScaleFactor
    displayScale = environment.displayScale
    engine = environment.textLayoutEngine
    renderer = environment.textRenderer?.renderer
  }

  /// The paint of a foreground, with the box of the text in user space.
  func paint(_ foreground: Text.Foreground, over box: CGRect) -> StyledPaint {
    switch foreground {
    case .color(let color): StyledPaint(paint: .solid(self.color(color)))
    case .style(let style): style.resolve(for: box, in: environment)
    }
  }

  func color(_ color: Color) -> PaintColor {
    if let constant = color.constantPaint { return constant }
    let (theme, keys) = theme
    environment.tracker?.noteReads(of: keys)
    return color.paintColor(in: theme)
  }

  /// The run of a text piece for layout.
  func run(of piece: Text.Piece) -> TextRun {
    TextRun(
      string(of: piece), font: piece.style.descriptor(in: font, fontContext),
      tracking: piece.style.tracking ?? 0,
      kerning: piece.style.tracking == nil ? piece.style.kerning ?? 0 : 0,
      baselineOffset: piece.style.baselineOffset ?? 0)
  }

  /// The image of a piece, resolved with the font of the piece; nil for text.
  func image(of piece: Text.Piece) -> ImageContent? {
    guard case .image(let image) = piece.content else { return nil }
    var environment = environment
    environment.textStyle = piece.style
    return ImageContent(image, in: environment)
  }

  /// The run of an inline image for layout. The image stands on the baseline, or its own baseline is aligned.
  func run(of piece: Text.Piece, _ image: ImageContent) -> TextRun {
    let ascent = image.baseline ?? image.size.height
    let attachment = TextRun.Attachment(
      width: image.size.width, ascent: ascent, descent: image.size.height - ascent)
    return TextRun(
      attachment, font: piece.style.descriptor(in: font, fontContext),
      baselineOffset: piece.style.baselineOffset ?? 0)
  }

  /// The string of a piece in the letter case of the environment.
  private func string(of piece: Text.Piece) -> String {
    let string = piece.string(in: environment)
    guard let textCase else { return string }
    return string.cased(textCase, locale: environment.locale)
  }
}

extension EnvironmentValues {
  /// The engine that lays out texts. The default uses the installed fonts.
  @Entry package var textLayoutEngine = TextLayoutEngine.shared
}

extension String {
  fileprivate func cased(_ textCase: Text.Case, locale: Locale) -> String {
    switch textCase {
    case .uppercase: uppercased(with: locale)
    case .lowercase: lowercased(with: locale)
    }
  }
}

/// A cache for the contents of the texts of a drawing, in drawing order.
///
/// When a drawing is repeated, it mostly draws the same texts in the same order. Comparing a text with the
/// cached one is much faster than resolving it again.
///
/// A class, because an inline image may run a drawing closure of the user, which may draw other texts.
final class TextContentCache {
  // Used by one thread, and never while user code runs.
  @exclusivity(unchecked) private var drawn: [TextContent] = []
  @exclusivity(unchecked) private var position = 0

  /// The maximum number of cached texts. Further texts are resolved each time.
  static let limit = 1000

  /// The number of cached texts.
  var count: Int { drawn.count }

  /// The content of the next text. The settings must be the same for all texts.
  func next(_ text: Text, in settings: TextSettings) -> TextContent {
    let number = position
    position += 1
    guard number < drawn.count else { return append(text, in: settings) }
    let known = drawn[number]
    if known.isConstant, known.isMade(of: text) { return known }
    let content = TextContent(text, settings)
    if number < drawn.count { drawn[number] = content }
    return content
  }

  private func append(_ text: Text, in settings: TextSettings) -> TextContent {
    let content = TextContent(text, settings)
    if drawn.count < TextContentCache.limit { drawn.append(content) }
    return content
  }

  /// Restarts at the first text, and evicts the texts that were not drawn since the last call.
  func rewind() {
    if position < drawn.count { drawn.removeSubrange(position...) }
    position = 0
  }
}
