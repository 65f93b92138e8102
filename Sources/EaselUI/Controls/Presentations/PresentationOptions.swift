/// The settings of views for the presentation that they are in. Where several views set the same one, that of the
/// innermost view applies.
struct PresentationOptions {
  var detents: Set<PresentationDetent>?
  var selection: Binding<PresentationDetent>?
  var dragIndicator: Visibility?
  var cornerRadius: CGFloat?
  var background: AnyView?
  /// The style that the background consists of; nil for other views.
  var backgroundStyle: AnyShapeStyle?
  var isInteractiveDismissDisabled: Bool?
  var allowsBackgroundInteraction: Bool?

  /// Adopts what other options ask for.
  mutating func merge(_ other: PresentationOptions) {
    detents = other.detents ?? detents
    selection = other.selection ?? selection
    dragIndicator = other.dragIndicator ?? dragIndicator
    cornerRadius = other.cornerRadius ?? cornerRadius
    if let view = other.background { (background, backgroundStyle) = (view, other.backgroundStyle) }
    isInteractiveDismissDisabled = other.isInteractiveDismissDisabled ?? isInteractiveDismissDisabled
    allowsBackgroundInteraction = other.allowsBackgroundInteraction ?? allowsBackgroundInteraction
  }
}

nonisolated extension View {
  /// Passes options to the presentation that the view is in.
  func presentationOptions(_ change: (inout PresentationOptions) -> Void) -> some View {
    var options = PresentationOptions()
    change(&options)
    return modifier(ChannelWriter(channel: \.presentationOptions, value: options))
  }
}

/// The background of a presentation: the one that its views ask for, or that of a window.
struct PresentationBackground: ViewModifier {
  let controller: PresentationController

  func body(content: Content) -> some View {
    let options = controller.currentOptions
    return
      content
      .modifier(BackgroundMaterialModifier(style: options.backgroundStyle ?? AnyShapeStyle(SchemeStyle.page)))
      .background {
        if let background = options.background { background } else { Rectangle().fill(SchemeStyle.page) }
      }
  }
}

/// A color that depends on the color scheme.
struct SchemeStyle: ShapeStyle {
  let light: Color
  let dark: Color
  /// The dark color on a sheet; nil for the same one.
  var elevated: Color?

  nonisolated func resolve(in environment: EnvironmentValues) -> Color {
    guard environment.colorScheme == .dark else { return light }
    return elevated.flatMap { environment.isElevated ? $0 : nil } ?? dark
  }

  /// The background of the window, of a sheet and of the pages of a navigation stack.
  nonisolated static var page: SchemeStyle {
    SchemeStyle(
      light: .white, dark: .black, elevated: Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255))
  }
  /// The background of alerts, menus and popovers.
  nonisolated static var panel: SchemeStyle {
    SchemeStyle(
      light: Color(red: 249 / 255, green: 249 / 255, blue: 249 / 255),
      dark: Color(red: 44 / 255, green: 44 / 255, blue: 46 / 255))
  }
  /// The background of bars.
  nonisolated static var bar: SchemeStyle {
    SchemeStyle(light: Color(white: 0.976).opacity(0.94), dark: Color(white: 0.11).opacity(0.94))
  }
  /// Lines between the parts of panels and at the edges of bars.
  nonisolated static var separator: SchemeStyle {
    SchemeStyle(
      light: Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255).opacity(0.29),
      dark: Color(red: 84 / 255, green: 84 / 255, blue: 88 / 255).opacity(0.6))
  }
}
