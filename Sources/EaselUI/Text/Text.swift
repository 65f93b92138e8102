import EaselDrawing
import EaselTypography

/// A view of read-only text in one or more lines. Each part of the text may have its own style.
///
/// ```swift
/// VStack {
///   Text("Hello, *world*").font(.title)
///   Text("Total: ") + Text(42, format: .number).bold()
/// }
/// ```
public struct Text: Equatable, Sendable {
  /// A part of a text with one style.
  struct Piece: Equatable, Sendable {
    enum Content: Equatable, Sendable {
      case string(String)
      // Boxed, because they are large and rare.
      indirect case time(FormattedTime)
      indirect case image(Image)
      indirect case localized(LocalizedText)
    }

    var content: Content
    var style = PieceStyle()
  }

  var pieces: [Piece]

  init(pieces: [Piece]) { self.pieces = pieces }

  /// Creates a text from a string, without Markdown.
  public init(verbatim content: String) { pieces = [Piece(string: content)] }

  /// Creates a text from a string that is not a literal, without Markdown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// Creates a text from a literal with inline Markdown, translated for the locale of the environment.
  ///
  /// Translations are looked up in `.strings`, `.stringsdict` and `.xcstrings` files: in the folder of the bundle, in
  /// that of the main bundle, in resource bundles beside the program and in the working directory, each with its
  /// folders of languages such as `de.lproj`. Without a translation the key itself is shown.
  ///
  /// - Parameters:
  ///   - key: The literal.
  ///   - tableName: The name of the file without its ending; nil for `Localizable`.
  ///   - bundle: The bundle whose folder is searched first.
  ///   - comment: A remark for translators, which is ignored.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    pieces = key.localizedPieces(tableName, bundle)
  }

  /// Creates a text with an inline image. Symbols take the size of the text; other images keep their size and
  /// stand on the baseline.
  public init(_ image: Image) { pieces = [Piece(content: .image(image))] }

  /// Creates a text from a value and a format style, in the locale of the environment.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(pieces: [Piece(content: .time(.value(FormattedValue(input, format))))])
  }

  /// Creates a text from a value and a formatter of Foundation, which determines the locale. Empty if the formatter cannot
  /// format the value.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Concatenates two texts. Each keeps its style.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(pieces: lhs.pieces + rhs.pieces) }
}

extension Text {
  /// Whether two texts are equal byte by byte. The operator `==` also accepts canonically equivalent strings.
  func isIdentical(to other: Text) -> Bool {
    guard pieces.count == other.pieces.count else { return false }
    // By index: `zip` would copy each piece more often.
    for number in pieces.indices where !pieces[number].isIdentical(to: other.pieces[number]) { return false }
    return true
  }
}

extension Text.Piece {
  init(string: String, style: Text.PieceStyle = Text.PieceStyle()) {
    self.init(content: .string(string), style: style)
  }

  /// The string of the piece in an environment. A string that depends on the time registers its expiry with
  /// the environment.
  func string(in environment: EnvironmentValues) -> String {
    switch content {
    case .string(let string): string
    case .image: TextRun.attachmentText
    case .localized(let text): text.pieces(in: environment.locale).map { $0.string(in: environment) }.joined()
    case .time(let reading):
      environment.readDate { now in (reading.string(at: now, in: environment), reading.nextChange(after: now))
      }
    }
  }

  /// Appends the characters of another piece. Returns false, without a change, unless both pieces are plain
  /// strings of the same style.
  mutating func append(_ other: Text.Piece) -> Bool {
    guard case .string(var string) = content, case .string(let more) = other.content, style == other.style
    else { return false }
    // The string has one owner while it grows, so that it is not copied.
    content = .string("")
    string += more
    content = .string(string)
    return true
  }

  /// Whether the piece always has the same string and is drawn in the same way.
  var isConstant: Bool { if case .string = content { true } else { false } }

