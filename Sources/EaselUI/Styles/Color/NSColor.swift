/// A color as AppKit has it, for programs that pass one to `Color(nsColor:)`.
///
/// Deviation: AppKit itself is not available; this type has the system colors and conversions only.
///
/// ```swift
/// Text("Card").padding().background(Color(nsColor: .controlBackgroundColor))
/// ```
public typealias NSColor = UIColor

extension Color {
  /// Creates a color from a color of AppKit.
  public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
}

extension NSColor {
  /// Creates a color from sRGB components, each nominally 0...1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color from components, each nominally 0...1. They count as sRGB.
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color from components, each nominally 0...1. They count as sRGB.
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The background of windows.
  public static let windowBackgroundColor = NSColor(system: .windowBackground)
  /// The background of lists and tables.
  public static let controlBackgroundColor = NSColor(system: .controlBackground)
  /// The background of text.
  public static let textBackgroundColor = NSColor(system: .controlBackground)
  /// The background behind the pages of a document.
  public static let underPageBackgroundColor = NSColor(system: .underPageBackground)
  /// The color of text in documents.
  public static let textColor = NSColor(system: .primary)
  /// The color of primary labels.
  public static let labelColor = NSColor(system: .desktopLabel)
  /// The color of text in controls.
  public static let controlTextColor = NSColor(system: .desktopLabel)
  /// The color of secondary labels.
  public static let secondaryLabelColor = NSColor(system: .desktopSecondaryLabel)
  /// The color of tertiary labels.
  public static let tertiaryLabelColor = NSColor(system: .desktopTertiaryLabel)
  /// The color of the text that an empty field shows.
  public static let placeholderTextColor = NSColor(system: .desktopTertiaryLabel)
  /// The color of quaternary labels.
  public static let quaternaryLabelColor = NSColor(system: .desktopQuaternaryLabel)
  /// The color of lines between parts of a window.
  public static let separatorColor = NSColor(system: .desktopQuaternaryLabel)
  /// The color of the lines of a table.
  public static let gridColor = NSColor(system: .grid)
  /// The color of links.
  public static let linkColor = NSColor(system: .link)
  /// The accent color.
  public static let controlAccentColor = NSColor(system: .accentColor)
}
