import EaselTypography

extension Text {
  /// What was asked for; nil leaves it to the environment.
  struct PieceStyle: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var isItalic: Bool?
    var usesMonospacedDigits: Bool?
    var design: Font.Design?
    var width: Font.Width?
    var foreground: Foreground?
    var background: Color?
    var underline: LineStyle?
    var strikethrough: LineStyle?
    var tracking: CGFloat?
    var kerning: CGFloat?
    var baselineOffset: CGFloat?
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
  /// This style, with what it leaves open taken from another.
  func filled(from other: Text.PieceStyle) -> Text.PieceStyle {
    Text.PieceStyle(
      font: font ?? other.font, weight: weight ?? other.weight, isItalic: isItalic ?? other.isItalic,
      usesMonospacedDigits: usesMonospacedDigits ?? other.usesMonospacedDigits,
      design: design ?? other.design, width: width ?? other.width,
      foreground: foreground ?? other.foreground, background: background ?? other.background,
      underline: underline ?? other.underline,
      strikethrough: strikethrough ?? other.strikethrough, tracking: tracking ?? other.tracking,
      kerning: kerning ?? other.kerning, baselineOffset: baselineOffset ?? other.baselineOffset)
  }

  /// True when everything is left open.
  var isEmpty: Bool {
    font == nil && weight == nil && isItalic == nil && usesMonospacedDigits == nil && design == nil
      && width == nil && foreground == nil && background == nil && underline == nil && strikethrough == nil
      && tracking == nil && kerning == nil && baselineOffset == nil
  }

  /// The font of a piece where the environment has another.
  func descriptor(in environmentFont: Font?) -> FontDescriptor {
    var font = font ?? environmentFont ?? .body
    if let weight { font = font.weight(weight) }
    if let width { font = font.width(width) }
    var descriptor = font.descriptor
    if isItalic == true { descriptor.isItalic = true }
    if usesMonospacedDigits == true { descriptor.usesMonospacedDigits = true }
    if let design, descriptor.family == nil { descriptor.design = design.descriptorDesign }
    return descriptor
  }
}
