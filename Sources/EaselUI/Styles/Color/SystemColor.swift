import EaselDrawing

/// The standard colors. Their components are resolved when they are painted.
enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, white, black, clear, primary, secondary, accentColor
  case gray2, gray3, gray4, gray5, gray6
  case tertiaryLabel, quaternaryLabel, placeholderText, separator, opaqueSeparator, link
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  // Of the desktop.
  case windowBackground, controlBackground, underPageBackground, grid
  case desktopLabel, desktopSecondaryLabel, desktopTertiaryLabel, desktopQuaternaryLabel

  /// The color in a color scheme. The accent color is blue here; the environment's
  /// tint is applied elsewhere.
  func paintColor(in scheme: ColorScheme, isElevated: Bool = false) -> PaintColor {
    if isElevated, scheme == .dark, let elevated { return elevated }
    let values = self == .accentColor ? SystemColor.blue.values : values
    return scheme == .dark ? values.dark : values.light
  }

  /// The dark color on an elevated surface, if it differs.
  var elevated: PaintColor? {
    switch self {
    case .background, .groupedBackground: .bytes(28, 28, 30)
    case .secondaryBackground, .secondaryGroupedBackground: .bytes(44, 44, 46)
    case .tertiaryBackground, .tertiaryGroupedBackground: .bytes(58, 58, 60)
    default: nil
    }
  }

  /// The color if it is the same in every environment; otherwise nil.
  var constant: PaintColor? {
    switch self {
    case .black: .black
    case .white: .white
    case .clear: .clear
    case .gray: paintColor(in: .light)
    default: nil
    }
  }

  /// sRGB bytes as published by Apple for its systems, before the color changes of 2025.
  private var values: (light: PaintColor, dark: PaintColor) {
    switch self {
    case .red: (.bytes(255, 59, 48), .bytes(255, 69, 58))
    case .orange: (.bytes(255, 149, 0), .bytes(255, 159, 10))
    case .yellow: (.bytes(255, 204, 0), .bytes(255, 214, 10))
    case .green: (.bytes(52, 199, 89), .bytes(48, 209, 88))
    case .mint: (.bytes(0, 199, 190), .bytes(99, 230, 226))
    case .teal: (.bytes(48, 176, 199), .bytes(64, 200, 224))
    case .cyan: (.bytes(50, 173, 230), .bytes(100, 210, 255))
    case .blue, .accentColor: (.bytes(0, 122, 255), .bytes(10, 132, 255))
    case .indigo: (.bytes(88, 86, 214), .bytes(94, 92, 230))
    case .purple: (.bytes(175, 82, 222), .bytes(191, 90, 242))
    case .pink: (.bytes(255, 45, 85), .bytes(255, 55, 95))
    case .brown: (.bytes(162, 132, 94), .bytes(172, 142, 104))
    case .gray: (.bytes(142, 142, 147), .bytes(142, 142, 147))
    case .white: (.white, .white)
    case .black: (.black, .black)
    case .clear: (.clear, .clear)
    case .primary: (.black, .white)
    case .secondary: (.bytes(60, 60, 67, alpha: 0.6), .bytes(235, 235, 245, alpha: 0.6))
    default: interfaceValues
    }
  }

  /// The values of the colors of backgrounds, fills, separators and labels of user interfaces.
  private var interfaceValues: (light: PaintColor, dark: PaintColor) {
    switch self {
    case .gray2: (.bytes(174, 174, 178), .bytes(99, 99, 102))
    case .gray3: (.bytes(199, 199, 204), .bytes(72, 72, 74))
    case .gray4: (.bytes(209, 209, 214), .bytes(58, 58, 60))
    case .gray5: (.bytes(229, 229, 234), .bytes(44, 44, 46))
    case .gray6, .secondaryBackground: (.bytes(242, 242, 247), .bytes(28, 28, 30))
    case .tertiaryLabel, .placeholderText: (.bytes(60, 60, 67, alpha: 0.3), .bytes(235, 235, 245, alpha: 0.3))
    case .quaternaryLabel: (.bytes(60, 60, 67, alpha: 0.18), .bytes(235, 235, 245, alpha: 0.16))
    case .separator: (.bytes(60, 60, 67, alpha: 0.29), .bytes(84, 84, 88, alpha: 0.6))
    case .opaqueSeparator: (.bytes(198, 198, 200), .bytes(56, 56, 58))
    case .link: (.bytes(0, 122, 255), .bytes(9, 132, 255))
    case .fill: (.bytes(120, 120, 128, alpha: 0.2), .bytes(120, 120, 128, alpha: 0.36))
    case .secondaryFill: (.bytes(120, 120, 128, alpha: 0.16), .bytes(120, 120, 128, alpha: 0.32))
    case .tertiaryFill: (.bytes(118, 118, 128, alpha: 0.12), .bytes(118, 118, 128, alpha: 0.24))
    case .quaternaryFill: (.bytes(116, 116, 128, alpha: 0.08), .bytes(118, 118, 128, alpha: 0.18))
    case .tertiaryBackground: (.white, .bytes(44, 44, 46))
    case .secondaryGroupedBackground: (.white, .bytes(28, 28, 30))
    case .groupedBackground: (.bytes(242, 242, 247), .black)
    case .tertiaryGroupedBackground: (.bytes(242, 242, 247), .bytes(44, 44, 46))
    default: desktopValues
    }
  }

  /// The values of the colors of desktop windows.
  private var desktopValues: (light: PaintColor, dark: PaintColor) {
    switch self {
    case .windowBackground: (.bytes(236, 236, 236), .bytes(50, 50, 50))
    case .controlBackground: (.white, .bytes(30, 30, 30))
    case .underPageBackground: (.bytes(150, 150, 150, alpha: 0.9), .bytes(40, 40, 40))
    case .grid: (.bytes(230, 230, 230), .bytes(26, 26, 26))
    case .desktopLabel: (.bytes(0, 0, 0, alpha: 0.85), .bytes(255, 255, 255, alpha: 0.85))
    case .desktopSecondaryLabel: (.bytes(0, 0, 0, alpha: 0.5), .bytes(255, 255, 255, alpha: 0.55))
    case .desktopTertiaryLabel: (.bytes(0, 0, 0, alpha: 0.26), .bytes(255, 255, 255, alpha: 0.25))
    case .desktopQuaternaryLabel: (.bytes(0, 0, 0, alpha: 0.1), .bytes(255, 255, 255, alpha: 0.1))
    default: (.white, .black)
    }
  }
}

