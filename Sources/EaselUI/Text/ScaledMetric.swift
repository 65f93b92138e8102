/// A number that grows and shrinks with the text size of the environment, as the sizes of a text style do.
///
/// Nothing on this platform sets a text size: the number is `wrappedValue` unless a view says `dynamicTypeSize`. Fonts keep
/// their size here in any case.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let baseValue: Value
  private let style: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var size

  /// A number that follows the body text style.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// A number that follows a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    (baseValue, style) = (wrappedValue, textStyle)
  }

  /// The number for the present text size.
  public var wrappedValue: Value { baseValue * Value(style.scale(at: size)) }
}

extension Font.TextStyle {
  /// What lengths are multiplied by at a text size; 1 at `large`.
  func scale(at size: DynamicTypeSize) -> Double {
    let sizes = dynamicSizes
    return sizes[size.rawValue] / sizes[DynamicTypeSize.large.rawValue]
  }

  /// Points at each text size, as Apple's guidelines for interfaces list them.
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
