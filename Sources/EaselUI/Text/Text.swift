import EaselTypography

/// One or more lines of read-only text: pieces of a string, each with a style of its own.
public struct Text: Equatable, Sendable {
  /// A stretch of one style.
  struct Piece: Equatable, Sendable {
    var string: String
    var style = PieceStyle()
  }

  /// What was asked for; nil leaves it to the environment.
  struct PieceStyle: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var isItalic: Bool?
    var usesMonospacedDigits = false
    var design: Font.Design?
    var foreground: TextForeground?
    var tracking: CGFloat?
    var kerning: CGFloat?
    var baselineOffset: CGFloat?
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
    self.init(verbatim: key.text)
  }

  /// A value as a format style writes it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Both texts, one after the other, each in its own style.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(pieces: lhs.pieces + rhs.pieces) }
}

/// The style of a piece of text that has one of its own.
struct TextForeground: Equatable, Sendable {
  let style: AnyShapeStyle
  /// Stands for the style where two are compared: a new one for every style that was given.
  let identity: TextForegroundIdentity

  init(_ style: some ShapeStyle) {
    self.style = AnyShapeStyle(style)
    identity = TextForegroundIdentity(style)
  }

  static func == (lhs: TextForeground, rhs: TextForeground) -> Bool { lhs.identity == rhs.identity }
}

/// A colour, by which two styles can be compared; other styles are equal to nothing.
enum TextForegroundIdentity: Equatable, Sendable {
  case color(Color)
  case other

  init(_ style: some ShapeStyle) { self = (style as? Color).map { .color($0) } ?? .other }

  static func == (lhs: TextForegroundIdentity, rhs: TextForegroundIdentity) -> Bool {
    if case .color(let first) = lhs, case .color(let second) = rhs { return first == second }
    return false
  }
}

extension Text {
  private func changing(_ change: (inout PieceStyle) -> Void) -> Text {
    var copy = self
    for index in copy.pieces.indices { change(&copy.pieces[index].style) }
    return copy
  }

  /// The font of the pieces that have none.
  public func font(_ font: Font?) -> Text { changing { $0.font = $0.font ?? font } }

  /// The colour of the pieces that have none.
  public func foregroundColor(_ color: Color?) -> Text {
    changing { $0.foreground = $0.foreground ?? color.map { TextForeground($0) } }
  }

  /// The style of the pieces that have none; a gradient spans the text's box.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changing { $0.foreground = $0.foreground ?? TextForeground(style) }
  }

  public func fontWeight(_ weight: Font.Weight?) -> Text { changing { $0.weight = $0.weight ?? weight } }

  public func bold() -> Text { fontWeight(.bold) }

  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  public func italic() -> Text { changing { $0.isItalic = $0.isItalic ?? true } }

  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  public func fontDesign(_ design: Font.Design?) -> Text { changing { $0.design = $0.design ?? design } }

  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? fontDesign(.monospaced) : self }

  /// All digits as wide as each other.
  public func monospacedDigit() -> Text { changing { $0.usesMonospacedDigits = true } }

  /// Points added after each character.
  public func kerning(_ kerning: CGFloat) -> Text { changing { $0.kerning = $0.kerning ?? kerning } }

  /// Points added after each character; keeps ligatures from forming.
  public func tracking(_ tracking: CGFloat) -> Text { changing { $0.tracking = $0.tracking ?? tracking } }

  /// By how many points the text stands above the baseline.
  public func baselineOffset(_ offset: CGFloat) -> Text {
    changing { $0.baselineOffset = $0.baselineOffset ?? offset }
  }
}