  /// The color of a piece that has no style but a color and a font; nil for other pieces.
  var uniformColor: Color? {
    if style.isPlain, case .color(let color)? = style.foreground { color } else { nil }
  }

  // Not inlined, because the compiler would then copy each field out of the arrays by itself.
  @inline(never)
  func isIdentical(to other: Text.Piece) -> Bool { hasIdenticalContent(as: other) && style == other.style }

  private func hasIdenticalContent(as other: Text.Piece) -> Bool {
    if case .string(let first) = content, case .string(let second) = other.content {
      return first.hasSameBytes(as: second)
    }
    return content == other.content
  }
}

extension Text {
  /// The characters without styles and images, with dates as of now.
  package var string: String { pieces.filter { !$0.isImage }.map(\.string).joined() }
}

extension Text.Piece {
  fileprivate var isImage: Bool { if case .image = content { true } else { false } }

  /// The characters, with dates as of now.
  var string: String { string(in: EnvironmentValues()) }
}

extension Text: View {
  public typealias Body = Never
}

extension Text: LeafView {
  static var startsSeparators: Bool { true }
}

extension TextContent: LeafContent {
  var environment: EnvironmentValues { settings.environment }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let renderer = settings.renderer else { return reserving(size(for: proposal)) }
    return renderer.sizeThatFits(
      proposal: proposal, text: TextProxy { self.reserving(self.size(for: $0)) })
  }

  var fullSize: FullSize? {
    guard settings.renderer == nil, settings.minimumScaleFactor >= 1, settings.reservedLines == nil,
      byteCount <= TextContent.longestFullText
    else { return nil }
    let (size, measurement) = measure(width: .infinity, height: .infinity)
    // The first line is kept also without any height.
    let height = measurement.applies(toWidth: size.width, height: 0) ? 0 : size.height
    guard measurement.applies(toWidth: size.width, height: height) else { return nil }
    return FullSize(size, room: CGSize(width: size.width, height: height))
  }

  func baselines(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    let layout = layout(width: size.width, height: size.height)
    return (layout.firstBaseline, layout.lastBaseline)
  }

  func placedGlyphs(in size: CGSize) -> PlacedGlyphs? {
    guard settings.renderer == nil, !environment.showsPlaceholders, !hasBackgrounds, !hasLines else {
      return nil
    }
    let layout = layout(width: size.width, height: size.height)
    guard let piece = layout.singlePiece, piece.isRunOfGlyphs else { return nil }
    let foreground = pieces[piece.run].style.foreground
    let paint =
      foreground.map { settings.paint($0, over: CGRect(origin: .zero, size: layout.size)) }
      ?? ForegroundStyle().resolve(for: CGRect(origin: .zero, size: size), in: environment)
    guard paint.isPlain else { return nil }
    return PlacedGlyphs(run: piece.glyphs, origin: piece.origin, paint: paint.paint)
  }

  func draw(into recorder: FragmentRecorder, size: CGSize) {
    let layout = layout(width: size.width, height: size.height)
    let box = CGRect(origin: .zero, size: size)
    let paint = ForegroundStyle().resolve(for: box, in: environment)
    guard !environment.showsPlaceholders else {
      let foreground = pieces.first?.style.foreground.map { settings.paint($0, over: box) }
      return Placeholder.draw(Placeholder.bars(layout), paint: foreground ?? paint, into: recorder)
    }
    guard let renderer = settings.renderer else {
      return draw(
        layout, at: .zero, into: recorder, state: DrawingState(), environment: environment, paint: paint)
    }
    let drawing = TextDrawing(content: self, environment: environment, box: box, paint: paint)
    let canvas = DrawingCanvas(environment: environment, size: size) { _ in nil }
    var context = GraphicsContext(recorder: recorder, canvas: canvas)
    renderer.draw(layout: Text.Layout(storage: TextLayoutStorage(self, layout, drawing)), in: &context)
  }
}
