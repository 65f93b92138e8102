import EaselDrawing

/// A color of controls, with a variant for each color scheme.
struct ControlColor: ShapeStyle, Equatable {
  let light: PaintColor
  let dark: PaintColor

  func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.paint.paint = .solid(shape.environment.colorScheme == .dark ? dark : light)
  }
}

// The colors that Apple publishes for its systems, before those of 2025.
extension ControlColor {
  /// The fill of thin and small shapes, such as the track of a slider.
  static let track = translucent(120, 120, 128, light: 0.2, dark: 0.36)
  /// The fill of shapes of medium size, such as a switch that is off.
  static let switchTrack = translucent(120, 120, 128, light: 0.16, dark: 0.32)
  /// The fill of large shapes, such as a button.
  static let button = translucent(118, 118, 128, light: 0.12, dark: 0.24)
  /// The fill of a pressed button.
  static let pressedButton = translucent(118, 118, 128, light: 0.24, dark: 0.4)
  /// The text of disabled controls.
  static let disabledText = ControlColor(
    light: .bytes(60, 60, 67, alpha: 0.3), dark: .bytes(235, 235, 245, alpha: 0.3))
  /// The thumb behind the selected segment.
  static let segmentThumb = ControlColor(light: .white, dark: .bytes(99, 99, 102))
  /// The lines between segments.
  static let segmentSeparator = translucent(142, 142, 147, light: 0.3, dark: 0.3)
  /// The face of a button of macOS.
  static let desktopButton = ControlColor(light: .white, dark: .bytes(255, 255, 255, alpha: 0.24))
  /// The pressed face of a button of macOS.
  static let pressedDesktopButton = ControlColor(
    light: .bytes(236, 236, 236), dark: .bytes(255, 255, 255, alpha: 0.36))
  /// The hairline around the controls of macOS.
  static let desktopBorder = ControlColor(
    light: .bytes(0, 0, 0, alpha: 0.16), dark: .bytes(0, 0, 0, alpha: 0.3))
  /// The marks of sliders.
  static let sliderMark = translucent(120, 120, 128, light: 0.5, dark: 0.6)
  /// The hairline around the thumbs of sliders.
  static let thumbBorder = ControlColor(light: .bytes(0, 0, 0, alpha: 0.1), dark: .bytes(0, 0, 0, alpha: 0.2))
  /// The background of panels above other content.
  static let panel = ControlColor(light: .white, dark: .bytes(44, 44, 46))

  private static func translucent(
    _ red: Float, _ green: Float, _ blue: Float, light: Float, dark: Float
  ) -> ControlColor {
    ControlColor(light: .bytes(red, green, blue, alpha: light), dark: .bytes(red, green, blue, alpha: dark))
  }
}

extension Color {
  /// The color of the unfilled part of a bar or ring.
  static let controlTrack = Color.gray.opacity(0.35)
}
