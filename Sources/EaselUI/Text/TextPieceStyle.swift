import EaselTypography

extension Text {
  /// What was asked for; nil leaves it to the environment.
  struct PieceStyle: Equatable, Sendable {
    var font: Font?
    var foreground: Foreground?
    /// All else; nil where all of it is left open, so that texts, which are copied much, are small.
    private var box: Box?

    static func == (lhs: PieceStyle, rhs: PieceStyle) -> Bool {
      lhs.font == rhs.font && lhs.foreground == rhs.foreground && lhs.box == rhs.box
    }

    /// What few texts ask for.
    fileprivate struct Details: Equatable, Sendable {
      var weight: Font.Weight?
      var isItalic: Bool?
      var usesMonospacedDigits: Bool?
      var design: Font.Design?
      var width: Font.Width?
      var background: Color?
      var underline: LineStyle?
      var strikethrough: LineStyle?
      var tracking: CGFloat?
      var kerning: CGFloat?
      var baselineOffset: CGFloat?
    }

    private final class Box: Equatable, Sendable {
      let details: Details

      init(_ details: Details) { self.details = details }

      static func == (lhs: Box, rhs: Box) -> Bool { lhs === rhs || lhs.details == rhs.details }
    }
  }

  /// What a piece is painted with. Most are colours, which need no box.
  enum Foreground: Equatable, Sendable {
    case color(Color)
    case style(AnyShapeStyle)

    /// What tells links from other text.
    static let link = Foreground(TintShapeStyle())

    init<S: ShapeStyle>(_ style: S) {
      self = (style as? Color).map { .color($0) } ?? .style(AnyShapeStyle(style))
    }
  }

  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// How a line is broken.
    public struct Pattern: Hashable, Sendable {
      /// Dashes and gaps in turn, in thicknesses of the line.
      let dash: [CGFloat]

      public static let solid = Pattern(dash: [])
      public static let dot = Pattern(dash: [1, 1])
      public static let dash = Pattern(dash: [4, 2])
      public static let dashDot = Pattern(dash: [4, 2, 1, 2])
      public static let dashDotDot = Pattern(dash: [4, 2, 1, 2, 1, 2])
    }

    let pattern: Pattern
    /// Nil: that of the text.
    let color: Color?
    /// False: no line, whatever the environment says.
    let isActive: Bool

    public static let single = LineStyle()

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.init(isActive: true, pattern: pattern, color: color)
    }

    init(isActive: Bool, pattern: Pattern = .solid, color: Color? = nil) {
      (self.isActive, self.pattern, self.color) = (isActive, pattern, color)
    }
  }
}

extension Text.PieceStyle {
  private var details: Details {
    get { box?.details ?? Details() }
    set { box = newValue == Details() ? nil : Box(newValue) }
  }

  var weight: Font.Weight? {
    get { box?.details.weight }
    set { details.weight = newValue }
  }

  var isItalic: Bool? {
    get { box?.details.isItalic }
    set { details.isItalic = newValue }
  }

  var usesMonospacedDigits: Bool? {
    get { box?.details.usesMonospacedDigits }
    set { details.usesMonospacedDigits = newValue }
  }

  var design: Font.Design? {
    get { box?.details.design }
    set { details.design = newValue }
  }

  var width: Font.Width? {
    get { box?.details.width }
    set { details.width = newValue }
  }

  var background: Color? {
    get { box?.details.background }
    set { details.background = newValue }
  }

  var underline: Text.LineStyle? {
    get { box?.details.underline }
    set { details.underline = newValue }
  }

  var strikethrough: Text.LineStyle? {
    get { box?.details.strikethrough }
    set { details.strikethrough = newValue }
  }

  var tracking: CGFloat? {
    get { box?.details.tracking }
    set { details.tracking = newValue }
  }

  var kerning: CGFloat? {
    get { box?.details.kerning }
    set { details.kerning = newValue }
  }

  var baselineOffset: CGFloat? {
    get { box?.details.baselineOffset }
    set { details.baselineOffset = newValue }
  }
}

extension Text.PieceStyle {
  /// This style, with what it leaves open taken from another.
  func filled(from other: Text.PieceStyle) -> Text.PieceStyle {
    var style = self
    style.font = font ?? other.font
    style.foreground = foreground ?? other.foreground
    if let rest = other.box { style.box = box.map { Box($0.details.filled(from: rest.details)) } ?? rest }
    return style
  }

  /// True when everything is left open.
  var isEmpty: Bool { font == nil && foreground == nil && isPlain }

  /// True when everything but font and foreground is left open.
  var isPlain: Bool { box == nil }

  /// The font of a piece where the environment has another.
  func descriptor(in environmentFont: Font?, _ context: FontContext) -> FontDescriptor {
    let font = font ?? environmentFont ?? .body
    return box.map { $0.details.applied(to: font, in: context) } ?? font.descriptor(in: context)
  }
}

extension Text.PieceStyle.Details {
  func filled(from other: Self) -> Self {
    Self(
      weight: weight ?? other.weight, isItalic: isItalic ?? other.isItalic,
      usesMonospacedDigits: usesMonospacedDigits ?? other.usesMonospacedDigits,
      design: design ?? other.design, width: width ?? other.width, background: background ?? other.background,
      underline: underline ?? other.underline, strikethrough: strikethrough ?? other.strikethrough,
      tracking: tracking ?? other.tracking, kerning: kerning ?? other.kerning,
      baselineOffset: baselineOffset ?? other.baselineOffset)
  }

  func applied(to font: Font, in context: FontContext) -> FontDescriptor {
    var font = font
    if let weight { font = font.weight(weight) }
    if let width { font = font.width(width) }
    var descriptor = font.descriptor(in: context)
    if isItalic == true { descriptor.isItalic = true }
    if usesMonospacedDigits == true { descriptor.usesMonospacedDigits = true }
    if let design, descriptor.family == nil { descriptor.design = design.descriptorDesign }
    return descriptor
  }
}
