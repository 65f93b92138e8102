// Values of the environment that this platform has no setting for. They exist so that programs for other platforms
// compile.

/// The state of the window that contains a control.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  /// The window takes the keys.
  case key
  /// The window belongs to the program that takes the keys.
  case active
  /// The program takes no keys.
  case inactive
}

extension EnvironmentValues {
  /// The state of the window; always `key`: the appearance of views does not depend on it.
  public var controlActiveState: ControlActiveState { .key }

  /// Whether the window appears active; always true.
  public var appearsActive: Bool { true }

  /// Whether a display is dimmed; always false.
  public var isLuminanceReduced: Bool { false }

  /// Whether the contents of the window are recorded; always false.
  public var isSceneCaptured: Bool { false }

  /// Whether a program can open more than one window; always false.
  public var supportsMultipleWindows: Bool { false }

  /// Whether colors need a second cue; always false.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether buttons need a border; always false.
  public var accessibilityShowButtonShapes: Bool { false }

  /// Whether the display has inverted colors; always false.
  public var accessibilityInvertColors: Bool { false }

  /// Whether bright flashes are dimmed; always false.
  public var accessibilityDimFlashingLights: Bool { false }

  /// Whether animated images play; always true.
  public var accessibilityPlayAnimatedImages: Bool { true }

  /// Whether assistive technology is in use; always false.
  public var accessibilityEnabled: Bool { false }

  /// Whether a screen reader is in use; always false.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether the program is used with switches; always false.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// Whether large labels are shown for small controls; always false.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
}
