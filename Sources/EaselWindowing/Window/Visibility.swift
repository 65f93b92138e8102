/// The three things from which one knows whether a window can be seen.
struct Visibility: Equatable {
  /// The window is on the screen at all: neither withdrawn nor iconified.
  var isMapped = false
  /// Other windows cover all of it. Never told where a compositor runs.
  var isObscured = false
  /// The window manager keeps it mapped but does not show it (_NET_WM_STATE_HIDDEN).
  var isHidden = false

  var isVisible: Bool { isMapped && !isObscured && !isHidden }
}
