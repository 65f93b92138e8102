import EaselDrawing
import EaselTypography

/// A text in an environment: runs whose fonts are decided, ready to be laid out and drawn.
final class TextContent {
  private let text: Text
  /// The first piece of the text, which is mostly all there is.
  private let first: Text.Piece
  let runs: [TextRun]
  /// One for each run, with all that the environment says of its style.
  let pieces: [Text.Piece]
  /// The images among the runs, by number.
  let images: [Int: ImageContent]
  /// True when something is coloured behind a part of the text.
  let hasBackgrounds: Bool
  /// True when a part of the text leaves its colour to who draws it.
  let needsPaint: Bool
  /// True when the text is the same at any time.
  let isConstant: Bool
  let settings: TextSettings
  // What is kept of the last layout. A text belongs to one thread, and nothing that is called while these are set comes
  // back to it, so that the run-time check of exclusive access has nothing to find.
  @exclusivity(unchecked) private var room: (width: CGFloat?, height: CGFloat?)
  @exclusivity(unchecked) private var roomLayout: TextLayout?
  /// That of the fonts when the layout was made.
  @exclusivity(unchecked) private var generation = 0
  /// The layout that was drawn last, and what it is when it is but one run of glyphs.
  @exclusivity(unchecked) private var drawnLayout: TextLayout?
  @exclusivity(unchecked) private var drawnRun: PlacedRun?

  /// Glyphs and where their run's origin is in the box of the text.
  struct PlacedRun {
    let glyphs: GlyphRun
    let origin: CGPoint
  }

  convenience init(_ text: Text, in environment: EnvironmentValues) {
    self.init(text, TextSettings(environment))
  }

  init(_ text: Text, _ settings: TextSettings) {
    self.settings = settings
    self.text = text
    first = text.pieces.first ?? Text.Piece(string: "")
    pieces = settings.style.map { text.filled(from: $0).pieces } ?? text.pieces
    var runs: [TextRun] = []
    runs.reserveCapacity(pieces.count)
    var (hasBackgrounds, needsPaint, images) = (false, false, [Int: ImageContent]())
    var isConstant = true
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
      if !pieces[number].isConstant { isConstant = false }
    }
    (self.runs, self.images) = (runs, images)
    (self.hasBackgrounds, self.needsPaint, self.isConstant) = (hasBackgrounds, needsPaint, isConstant)
  }

  /// Whether this is what a text is in the same settings, byte by byte.
  func isMade(of other: Text) -> Bool {
    other.pieces.count == 1 && text.pieces.count == 1
      ? first.isIdentical(to: other.pieces[0]) : text.isIdentical(to: other)
  }

  /// The text in the room of a proposal: smaller, as far as the environment allows it, where it would be cut off.
  func layout(width: CGFloat? = nil, height: CGFloat? = nil) -> TextLayout {
    let generation = TextLayoutEngine.shared.generation
    if let roomLayout, room.width == width, room.height == height, self.generation == generation {
      return roomLayout
    }
    let layout = makeLayout(width: width, height: height)
    (room, roomLayout, self.generation) = ((width, height), layout, generation)
    return layout
  }

  /// The glyphs of a layout that is nothing else; nil where it is more.
  func singleRun(of layout: TextLayout) -> PlacedRun? {
    if drawnLayout !== layout { (drawnLayout, drawnRun) = (layout, layout.singleRun) }
    return drawnRun
  }

  private func makeLayout(width: CGFloat?, height: CGFloat?) -> TextLayout {
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

extension TextLayout {
  fileprivate var singleRun: TextContent.PlacedRun? {
    guard lineCount == 1 else { return nil }
    let lines = lines
    guard lines.count == 1, lines[0].pieces.count == 1 else { return nil }
    let piece = lines[0].pieces[0]
    guard piece.colored.isEmpty, piece.attachment == nil, !piece.glyphs.glyphs.isEmpty else { return nil }
    return TextContent.PlacedRun(glyphs: piece.glyphs, origin: piece.origin)
  }
}
