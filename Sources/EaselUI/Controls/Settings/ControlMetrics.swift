/// The dimensions of controls on a platform, in points: those of UIKit before its redesign of 2025 and, for
/// the `desktop` idiom, those of AppKit.
struct ControlMetrics: Equatable, Sendable {
  /// The size of a switch.
  var toggle: CGSize
  /// The width and height of a checkbox or a radio button.
  var checkbox: CGFloat
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
  /// The corner radius of a bordered button; infinite for a capsule.
  var buttonCornerRadius: CGFloat
  /// The font of labels in buttons; `nil` for that of the environment.
  var buttonFont: Font?
  /// Whether the controls have the forms of macOS: buttons with borders, checkboxes, steppers with arrows.
  var isDesktop: Bool
  /// The thickness of a progress bar.
  var progressBar: CGFloat
  /// The width and height of a spinner.
  var spinner: CGFloat

  /// Whether the default button style has a border and the label of a bordered button has the text color.
  var buttonsHaveBorders: Bool { isDesktop }
}

extension ControlMetrics {
  static let phone = ControlMetrics(
    toggle: CGSize(width: 51, height: 31), checkbox: 22, sliderHeight: 31, sliderThumb: 28, sliderTrack: 4,
    stepper: CGSize(width: 94, height: 32), stepperCornerRadius: 8, segmentHeight: 32, segmentCornerRadius: 9,
    segmentFont: .system(size: 13, weight: .medium), buttonPadding: CGSize(width: 12, height: 7),
    buttonCornerRadius: 8, buttonFont: nil, isDesktop: false, progressBar: 4, spinner: 20)

  static let desktop = ControlMetrics(
    toggle: CGSize(width: 38, height: 22), checkbox: 14, sliderHeight: 20, sliderThumb: 20, sliderTrack: 4,
    stepper: CGSize(width: 17, height: 22), stepperCornerRadius: 6, segmentHeight: 22, segmentCornerRadius: 6,
    segmentFont: .body, buttonPadding: CGSize(width: 8, height: 3), buttonCornerRadius: 6, buttonFont: nil,
    isDesktop: true, progressBar: 6, spinner: 32)

  /// The dimensions of an idiom in a size.
  init(_ idiom: InterfaceIdiom, _ size: ControlSize) {
    switch idiom {
    case .phone: self = ControlMetrics.phone.resized(size)
    case .desktop: self = ControlMetrics.desktop.resizedOnDesktop(size)
    }
  }

  private func resized(_ size: ControlSize) -> ControlMetrics {
    var metrics = self
    switch size {
    case .mini, .small:
      metrics.buttonPadding = CGSize(width: 10, height: 5)
      metrics.buttonCornerRadius = .infinity
      metrics.buttonFont = .subheadline
      metrics.segmentHeight = 28
    case .regular: break
    case .large, .extraLarge:
      let isLargest = size == .extraLarge
      metrics.buttonPadding = isLargest ? CGSize(width: 24, height: 20) : CGSize(width: 20, height: 15)
      metrics.buttonCornerRadius = isLargest ? 16 : 12
      metrics.segmentHeight = isLargest ? 48 : 40
      metrics.segmentCornerRadius = isLargest ? 13 : 11
      metrics.segmentFont = .system(size: 15, weight: .medium)
      metrics.spinner = isLargest ? 50 : 37
    }
    return metrics
  }

  private func resizedOnDesktop(_ size: ControlSize) -> ControlMetrics {
    var metrics = self
    switch size {
    case .mini: metrics.shrink(by: 15.0 / 22, font: 9, padding: CGSize(width: 5, height: 1))
    case .small: metrics.shrink(by: 18.0 / 22, font: 11, padding: CGSize(width: 7, height: 2))
    case .regular: break
    case .large, .extraLarge:
      let height: CGFloat = size == .large ? 28 : 36
      metrics.buttonPadding = CGSize(width: size == .large ? 12 : 16, height: (height - 16) / 2)
      metrics.buttonCornerRadius = size == .large ? 7 : 9
      metrics.segmentHeight = height
      metrics.segmentCornerRadius = metrics.buttonCornerRadius
    }
    return metrics
  }

  /// Makes all dimensions smaller by a factor, rounded to whole points.
  private mutating func shrink(by factor: CGFloat, font: CGFloat, padding: CGSize) {
    func scaled(_ length: CGFloat) -> CGFloat { (length * factor).rounded() }
    toggle = CGSize(width: scaled(toggle.width), height: scaled(toggle.height))
    checkbox = scaled(checkbox)
    (sliderHeight, sliderThumb) = (scaled(sliderHeight), scaled(sliderThumb))
    sliderTrack = max(scaled(sliderTrack), 3)
    stepper = CGSize(width: scaled(stepper.width), height: scaled(stepper.height))
    stepperCornerRadius = scaled(stepperCornerRadius)
    (segmentHeight, segmentCornerRadius) = (scaled(segmentHeight), scaled(segmentCornerRadius))
    segmentFont = .system(size: font)
    (buttonPadding, buttonCornerRadius) = (padding, scaled(buttonCornerRadius))
    buttonFont = .system(size: font)
    progressBar = max(scaled(progressBar), 3)
    spinner = scaled(spinner / 2)
  }
}

extension EnvironmentValues {
  var controlMetrics: ControlMetrics { ControlMetrics(interfaceIdiom, controlSize) }
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
