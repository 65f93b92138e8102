/// A panel in the center of a dimmed window, which only its buttons dismiss.
struct AlertChrome<Content: View>: View {
  let content: Content
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    Backdrop(opacity: 0.2) {}.transition(.opacity)
    content
      .clipShape(shape)
      .background { PanelBackground(shape: shape, shadow: idiom == .phone ? 0 : 16) }
      .contentShape(Rectangle())
      .transition(.opacity.combined(with: .scale(scale: 1.08)))
      .modifier(CenteredPanelLayout(limit: CGSize(width: 640, height: 800)))
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: idiom == .phone ? 14 : 12) }
}

/// Groups of buttons at the bottom edge of a dimmed window.
struct ActionSheetChrome<Content: View>: View {
  let controller: PresentationController
  let content: Content

  var body: some View {
    Backdrop(opacity: 0.2) { controller.dismissInteractively() }.transition(.opacity)
    content
      .frame(maxWidth: 480)
      .padding(8)
      .transition(.move(edge: .bottom))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
  }
}
