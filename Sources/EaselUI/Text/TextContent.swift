import EaselTypography

/// A text in an environment: runs whose fonts are decided, ready to be laid out and drawn.
struct TextContent {
  let runs: [TextRun]
  /// One for each run, with all that the environment says of its style.
  let pieces: [Text.Piece]
  /// The images among the runs, by number.
  let images: [Int: ImageContent]
  /// True when something is coloured behind a part of the text.
  let hasBackgrounds: Bool
  /// True when a part of the text leaves its colour to who draws it.
  let needsPaint: Bool
  let settings: TextSettings

  init(_ text: Text, in environment: EnvironmentValues) { self.init(text, TextSettings(environment)) }

  init(_ text: Text, _ settings: TextSettings) {
    self.settings = settings
    pieces = settings.style.map { text.filled(from: $0).pieces } ?? text.pieces
    var runs: [TextRun] = []
    runs.reserveCapacity(pieces.count)
    var (hasBackgrounds, needsPaint, images) = (false, false, [Int: ImageContent]())
    // By number: a piece is large, and is not to be copied.
    for number in pieces.indices {
      if let image = settings.image(of: pieces[number]) {
        images[number] = image
        runs.append(settings.run(of: pieces[number], image))
      } else {
        runs.append(settings.run(of: pieces[number]))
      }
      if pieces[number].style.background != nil { hasBackgrounds = true }
      if pieces[number].style.foreground == nil { needsPaint = true }
    }
    (self.runs, self.images) = (runs, images)
    (self.hasBackgrounds, self.needsPaint) = (hasBackgrounds, needsPaint)
  }

  /// The text in the room of a proposal: smaller, as far as the environment allows it, where it would be cut off.
  func layout(width: CGFloat? = nil, height: CGFloat? = nil) -> TextLayout {
    let layout = layout(width: width, height: height, scale: 1)
    guard layout.isTruncated, settings.minimumScaleFactor < 1 else { return layout }
    var tooLarge: CGFloat = 1
    var best = max(settings.minimumScaleFactor, TextContent.smallestScale)
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
    return TextLayoutEngine.shared.layout(runs, style: settings.paragraph, width: width, height: height)
  }

  /// The size of a layout in whole pixels, in points.
  func size(of layout: TextLayout) -> CGSize { layout.size(roundedUpFor: settings.displayScale) }
}
