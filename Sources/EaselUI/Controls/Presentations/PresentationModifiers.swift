/// How a presentation adapts to a small window. Sheets and popovers look the same in windows of all sizes here.
public struct PresentationAdaptation: Equatable, Sendable {
  private let name: String

  /// The adaptation of the kind of presentation.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// No adaptation.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A view that covers the window.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// Whether views below a presentation can be used. See `View.presentationBackgroundInteraction(_:)`.
public struct PresentationBackgroundInteraction: Sendable {
  let isEnabled: Bool

  /// They cannot.
  public static let automatic = PresentationBackgroundInteraction(isEnabled: false)
  /// They can.
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
  /// They cannot.
  public static let disabled = PresentationBackgroundInteraction(isEnabled: false)

  /// They can, at all heights of the sheet. SwiftUI allows it up to the detent only.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    .enabled
  }
}

/// The effect of a drag in the content of a sheet. Scroll views always scroll before a sheet changes its height.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// Drags change the height first.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// Drags scroll first.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

nonisolated extension View {
  /// Sets the heights at which the sheet that the view is in rests. A drag moves it from one to the other. The
  /// sheet begins at the smallest; without this modifier it has the height `large`. Only sheets of the idiom
  /// `phone` have detents.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOptions { $0.detents = detents }
  }

  /// Sets the heights at which the sheet that the view is in rests, and binds the current one.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationOptions { ($0.detents, $0.selection) = (detents, selection) }
  }

  /// Sets whether the sheet that the view is in shows a bar at its top, to be dragged. By default it does if it
  /// has several detents. All of the sheet can be dragged.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOptions { $0.dragIndicator = visibility }
  }

  /// Sets the corner radius of the sheet that the view is in, in points; `nil` for the default of 10. NaN and
  /// negative radii count as 0.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOptions { options in
      options.cornerRadius = cornerRadius.map { $0.isFinite ? max($0, 0) : 0 }
    }
  }

  /// Sets the background of the sheet or cover that the view is in to a style.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    let background = AnyShapeStyle(style)
    return presentationOptions {
      ($0.background, $0.backgroundStyle) = (AnyView(Rectangle().fill(background)), background)
    }
  }

  /// Sets the background of the sheet or cover that the view is in to a view.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let background = content()
    return presentationOptions { $0.background = AnyView(ZStack(alignment: alignment) { background }) }
  }

  /// Sets whether views below the sheet that the view is in can be used and are not dimmed.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentationOptions { $0.allowsBackgroundInteraction = interaction.isEnabled }
  }

  /// Sets whether a click beside the presentation, Escape and drags do not dismiss it.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationOptions { $0.isInteractiveDismissDisabled = isDisabled }
  }

  /// Has no effect: presentations look the same in windows of all sizes.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  /// Has no effect: presentations look the same in windows of all sizes.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }

  /// Has no effect: scroll views always scroll before a sheet changes its height.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
}
