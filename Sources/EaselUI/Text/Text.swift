import EaselDrawing
import EaselTypography

/// One or more lines of read-only text: pieces of a string, each with a style of its own.
public struct Text: Equatable, Sendable {
  /// A stretch of one style.
  struct Piece: Equatable, Sendable {
    enum Content: Equatable, Sendable {
      case string(String)
      // In boxes, since they are large and rare.
      indirect case time(TimeReading)
      indirect case image(Image)
    }

    var content: Content
    var style = PieceStyle()
  }

  var pieces: [Piece]

  init(pieces: [Piece]) { self.pieces = pieces }

  /// A text as it stands.
  public init(verbatim content: String) { pieces = [Piece(string: content)] }

  /// A string that is no literal, as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// A literal. There are no tables of translations here: the key is the text.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    pieces = key.pieces
  }

  /// An image in the line: a symbol in the size of the text, any other on the baseline in its own size.
  public init(_ image: Image) { pieces = [Piece(content: .image(image))] }

  /// A value as a format style writes it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Both texts, one after the other, each in its own style.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(pieces: lhs.pieces + rhs.pieces) }
}

extension Text {
  /// Whether two texts are the same byte by byte, other than by `==`, for which it is enough that their strings mean the
  /// same characters.
  func isIdentical(to other: Text) -> Bool {
    guard pieces.count == other.pieces.count else { return false }
    // By number: comparing in pairs would copy each piece more often.
    for number in pieces.indices where !pieces[number].isIdentical(to: other.pieces[number]) { return false }
    return true
  }
}

extension Text.Piece {
  init(string: String, style: Text.PieceStyle = Text.PieceStyle()) {
    self.init(content: .string(string), style: style)
  }

  /// What is read in an environment. Where that depends on the time, it tells the environment for how long it holds.
  func string(in environment: EnvironmentValues) -> String {
    switch content {
    case .string(let string): string
    case .image: TextRun.attachmentText
    case .time(let reading):
      environment.readDate { now in (reading.string(at: now, in: environment), reading.nextChange(after: now))
      }
    }
  }

  /// Puts another piece's characters behind those of this one; false, and nothing done, where either is no plain string
  /// or they differ in style.
  mutating func append(_ other: Text.Piece) -> Bool {
    guard case .string(let string) = content, case .string(let more) = other.content, style == other.style
    else { return false }
    content = .string(string + more)
    return true
  }

  /// True when the piece says the same at all times and looks the same whenever it is drawn.
  var isConstant: Bool { if case .string = content { true } else { false } }

  /// The colour of a piece that asks for nothing but that and a font; nil for all others.
  var onlyColor: Color? {
    if style.isPlain, case .color(let color)? = style.foreground { color } else { nil }
  }

  // Not inlined: each part would be copied out of the arrays by itself.
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
  /// The characters without their styles and images, with dates as they are now.
  package var string: String { pieces.filter { !$0.isImage }.map(\.string).joined() }
}

extension Text.Piece {
  fileprivate var isImage: Bool { if case .image = content { true } else { false } }

  /// The characters, with dates as they are now.
  var string: String { string(in: EnvironmentValues()) }
}

extension Text: View {
  public typealias Body = Never
}

extension Text: LeafView {
  static var hasBaselines: Bool { true }

  func sizeThatFits(_ proposal: ProposedViewSize, in environment: EnvironmentValues) -> CGSize {
    let content = TextContent(self, in: environment)
    return content.size(of: content.layout(width: proposal.width, height: proposal.height))
  }

  func baselines(for size: CGSize, in environment: EnvironmentValues) -> (first: CGFloat, last: CGFloat)? {
    let layout = TextContent(self, in: environment).layout(width: size.width, height: size.height)
    return (layout.firstBaseline, layout.lastBaseline)
  }

  func draw(into recorder: FragmentRecorder, size: CGSize, environment: EnvironmentValues) {
    let content = TextContent(self, in: environment)
    let layout = content.layout(width: size.width, height: size.height)
    let box = CGRect(origin: .zero, size: size)
    let paint = ForegroundStyle().resolve(for: box, in: environment)
    guard !environment.showsPlaceholders else {
      let foreground = content.pieces.first?.style.foreground.map { content.settings.paint($0, over: box) }
      return Placeholder.draw(Placeholder.bars(layout), paint: foreground ?? paint, into: recorder)
    }
    content.draw(
      layout, at: .zero, into: recorder, state: DrawingState(), environment: environment, paint: paint)
  }
}
