/// A color as UIKit has it, for programs that pass one to `Color(_:)`, as in `Color(.systemBackground)`.
///
/// Two colors are equal if they have the same components, name or, for colors that depend on traits, closure.
///
/// Deviation: UIKit itself is not available; this type has the system colors and conversions only.
///
/// ```swift
/// Text("Card").padding().background(Color(.secondarySystemBackground))
/// ```
public final class UIColor: Sendable {
  fileprivate let color: Color

  init(system color: SystemColor) { self.color = Color(color) }

  /// Creates a color from sRGB components, each nominally 0...1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Creates a gray between 0 (black) and 1 (white).
  public init(white: CGFloat, alpha: CGFloat) { color = Color(.sRGB, white: white, opacity: alpha) }

  /// Creates a color from hue, saturation and brightness, each nominally 0...1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  /// Creates a color from a SwiftUI color.
  public init(_ color: Color) { self.color = color }

  /// Returns the color with its opacity multiplied.
  ///
  /// Deviation: UIKit replaces the opacity; the system colors for which the two differ are translucent.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }
}

extension UIColor: Hashable {
  /// Whether both are the same color.
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs === rhs || lhs.color == rhs.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor: CustomStringConvertible {
  /// The description of the color as a SwiftUI color.
  public var description: String { color.description }
}

extension Color {
  /// Creates a color from a color of UIKit.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }

  /// Creates a color from a color of UIKit.
  public init(uiColor: UIColor) { self = uiColor.color }
}

extension UIColor {
  /// The background of the main content.
  public static let systemBackground = UIColor(system: .background)
  /// The background of content on the main background.
  public static let secondarySystemBackground = UIColor(system: .secondaryBackground)
  /// The background of content on the secondary background.
  public static let tertiarySystemBackground = UIColor(system: .tertiaryBackground)
  /// The background of grouped lists.
  public static let systemGroupedBackground = UIColor(system: .groupedBackground)
  /// The background of the rows of grouped lists.
  public static let secondarySystemGroupedBackground = UIColor(system: .secondaryGroupedBackground)
  /// The background of content in the rows of grouped lists.
  public static let tertiarySystemGroupedBackground = UIColor(system: .tertiaryGroupedBackground)
  /// The color of primary text.
  public static let label = UIColor(system: .primary)
  /// The color of secondary text.
  public static let secondaryLabel = UIColor(system: .secondary)
  /// The color of tertiary text.
  public static let tertiaryLabel = UIColor(system: .tertiaryLabel)
  /// The color of quaternary text.
  public static let quaternaryLabel = UIColor(system: .quaternaryLabel)
  /// The color of the text that an empty field shows.
  public static let placeholderText = UIColor(system: .placeholderText)
  /// The translucent color of lines between rows.
  public static let separator = UIColor(system: .separator)
  /// The opaque color of lines between rows.
  public static let opaqueSeparator = UIColor(system: .opaqueSeparator)
  /// The color of links.
  public static let link = UIColor(system: .link)
  /// The fill of thin shapes.
  public static let systemFill = UIColor(system: .fill)
  /// The fill of shapes of medium size.
  public static let secondarySystemFill = UIColor(system: .secondaryFill)
  /// The fill of large shapes.
  public static let tertiarySystemFill = UIColor(system: .tertiaryFill)
  /// The fill of large areas with complex content.
  public static let quaternarySystemFill = UIColor(system: .quaternaryFill)
  /// The system red.
  public static let systemRed = UIColor(system: .red)
  /// The system orange.
  public static let systemOrange = UIColor(system: .orange)
  /// The system yellow.
  public static let systemYellow = UIColor(system: .yellow)
  /// The system green.
  public static let systemGreen = UIColor(system: .green)
  /// The system mint.
  public static let systemMint = UIColor(system: .mint)
  /// The system teal.
  public static let systemTeal = UIColor(system: .teal)
  /// The system cyan.
  public static let systemCyan = UIColor(system: .cyan)
  /// The system blue.
  public static let systemBlue = UIColor(system: .blue)
  /// The system indigo.
  public static let systemIndigo = UIColor(system: .indigo)
  /// The system purple.
  public static let systemPurple = UIColor(system: .purple)
  /// The system pink.
  public static let systemPink = UIColor(system: .pink)
  /// The system brown.
  public static let systemBrown = UIColor(system: .brown)
  /// The system gray.
  public static let systemGray = UIColor(system: .gray)
  /// The second of six grays, from the strongest to the closest to the background.
  public static let systemGray2 = UIColor(system: .gray2)
  /// The third of six grays, from the strongest to the closest to the background.
  public static let systemGray3 = UIColor(system: .gray3)
  /// The fourth of six grays, from the strongest to the closest to the background.
  public static let systemGray4 = UIColor(system: .gray4)
  /// The fifth of six grays, from the strongest to the closest to the background.
  public static let systemGray5 = UIColor(system: .gray5)
  /// The sixth of six grays, from the strongest to the closest to the background.
  public static let systemGray6 = UIColor(system: .gray6)
}

extension UIColor {
  /// Black, the same in light and dark.
  public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// White, the same in light and dark.
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// Red, the same in light and dark.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green, the same in light and dark.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue, the same in light and dark.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan, the same in light and dark.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow, the same in light and dark.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta, the same in light and dark.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange, the same in light and dark.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple, the same in light and dark.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown, the same in light and dark.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// A gray that is the same in light and dark.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// A gray that is the same in light and dark.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A gray that is the same in light and dark.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// A fully transparent color.
  public static let clear = UIColor(white: 0, alpha: 0)
}
