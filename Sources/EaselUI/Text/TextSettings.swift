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
