import EaselTypography

extension UIFont {
  /// The thickness of strokes, between -1 and 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number of the weight. The font has the listed weight that is nearest to it; NaN counts as regular.
    public let rawValue: CGFloat

    /// Creates a weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The weight 100 of OpenType.
    public static let ultraLight = Weight(-0.8)
    /// The weight 200 of OpenType.
    public static let thin = Weight(-0.6)
    /// The weight 300 of OpenType.
    public static let light = Weight(-0.4)
    /// The weight 400 of OpenType.
    public static let regular = Weight(0)
    /// The weight 500 of OpenType.
    public static let medium = Weight(0.23)
    /// The weight 600 of OpenType.
    public static let semibold = Weight(0.3)
    /// The weight 700 of OpenType.
    public static let bold = Weight(0.4)
    /// The weight 800 of OpenType.
    public static let heavy = Weight(0.56)
    /// The weight 900 of OpenType.
    public static let black = Weight(0.62)

    private static let values: [(Weight, FontWeight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]

    /// The nearest weight on OpenType's scale.
    var value: FontWeight {
      guard !rawValue.isNaN else { return .regular }
      // Clamped, because all weights are equally far from infinity.
      let number = max(-1, min(1, rawValue))
      let nearest = Weight.values.min { abs($0.0.rawValue - number) < abs($1.0.rawValue - number) }
      return nearest?.1 ?? .regular
    }
  }

  /// The purpose of a text, which determines the size and the weight of its font; see `Font.TextStyle`.
  ///
  /// Deviation: this type is an enumeration without strings.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The style of large titles.
    case largeTitle
    /// The styles of titles of three levels.
    case title1, title2, title3
    /// The styles of headings.
    case headline, subheadline
    /// The styles of running text.
    case body, callout
    /// The styles of notes and labels.
    case footnote, caption1, caption2

    var style: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      }
    }
  }

  /// The size of labels in points: 17.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of buttons in points: 18.
  public static var buttonFontSize: CGFloat { 18 }
  /// The standard size of the system font in points: 14.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of small text in points: 12.
  public static var smallSystemFontSize: CGFloat { 12 }
}
