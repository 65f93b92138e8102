/// The content of an alert: its title, message and buttons. An alert without buttons gets an OK button.
struct AlertPanel<Actions, Message> {
  let title: Text
  let actions: Actions
  let message: Message
  /// Whether Escape ends the alert even if none of its buttons cancels.
  var canAlwaysCancel = false
  @Owned private var buttons = Channel<PresentedButton>()
  @Environment(\.presentation) private var controller
  @Environment(\.interfaceIdiom) private var idiom
}

extension AlertPanel: View where Actions: View, Message: View {
  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: idiom == .phone ? 2 : 8) {
        title.font(idiom == .phone ? .system(size: 17, weight: .semibold) : .system(size: 13, weight: .bold))
        message.font(.system(size: idiom == .phone ? 13 : 11))
      }
      .multilineTextAlignment(.center)
      .fixedSize(horizontal: false, vertical: true)
      .padding(.horizontal, 16)
      .padding(.vertical, idiom == .phone ? 19 : 16)
      AlertButtons(actions: actions, buttons: buttons)
    }
    .frame(width: idiom == .phone ? 270 : 260)
    .modifier(DialogButtons(buttons: buttons, controller: controller, canAlwaysCancel: canAlwaysCancel))
  }
}

/// The buttons of an alert: two beside each other if they are short, and otherwise below each other.
private struct AlertButtons<Actions: View>: View {
  let actions: Actions
  let buttons: Channel<PresentedButton>
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    DialogButtonLayout(isCompact: true, spacing: idiom == .phone ? 0 : 8) {
      actions
      DefaultDialogButton(buttons: buttons, title: "OK") { $0.isEmpty }
    }
    .buttonStyle(DialogButtonStyle(prominence: buttons))
    .padding(idiom == .phone ? 0 : 16)
    .padding(.top, idiom == .phone ? 0 : -16)
  }
}

/// A cancel button that a dialog gets if its own buttons do not suffice.
struct DefaultDialogButton: View {
  let buttons: Channel<PresentedButton>
  let title: LocalizedStringKey
  /// Whether the button is needed beside the roles of the others.
  let isNeeded: ([ButtonRole?]) -> Bool

  var body: some View {
    if isNeeded(buttons.values.map(\.role)) {
      // It does not count itself.
      Button(title, role: .cancel) {}.environment(\.presentedButtons, nil)
    }
  }
}

/// Arranges the buttons of a dialog. Cancel buttons are last, or first of two that are beside each other.
struct DialogButtonLayout: Layout {
  /// Whether two short buttons are beside each other.
  let isCompact: Bool
  let spacing: CGFloat
  /// The distance of the cancel button from the others.
  var cancelSpacing: CGFloat?

  private func isBeside(_ subviews: Subviews, width: CGFloat) -> Bool {
    guard isCompact, subviews.count == 2 else { return false }
    return subviews.allSatisfy { $0.sizeThatFits(.unspecified).width <= (width - spacing) / 2 }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 270
    let heights = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
    if isBeside(subviews, width: width) { return CGSize(width: width, height: heights.max() ?? 0) }
    return CGSize(width: width, height: heights.reduce(0, +) + gaps(subviews).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let order = order(subviews)
    if isBeside(subviews, width: bounds.width) {
      let width = (bounds.width - spacing) / 2
      for (index, subview) in order.reversed().enumerated() {
        let place = CGPoint(x: bounds.minX + CGFloat(index) * (width + spacing), y: bounds.minY)
        subview.place(at: place, proposal: ProposedViewSize(width: width, height: bounds.height))
      }
      return
    }
    var y = bounds.minY
    for (subview, gap) in zip(order, gaps(subviews) + [0]) {
      let inner = ProposedViewSize(width: bounds.width, height: nil)
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: inner)
      y += subview.sizeThatFits(inner).height + gap
    }
  }

  /// The distances between the buttons in their order.
  private func gaps(_ subviews: Subviews) -> [CGFloat] {
    order(subviews).dropFirst().map { subview in
      subview[DialogRoleKey.self] == .cancel ? cancelSpacing ?? spacing : spacing
    }
  }

  private func order(_ subviews: Subviews) -> [LayoutSubview] {
    subviews.filter { $0[DialogRoleKey.self] != .cancel }
      + subviews.filter { $0[DialogRoleKey.self] == .cancel }
  }
}

/// The role of a button for the layout of a dialog.
struct DialogRoleKey: LayoutValueKey {
  static var defaultValue: ButtonRole? { nil }
}
