/// The lengths of controls on a platform, in points: those of UIKit before its design of 2025, and of AppKit where the
/// idiom is `desktop`.
struct ControlMetrics: Equatable, Sendable {
  /// The room of a switch.
  var toggle: CGSize
  var sliderHeight: CGFloat
  var sliderThumb: CGFloat
  var sliderTrack: CGFloat
  /// Both buttons of a stepper, with the line between them.
  var stepper: CGSize
  var stepperCornerRadius: CGFloat
  /// The least height of a row of segments.
  var segmentHeight: CGFloat
  var segmentCornerRadius: CGFloat
  var segmentFont: Font
  /// Between the border of a button and its label, on the left and right, and above and below.
  var buttonPadding: CGSize
  /// Whether a button without a style has a border, and the label of one with a border has the colour of text.
  var buttonsHaveBorders: Bool
  /// The thickness of a bar that shows progress.
  var progressBar: CGFloat
  /// The side of turning spokes.
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

// What the bars and rings of controls have in common.

extension Color {
  /// What a bar or ring has where nothing is marked.
  static let controlTrack = Color.gray.opacity(0.35)
}

extension View {
  /// The room of a bar: as wide as is proposed, at least 40 points, and so many points high.
  func barFrame(height: CGFloat) -> some View {
    frame(minWidth: 40, idealWidth: 150, maxWidth: .infinity).frame(height: height)
  }
}

extension Double {
  /// The nearest number within 0...1; 0 for one that is none.
  var clampedToUnitInterval: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
