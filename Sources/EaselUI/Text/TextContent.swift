import EaselDrawing
import EaselTypography

/// A text in an environment: its runs with resolved fonts, ready for layout and drawing.
final class TextContent {
  private let text: Text
  /// The first piece of the text. Most texts have only one.
  private let first: Text.Piece
  private let isSingle: Bool
  let runs: [TextRun]
  /// The piece of each run, with the style of the environment applied.
  let pieces: [Text.Piece]
  /// The images among the runs, by run index.
  let images: [Int: ImageContent]
  /// Whether a part of the text has a background color.
  let hasBackgrounds: Bool
  /// Whether a part of the text has no foreground and is drawn with the caller's paint.
  let needsPaint: Bool
  /// Whether the text is independent of the time.
  let isConstant: Bool
  let settings: TextSettings
  /// The color of the whole text if it is drawn with plain glyphs and one color; otherwise nil.
  private let uniformColor: Color?

  // The last layout and its single glyph run. The run is stored apart from the layout, so that drawing a text
  // again does not load the layout. A text belongs to one thread, and nothing that runs while these are set
  // calls back into it; the dynamic exclusivity checks are therefore disabled.
  @exclusivity(unchecked) private var room: (width: CGFloat?, height: CGFloat?)
  /// The generation of the fonts at the time of the layout.
  @exclusivity(unchecked) private var generation = 0
  @exclusivity(unchecked) private(set) var laidOutSize = CGSize.zero
  @exclusivity(unchecked) private(set) var laidOut: TextLayout?
  @exclusivity(unchecked) private var singleRun = SingleRun.unknown
  @exclusivity(unchecked) private var measured = MeasuredSizes()
  /// The runs as the engine knows them, at their own size.
  private lazy var prepared = settings.engine.prepare(runs)

  private enum SingleRun {
    case unknown
    /// There are several runs, or none.
    case none
    /// The glyph run and its origin in the box of the text.
    case some(GlyphRun, origin: CGPoint)
  }

  convenience init(_ text: Text, in environment: EnvironmentValues) {
    self.init(text, environment.derive { TextSettings($0) })
  }

  init(_ text: Text, _ settings: TextSettings) {
    self.settings = settings
    self.text = text
    first = text.pieces.first ?? Text.Piece(string: "")
    isSingle = text.pieces.count == 1
    let localized = text.localized(in: settings.environment)
    pieces = settings.style.map { localized.filled(from: $0).pieces } ?? localized.pieces
    var runs: [TextRun] = []
    runs.reserveCapacity(pieces.count)
    var (hasBackgrounds, needsPaint, images) = (false, false, [Int: ImageContent]())
    var isConstant = true
    // By index, because pieces are large and should not be copied.
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
    uniformColor = pieces.count == 1 ? pieces[0].uniformColor : nil
    (self.runs, self.images) = (runs, images)
    (self.hasBackgrounds, self.needsPaint, self.isConstant) = (hasBackgrounds, needsPaint, isConstant)
  }

  /// Whether a text has this content in the same settings, compared byte by byte.
  func isMade(of other: Text) -> Bool {
    isSingle && other.pieces.count == 1
      ? first.isIdentical(to: other.pieces[0]) : text.isIdentical(to: other)
  }

  /// Lays the text out for a proposal. A text that would be truncated is scaled down as far as the
  /// environment permits.
  func layout(width: CGFloat? = nil, height: CGFloat? = nil) -> TextLayout {
    if let laidOut, isLaidOut(width, height) { return laidOut }
    let layout = makeLayout(width: width, height: height)
    (room, generation) = ((width, height), settings.engine.generation)
    (laidOut, laidOutSize, singleRun) = (layout, layout.size, .unknown)
    return layout
  }

  private func isLaidOut(_ width: CGFloat?, _ height: CGFloat?) -> Bool {
    room.width == width && room.height == height && generation == settings.engine.generation
  }

  /// Lays the text out for a proposal unless the last layout is still valid.
  func layOut(width: CGFloat? = nil, height: CGFloat? = nil) {
    if laidOut == nil || !isLaidOut(width, height) { _ = layout(width: width, height: height) }
  }

  /// Records the last layout if it is a single glyph run in one color, as most are. Otherwise, or if the
  /// color comes from the caller, returns false and records nothing.
  func drawSingleRun(at origin: CGPoint, into recorder: FragmentRecorder, state: DrawingState) -> Bool {
    guard let uniformColor else { return false }
    if case .unknown = singleRun { singleRun = findSingleRun() }
    guard case .some(let glyphs, let start) = singleRun else { return false }
    recorder.glyphs(
      glyphs, origin: CGPoint(x: origin.x + start.x, y: origin.y + start.y),
      paint: .solid(settings.color(uniformColor)), state: state)
    return true
  }

