/// The dimensions of controls on a platform, in points: those of UIKit before its redesign of 2025 and, for
/// the `desktop` idiom, those of AppKit.
struct ControlMetrics: Equatable, Sendable {
  /// The size of a switch.
  var toggle: CGSize
  var sliderHeight: CGFloat
  var sliderThumb: CGFloat
  var sliderTrack: CGFloat
  /// The size of both buttons of a stepper, including the separator.
  var stepper: CGSize
  var stepperCornerRadius: CGFloat
  /// The minimum height of a row of segments.
  var segmentHeight: CGFloat
  var segmentCornerRadius: CGFloat
  var segmentFont: Font
  /// The horizontal and vertical space between the border of a button and its label.
  var buttonPadding: CGSize
  /// Whether the default button style has a border and the label of a bordered button has the text color.
  var buttonsHaveBorders: Bool
  /// The thickness of a progress bar.
  var progressBar: CGFloat
  /// The width and height of a spinner.
  var spinner: CGFloat

  static let phone = ControlMetrics(
    toggle: CGSize(width: 51, height: 31), sliderHeight: 31, sliderThumb: 28, sliderTrack: 4,
    stepper: CGSize(width: 94, height: 32), stepperCornerRadius: 8, segmentHeight: 32, segmentCornerRadius: 8,
    segmentFont: .system(size: 13, weight: .medium), buttonPadding: CGSize(width: 12, height: 7),
    buttonsHaveBorders: false, progressBar: 4, spinner: 20)

  static let desktop = ControlMetrics(
    toggle: CGSize(width: 38, height: 22), sliderHeight: 20, sliderThumb: 20, sliderTrack: 4,
    stepper: CGSize(width: 65, height: 22), stepperCornerRadius: 6, segmentHeight: 22, segmentCornerRadius: 6,
    segmentFont: .body, buttonPadding: CGSize(width: 8, height: 3), buttonsHaveBorders: true, progressBar: 6,
    spinner: 32)
}

extension EnvironmentValues {
  var controlMetrics: ControlMetrics {
    switch interfaceIdiom {
    case .phone: .phone
    case .desktop: .desktop
    }
  }
}

// Definitions shared by the bars and rings of controls.

extension Color {
  /// The color of the unfilled part of a bar or ring.
  static let controlTrack = Color.gray.opacity(0.35)
}

extension View {
  /// The frame of a bar: the proposed width, at least 40 points, and the given height.
  func barFrame(height: CGFloat) -> some View {
    frame(minWidth: 40, idealWidth: 150, maxWidth: .infinity).frame(height: height)
  }
}

extension Double {
  /// The value clamped to 0...1; 0 for NaN.
  var clampedToUnitInterval: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
