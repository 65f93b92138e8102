import EaselTypography

/// The environment values that determine the fonts of text styles.
struct FontContext: Hashable, Sendable {
  var idiom = InterfaceIdiom.phone
  var typeSize = DynamicTypeSize.large

  static let standard = FontContext()
}

extension EnvironmentValues {
  var fontContext: FontContext { FontContext(idiom: interfaceIdiom, typeSize: dynamicTypeSize) }
}

/// The size and the line height of a text style, as listed in Apple's Human Interface Guidelines.
struct TextStyleMetrics: Equatable, Sendable {
  var size: CGFloat
  /// The distance between baselines, in points.
  var lineDistance: CGFloat

  /// The line height of the system font without additional leading, in ems.
  private static let systemLineHeight: CGFloat = 2444.0 / 2048

  /// The leading that the style adds, in ems.
  var leading: CGFloat { lineDistance / size - TextStyleMetrics.systemLineHeight }

  /// Looks up the metrics of a style. Those of the desktop do not depend on the type size.
  init(_ style: Font.TextStyle, in context: FontContext) {
    switch context.idiom {
    case .phone: self = TextStyleMetrics.phone(style)[context.typeSize.rawValue]
    case .desktop: self = TextStyleMetrics.desktop(style)
    }
  }

  private init(_ size: CGFloat, _ lineDistance: CGFloat) {
    (self.size, self.lineDistance) = (size, lineDistance)
  }

  private static func desktop(_ style: Font.TextStyle) -> TextStyleMetrics {
    switch style {
    case .largeTitle: TextStyleMetrics(26, 32)
    case .title: TextStyleMetrics(22, 26)
    case .title2: TextStyleMetrics(17, 22)
    case .title3: TextStyleMetrics(15, 20)
    case .headline, .body: TextStyleMetrics(13, 16)
    case .callout: TextStyleMetrics(12, 15)
    case .subheadline: TextStyleMetrics(11, 14)
    case .footnote, .caption, .caption2: TextStyleMetrics(10, 13)
    }
  }

  /// The metrics for each type size, from `xSmall` to `accessibility5`.
  private static func phone(_ style: Font.TextStyle) -> [TextStyleMetrics] {
    switch style {
    case .largeTitle: largeTitle
    case .title: title
    case .title2: title2
    case .title3: title3
    case .headline, .body: body
    case .callout: callout
    case .subheadline: subheadline
    case .footnote: footnote
    case .caption: caption
    case .caption2: caption2
    }
  }

  private static let largeTitle = table(
    [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60], [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70])
  private static let title = table(
    [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58], [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68])
  private static let title2 = table(
    [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56], [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66])
  private static let title3 = table(
    [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55], [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65])
  private static let body = table(
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
  private static let callout = table(
    [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51], [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60])
  private static let subheadline = table(
    [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49], [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58])
  private static let footnote = table(
    [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44], [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])
  private static let caption = table(
    [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43], [13, 13, 13, 16, 19, 21, 23, 29, 32, 39, 44, 51])
  private static let caption2 = table(
    [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40], [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48])

  private static func table(_ sizes: [CGFloat], _ lineDistances: [CGFloat]) -> [TextStyleMetrics] {
    zip(sizes, lineDistances).map { TextStyleMetrics($0, $1) }
  }
}

extension Font.TextStyle {
  /// The default weight of the style.
  func weight(in idiom: InterfaceIdiom) -> FontWeight {
    switch (self, idiom) {
    case (.headline, .phone): .semibold
    case (.headline, .desktop): .bold
    case (.caption2, .desktop): .medium
    default: .regular
    }
  }
}

/// A number that scales with the text size of the environment, in proportion to a text style.
///
/// This platform has no setting for the text size: the number is `wrappedValue` unless a view sets
/// `dynamicTypeSize`.
///
/// ```swift
/// struct Avatar: View {
///   @ScaledMetric(relativeTo: .body) private var size: CGFloat = 40
///
///   var body: some View { Circle().frame(width: size, height: size) }
/// }
/// ```
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let baseValue: Value
  private let style: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var size

  /// Creates a number that scales with body text.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Creates a number that scales with a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    (baseValue, style) = (wrappedValue, textStyle)
  }

  /// The number for the current text size.
  public var wrappedValue: Value { baseValue * Value(style.scale(at: size)) }
}

extension Font.TextStyle {
  /// The scale factor at a text size; 1 at `large`.
  func scale(at size: DynamicTypeSize) -> Double {
    let sizes = dynamicSizes
    return sizes[size.rawValue] / sizes[DynamicTypeSize.large.rawValue]
  }

  /// The font size in points at each text size, as listed in Apple's Human Interface Guidelines.
  private var dynamicSizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