extension PaintColor {
  /// Creates a color from sRGB bytes.
  static func bytes(_ red: Float, _ green: Float, _ blue: Float, alpha: Float = 1) -> PaintColor {
    PaintColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}

extension Color {
  /// The system red.
  public static let red = Color(.red)
  /// The system orange.
  public static let orange = Color(.orange)
  /// The system yellow.
  public static let yellow = Color(.yellow)
  /// The system green.
  public static let green = Color(.green)
  /// The system mint.
  public static let mint = Color(.mint)
  /// The system teal.
  public static let teal = Color(.teal)
  /// The system cyan.
  public static let cyan = Color(.cyan)
  /// The system blue.
  public static let blue = Color(.blue)
  /// The system indigo.
  public static let indigo = Color(.indigo)
  /// The system purple.
  public static let purple = Color(.purple)
  /// The system pink.
  public static let pink = Color(.pink)
  /// The system brown.
  public static let brown = Color(.brown)
  /// White.
  public static let white = Color(.white)
  /// The system gray.
  public static let gray = Color(.gray)
  /// Black.
  public static let black = Color(.black)
  /// A fully transparent color.
  public static let clear = Color(.clear)
  /// The color of primary content: black in the light color scheme, white in the dark one.
  public static let primary = Color(.primary)
  /// The color of secondary content: a translucent gray.
  public static let secondary = Color(.secondary)
  /// The color of interactive elements: the tint, or blue if none is set.
  public static var accentColor: Color { Color(.accentColor) }
}

extension EnvironmentValues {
  /// Whether the view is on a surface in front of the window's content, such as a sheet. Backgrounds are lighter there
  /// in the dark scheme.
  @Entry var isElevated = false
}

/// The values of an environment that colors depend on, extracted once to resolve many colors.
struct ColorTheme: Equatable, Sendable {
  /// The values that colors of UIKit can depend on.
  let traits: UITraitCollection
  let scheme: ColorScheme
  private(set) var accent: PaintColor

  var isElevated: Bool { traits.userInterfaceLevel == .elevated }

  /// The values of an environment. The accent color is the tint if that is a color; otherwise blue.
  init(_ environment: EnvironmentValues) {
    self.init(UITraitCollection(environment))
    if let tint = environment.tintStyle?.base as? Color { accent = tint.paintColor(in: self) }
  }

  /// The values of traits. The accent color is blue.
  init(_ traits: UITraitCollection) {
    self.traits = traits
    scheme = ColorScheme(traits.userInterfaceStyle) ?? .light
    accent = SystemColor.accentColor.paintColor(in: scheme)
  }
}

extension Color {
  /// The components of the color in the given environment.
  package func resolvePaint(in environment: EnvironmentValues) -> PaintColor {
    if let constantPaint { return constantPaint }
    if case .system(let color, let opacity) = base, color != .accentColor {
      let isElevated = color.elevated != nil && environment.isElevated
      return color.paintColor(in: environment.colorScheme, isElevated: isElevated)
        .multiplyingAlpha(by: opacity)
    }
    return paintColor(in: ColorTheme(environment))
  }

  /// The components if they are the same in every environment; otherwise nil.
  var constantPaint: PaintColor? {
    switch base {
    case .constant(let color): color
    case .system(let color, let opacity): color.constant?.multiplyingAlpha(by: opacity)
    default: nil
    }
  }

  func paintColor(in theme: ColorTheme) -> PaintColor {
    switch base {
    case .constant(let color): color
    case .system(.accentColor, let opacity): theme.accent.multiplyingAlpha(by: opacity)
    case .system(let color, let opacity):
      color.paintColor(in: theme.scheme, isElevated: theme.isElevated).multiplyingAlpha(by: opacity)
    case .mixture(let mixture, let opacity): mixture.paintColor(in: theme).multiplyingAlpha(by: opacity)
    case .exposed(let exposure, let opacity): exposure.paintColor(in: theme).multiplyingAlpha(by: opacity)
    case .named(let color, let opacity):
      NamedColors.shared.paintColor(color.name, in: theme.scheme).multiplyingAlpha(by: opacity)
    case .dynamic(let color, let opacity): color.paintColor(in: theme).multiplyingAlpha(by: opacity)
    }
  }
}
