import EaselTypography

/// A text in an environment: runs whose fonts are decided, ready to be laid out and drawn.
struct TextContent {
  let runs: [TextRun]
  /// One for each run.
  let appearances: [Appearance]
  /// True when something is coloured behind a part of the text.
  let hasBackgrounds: Bool
  private let paragraph: ParagraphStyle
  private let minimumScaleFactor: CGFloat
  private let displayScale: CGFloat

  /// What of a run does not change its layout; nil styles are left to who draws the text.
  struct Appearance {
    var foreground: AnyShapeStyle?
    var background: Color?
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
  }

  init(_ text: Text, in environment: EnvironmentValues) {
    let (outerStyle, outerFont, textCase) = (environment.textStyle, environment.font, environment.textCase)
    let isStyled = !outerStyle.isEmpty
    var runs: [TextRun] = []
    var appearances: [Appearance] = []
    runs.reserveCapacity(text.pieces.count)
    appearances.reserveCapacity(text.pieces.count)
    for piece in text.pieces {
      let style = isStyled ? piece.style.filled(from: outerStyle) : piece.style
      var string = piece.string(in: environment)
      if let textCase { string = string.cased(textCase, locale: environment.locale) }
      runs.append(
        TextRun(
          string, font: style.descriptor(in: outerFont), tracking: style.tracking ?? 0,
          kerning: style.tracking == nil ? style.kerning ?? 0 : 0, baselineOffset: style.baselineOffset ?? 0))
      appearances.append(
        Appearance(
          foreground: style.foreground, background: style.background, underline: style.underline,
          strikethrough: style.strikethrough))
    }
    (self.runs, self.appearances) = (runs, appearances)
    hasBackgrounds = appearances.contains { $0.background != nil }
    paragraph = environment.paragraphStyle
    minimumScaleFactor = environment.minimumScaleFactor
    displayScale = environment.displayScale
  }

  /// The text in the room of a proposal: smaller, as far as the environment allows it, where it would be cut off.
  func layout(width: CGFloat? = nil, height: CGFloat? = nil) -> TextLayout {
    let layout = layout(width: width, height: height, scale: 1)
    guard layout.isTruncated, minimumScaleFactor < 1 else { return layout }
    var tooLarge: CGFloat = 1
    var best = max(minimumScaleFactor, TextContent.smallestScale)
    // Each step halves the uncertainty; the last one is below half a percent.
    for _ in 0..<TextContent.scaleSteps {
      let middle = (best + tooLarge) / 2
      if fits(width, height, scale: middle) { best = middle } else { tooLarge = middle }
    }
    return self.layout(width: width, height: height, scale: best)
  }

  private static let scaleSteps = 8
  private static let smallestScale: CGFloat = 0.01

  private func fits(_ width: CGFloat?, _ height: CGFloat?, scale: CGFloat) -> Bool {
    !layout(width: width, height: height, scale: scale).isTruncated
  }

  private func layout(width: CGFloat?, height: CGFloat?, scale: CGFloat) -> TextLayout {
    let runs = scale == 1 ? runs : runs.map { $0.scaled(by: scale) }
    return TextLayoutEngine.shared.layout(runs, style: paragraph, width: width, height: height)
  }

  /// The size of a layout in whole pixels, in points.
  func size(of layout: TextLayout) -> CGSize { layout.size(roundedUpFor: displayScale) }
}

extension TextRun {
  fileprivate func scaled(by factor: CGFloat) -> TextRun {
    var copy = self
    copy.font = font.withSize(font.size * factor)
    copy.tracking *= factor
    copy.kerning *= factor
    copy.baselineOffset *= factor
    return copy
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
