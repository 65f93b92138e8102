import EaselDrawing
import EaselTypography

/// What texts take of an environment, looked up once for all texts of a drawing.
final class TextSettings {
  let environment: EnvironmentValues
  /// Nil when it leaves everything open.
  let style: Text.PieceStyle?
  let font: Font?
  let fontContext: FontContext
  let textCase: Text.Case?
  let paragraph: ParagraphStyle
  let minimumScaleFactor: CGFloat
  let displayScale: CGFloat
  /// What colours depend on, looked up once they are asked for.
  private lazy var theme = ColorTheme(environment)

  init(_ environment: EnvironmentValues) {
    self.environment = environment
    let style = environment.textStyle
    self.style = style.isEmpty ? nil : style
    font = environment.font
    fontContext = environment.fontContext
    textCase = environment.textCase
    paragraph = environment.paragraphStyle
    minimumScaleFactor = environment.minimumScaleFactor
    displayScale = environment.displayScale
  }

  /// The paint of text whose box is given, in user space.
  func paint(_ foreground: Text.Foreground, over box: CGRect) -> StyledPaint {
    switch foreground {
    case .color(let color): StyledPaint(paint: .solid(self.color(color)))
    case .style(let style): style.resolve(for: box, in: environment)
    }
  }

  func color(_ color: Color) -> PaintColor { color.constantPaint ?? color.paintColor(in: theme) }

  /// What is laid out for a piece.
  func run(of piece: Text.Piece) -> TextRun {
    TextRun(
      string(of: piece), font: piece.style.descriptor(in: font, fontContext),
      tracking: piece.style.tracking ?? 0,
      kerning: piece.style.tracking == nil ? piece.style.kerning ?? 0 : 0,
      baselineOffset: piece.style.baselineOffset ?? 0)
  }

  /// The image that a piece is, in the piece's font; nil for text.
  func image(of piece: Text.Piece) -> ImageContent? {
    guard case .image(let image) = piece.content else { return nil }
    var environment = environment
    environment.textStyle = piece.style
    return ImageContent(image, in: environment)
  }

  /// What is laid out for an image that stands on the baseline, or where its own baseline is.
  func run(of piece: Text.Piece, _ image: ImageContent) -> TextRun {
    let ascent = image.baseline ?? image.size.height
    let attachment = TextRun.Attachment(
      width: image.size.width, ascent: ascent, descent: image.size.height - ascent)
    return TextRun(
      attachment, font: piece.style.descriptor(in: font, fontContext),
      baselineOffset: piece.style.baselineOffset ?? 0)
  }

  /// What a piece says, in the letters that the environment asks for.
  private func string(of piece: Text.Piece) -> String {
    let string = piece.string(in: environment)
    guard let textCase else { return string }
    return string.cased(textCase, locale: environment.locale)
  }
}

extension String {
  fileprivate func cased(_ textCase: Text.Case, locale: Locale) -> String {
    switch textCase {
    case .uppercase: uppercased(with: locale)
    case .lowercase: lowercased(with: locale)
    }
  }
}

/// What the texts of a drawing are in its environment, in the order in which they are drawn.
///
/// A drawing that is made anew mostly draws the texts that it drew before, in the same order: comparing a text with the
/// one that was there takes much less than finding out anew what it looks like.
///
/// A class: the content of a text may be a picture that a closure of the user's draws, which may draw other texts.
final class DrawnTexts {
  // Used by one thread, and by nothing that runs user code meanwhile.
  @exclusivity(unchecked) private var drawn: [TextContent] = []
  @exclusivity(unchecked) private var position = 0

  /// How many texts of a drawing are kept; those that follow are looked up each time.
  static let limit = 1000

  /// The number of texts that are kept.
  var count: Int { drawn.count }

  /// What the text that is drawn next is with settings, which must be the same each time.
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
    if drawn.count < DrawnTexts.limit { drawn.append(content) }
    return content
  }

  /// Goes back to the first text, and forgets those that were not drawn since it was done last.
  func rewind() {
    if position < drawn.count { drawn.removeSubrange(position...) }
    position = 0
  }
}
