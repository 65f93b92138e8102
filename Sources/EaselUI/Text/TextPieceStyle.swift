import EaselTypography
import Foundation

extension Text {
  /// The style of a piece. Nil properties come from the environment.
  @dynamicMemberLookup
  struct PieceStyle: Equatable, Sendable {
    var font: Font?
    var foreground: Foreground?
    /// The other properties; nil if none is set, which keeps texts small, since they are often copied.
    private var box: Box?

    /// The properties that few texts set.
    struct Details: Equatable, Sendable {
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
      var attributes: CustomAttributes?
      /// The address that a click opens.
      var link: URL?
    }

    private final class Box: Equatable, Sendable {
      let details: Details

      init(_ details: Details) { self.details = details }

      static func == (lhs: Box, rhs: Box) -> Bool { lhs === rhs || lhs.details == rhs.details }
    }
  }

  /// The foreground of a piece. A color, the most common case, needs no box.
  enum Foreground: Equatable, Sendable {
    case color(Color)
    case style(AnyShapeStyle)

    /// The foreground of links.
    static let link = Foreground(TintShapeStyle())

    init<S: ShapeStyle>(_ style: S) {
      self = (style as? Color).map { .color($0) } ?? .style(AnyShapeStyle(style))
    }
  }

  /// A line under or through text.
  ///
  /// ```swift
  /// Text("Misspelled").underline(pattern: .dot, color: .red)
  /// ```
  public struct LineStyle: Hashable, Sendable {
    /// The dash pattern of a line.
    ///
    /// ```swift
    /// Text("Draft").strikethrough(true, pattern: .dashDot)
    /// ```
    public struct Pattern: Hashable, Sendable {
      /// The lengths of dashes and gaps, as multiples of the line's thickness.
      let dash: [CGFloat]

      /// A solid line.
      public static let solid = Pattern(dash: [])
      /// Dots.
      public static let dot = Pattern(dash: [1, 1])
      /// Dashes.
      public static let dash = Pattern(dash: [4, 2])
      /// Alternating dashes and dots.
      public static let dashDot = Pattern(dash: [4, 2, 1, 2])
      /// Dashes, each followed by two dots.
      public static let dashDotDot = Pattern(dash: [4, 2, 1, 2, 1, 2])
    }

    let pattern: Pattern
    /// Nil for the color of the text.
    let color: Color?
    /// False for no line, regardless of the environment.
    let isActive: Bool

    /// A solid line in the color of the text.
    public static let single = LineStyle()

    /// Creates a line with a pattern and a color; nil for the color of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.init(isActive: true, pattern: pattern, color: color)
    }

    init(isActive: Bool, pattern: Pattern = .solid, color: Color? = nil) {
      (self.isActive, self.pattern, self.color) = (isActive, pattern, color)
    }
  }
}

extension Text.PieceStyle {
  /// A property that few texts set.
  subscript<Value>(dynamicMember property: WritableKeyPath<Details, Value?>) -> Value? {
    get { box?.details[keyPath: property] }
    set {
      var details = box?.details ?? Details()
      details[keyPath: property] = newValue
      box = details == Details() ? nil : Box(details)
    }
  }
}

extension Text.PieceStyle {
  /// The style with its nil properties taken from another style.
  func filled(from other: Text.PieceStyle) -> Text.PieceStyle {
    var style = self
    style.font = font ?? other.font
    style.foreground = foreground ?? other.foreground
    if let rest = other.box { style.box = box.map { Box($0.details.filled(from: rest.details)) } ?? rest }
    return style
  }

  /// Whether no property is set.
  var isEmpty: Bool { font == nil && foreground == nil && isPlain }

  /// Whether no property except font and foreground is set.
  var isPlain: Bool { box == nil }

  /// The descriptor for font matching, with the font of the environment as the default.
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
      baselineOffset: baselineOffset ?? other.baselineOffset,
      attributes: attributes.map { own in other.attributes.map { own.filled(from: $0) } ?? own }
        ?? other.attributes,
      link: link ?? other.link)
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
