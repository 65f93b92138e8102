/// The state that a presentation and its views share.
@MainActor
final class PresentationController {
  let dismissal = DismissTarget()
  /// The options that the presented views request.
  let options = Channel<PresentationOptions>()
  /// The presenting view.
  let anchor = PresentationAnchor()

  /// All options that presented views have set.
  var currentOptions: PresentationOptions {
    options.values.reduce(into: PresentationOptions()) { $0.merge($1) }
  }

  /// Dismisses the presentation after a click on the backdrop, Escape or a drag, unless that is disabled. Returns
  /// whether it is dismissed.
  @discardableResult
  func dismissInteractively() -> Bool {
    guard currentOptions.isInteractiveDismissDisabled != true else { return false }
    dismissal()
    return true
  }
}

extension EnvironmentValues {
  /// The innermost presentation that the view is in; `nil` outside of presentations.
  @Entry var presentation: PresentationController?

  /// The channel of the innermost presentation.
  var presentationOptions: Channel<PresentationOptions>? { presentation?.options }
}

/// A presented view with its backdrop and its panel. The parts are the views of a stack that fills the window.
struct PresentedView<Content: View>: View {
  let kind: PresentationKind
  let controller: PresentationController
  let content: Content
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    parts
      .modifier(KeyPressModifier(phases: .down, matches: { $0.key == .escape }) { _ in escape() })
      .environment(\.presentation, controller)
      .environment(\.dismissTarget, controller.dismissal)
      .modifier(PresentationEnvironment(isPopup: isPopup, isElevated: isElevated))
  }

  @ViewBuilder private var parts: some View {
    switch kind {
    case .popup(let placement):
      PopupChrome(controller: controller, placement: placement, content: content)
    case .popover(let placement):
      PopoverChrome(controller: controller, placement: placement, content: content)
    case .help(let placement):
      HelpChrome(controller: controller, placement: placement, content: content)
    case .sheet:
      if idiom == .phone {
        PhoneSheet(controller: controller, content: content)
      } else {
        DesktopSheet(controller: controller, content: content)
      }
    case .fullScreenCover:
      FullScreenCover(controller: controller, content: content)
    case .alert:
      AlertChrome(content: content)
    case .confirmationDialog:
      if idiom == .phone {
        ActionSheetChrome(controller: controller, content: content)
      } else {
        AlertChrome(content: content)
      }
    }
  }

  private var isPopup: Bool {
    if case .popup = kind { true } else { false }
  }

  /// Whether the view is on a panel in front of the window; nil for a part of the panel that presents it.
  private var isElevated: Bool? {
    switch kind {
    case .sheet, .popover: true
    case .fullScreenCover: idiom == .desktop
    default: nil
    }
  }

  private func escape() -> KeyPress.Result {
    if case .alert = kind { return .ignored }
    return controller.dismissInteractively() ? .handled : .ignored
  }
}

/// Resets what a presented view does not share with the presenting one.
private struct PresentationEnvironment: EnvironmentModifier {
  /// Whether the view may be a submenu, which closes together with its menu.
  let isPopup: Bool
  let isElevated: Bool?

  func change(_ environment: inout EnvironmentValues) {
    if !isPopup || !environment.isInMenu { environment.buttonFollowUp = nil }
    environment.isInMenu = false
    if let isElevated { environment.isElevated = isElevated }
    environment.presentedButtons = nil
    environment.isEnabled = true
    environment.allowsFocus = true
    environment.keyboardShortcut = nil
    environment.font = nil
    environment.backgroundMaterial = nil
    environment.isFormRow = false
    environment.buttonStyle = nil
    guard !isPopup else { return }
    (environment.navigation, environment.navigationPage, environment.tabOptions) = (nil, nil, nil)
    (environment.sidebarToggle, environment.columnChoice) = (nil, nil)
  }
}

/// Covers what is below a presentation and takes its pointer input.
struct Backdrop: View {
  /// The opacity of its black.
  let opacity: Double
  /// Runs after a click.
  let clicked: () -> Void

  var body: some View {
    Color.black.opacity(opacity)
      .contentShape(Rectangle())
      .gesture(DragGesture(minimumDistance: 0).onEnded { _ in clicked() })
  }
}

/// The window is covered by the presented view.
struct FullScreenCover<Content: View>: View {
  let controller: PresentationController
  let content: Content

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(PresentationBackground(controller: controller))
      .contentShape(Rectangle())
      .transition(.move(edge: .bottom))
  }
}