  private func findSingleRun() -> SingleRun {
    guard let piece = laidOut?.singlePiece, piece.isRunOfGlyphs else { return .none }
    return .some(piece.glyphs, origin: piece.origin)
  }

  private func makeLayout(width: CGFloat?, height: CGFloat?) -> TextLayout {
    let layout = layout(width: width, height: height, scale: 1)
    guard settings.minimumScaleFactor < 1, !fits(layout, width, height) else { return layout }
    var tooLarge: CGFloat = 1
    var best = max(settings.minimumScaleFactor, TextContent.smallestScale)
    // Each step halves the interval; after the last one it is below half a percent.
    for _ in 0..<TextContent.scaleSteps {
      let middle = (best + tooLarge) / 2
      let isSmallEnough = fits(self.layout(width: width, height: height, scale: middle), width, height)
      if isSmallEnough { best = middle } else { tooLarge = middle }
    }
    return self.layout(width: width, height: height, scale: best)
  }

  /// The length in UTF-8 of the longest text whose full size is determined: longer ones seldom have room for it.
  static let longestFullText = 512

  /// The length in UTF-8.
  var byteCount: Int { prepared.byteCount }

  private static let scaleSteps = 8
  private static let smallestScale: CGFloat = 0.01

  /// Whether a layout shows the whole text within the proposal, up to rounding errors. A layout keeps at
  /// least one line, even if the line does not fit.
  private func fits(_ layout: TextLayout, _ width: CGFloat?, _ height: CGFloat?) -> Bool {
    let (size, error) = (layout.size, 0.01 as CGFloat)
    return !layout.isTruncated && size.width <= (width ?? .infinity) + error
      && size.height <= (height ?? .infinity) + error
  }

  private func layout(width: CGFloat?, height: CGFloat?, scale: CGFloat) -> TextLayout {
    let text = scale == 1 ? prepared : settings.engine.prepare(runs.map { $0.scaled(by: scale) })
    return settings.engine.layout(text, style: settings.paragraph, width: width, height: height)
  }

  /// The size of a layout in points, rounded up to whole pixels.
  func size(of layout: TextLayout) -> CGSize { layout.size(roundedUpFor: settings.displayScale) }

  /// The size for a proposal in points, rounded up to whole pixels.
  func size(for proposal: ProposedViewSize) -> CGSize {
    let (width, height) = (proposal.width, proposal.height)
    guard settings.minimumScaleFactor >= 1 else { return size(of: layout(width: width, height: height)) }
    return measure(width: width, height: height).size
  }

  /// A size, or one that has space for the lines that the environment reserves: as high as such lines without text.
  func reserving(_ size: CGSize) -> CGSize {
    guard let lines = settings.reservedLines else { return size }
    let text = String(repeating: "\n", count: lines - 1)
    let run = settings.run(of: Text.Piece(string: text, style: settings.style ?? Text.PieceStyle()))
    let style = ParagraphStyle(lineSpacing: settings.paragraph.lineSpacing)
    let reserved = self.size(of: settings.engine.layout([run], style: style))
    return CGSize(width: size.width, height: max(size.height, reserved.height))
  }

  /// The size for a width and a height in points, rounded up to whole pixels, without regard to a minimum scale factor.
  func measure(width: CGFloat?, height: CGFloat?) -> MeasuredSizes.Entry {
    let generation = settings.engine.generation
    if let known = measured.entry(width: width, height: height, generation) { return known }
    let measurement = settings.engine.measure(
      prepared, style: settings.paragraph, width: width, height: height)
    let size = TextLayout.roundedUp(measurement.size, for: settings.displayScale)
    measured.insert((size, measurement), generation)
    return (size, measurement)
  }
}

/// The two sizes of a text that were used last: a stack alternates between no width and all of it.
struct MeasuredSizes {
  /// A size in points, rounded up to whole pixels, and its measurement.
  typealias Entry = (size: CGSize, measurement: TextMeasurement)

  private var latest: Entry?
  private var earlier: Entry?
  /// The generation of the fonts at the time of the measurements.
  private var generation = 0

  mutating func entry(width: CGFloat?, height: CGFloat?, _ generation: Int) -> Entry? {
    guard generation == self.generation else { return nil }
    if let latest, latest.measurement.applies(toWidth: width, height: height) { return latest }
    guard let earlier, earlier.measurement.applies(toWidth: width, height: height) else { return nil }
    swap(&latest, &self.earlier)
    return earlier
  }

  mutating func insert(_ entry: Entry, _ generation: Int) {
    earlier = generation == self.generation ? latest : nil
    (latest, self.generation) = (entry, generation)
  }
}
