import EaselTypography

/// What the layout of a text field depends on besides its text.
struct InputTextStyle {
  /// The environment with the font and the style of the text.
  let environment: EnvironmentValues
  /// The width in which lines are wrapped; nil if they are not.
  var wrapWidth: CGFloat?
  /// The width in which lines are aligned.
  var width: CGFloat

  private let key: Key

  private struct Key: Equatable {
    var font: FontDescriptor
    var style: Text.PieceStyle
    var paragraph: ParagraphStyle
    var scale: CGFloat
    var engine: ObjectIdentifier
    var generation: Int
    var theme: ColorTheme
  }

  init(_ environment: EnvironmentValues, width: CGFloat, wraps: Bool) {
    var environment = environment
    environment.textCase = nil
    environment.lineLimit = nil
    environment.minimumScaleFactor = 1
    self.width = width
    wrapWidth = wraps ? width : nil
    let settings = TextSettings(environment)
    key = Key(
      font: settings.run(of: Text.Piece(string: "x", style: environment.textStyle)).font,
      style: environment.textStyle,
      paragraph: environment.paragraphStyle, scale: environment.displayScale,
      engine: ObjectIdentifier(settings.engine), generation: settings.engine.generation,
      theme: ColorTheme(environment))
    // Paragraphs are laid out later, when what they read is known already.
    environment.tracker = nil
    self.environment = environment
  }

  /// The additional space between lines, in points; finite.
  var lineSpacing: CGFloat { key.paragraph.lineSpacing }

  /// Whether paragraphs have the same layout in both styles.
  func hasSameLayout(as other: InputTextStyle) -> Bool {
    key == other.key && wrapWidth == other.wrapWidth
      && (width == other.width || key.paragraph.alignment == .leading)
  }

  /// Lays out a paragraph.
  func shape(_ text: Text) -> InputParagraph.Shape {
    let content = TextContent(text, in: environment)
    let paragraph = key.paragraph
    let layout = content.settings.engine.layout(content.runs, style: paragraph, width: wrapWidth)
    let free = max(0, width - layout.size.width)
    let indent: CGFloat =
      switch paragraph.alignment {
      case .leading: 0
      case .center: free / 2
      case .trailing: free
      }
    return InputParagraph.Shape(content, layout, indent: width.isFinite ? indent : 0)
  }
}
