nonisolated extension View {
  /// Adds items to the bars of the page that the view is on. Outside of a navigation stack they are not shown.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(content: content()))
  }

  /// Adds items to the bars of the page that the view is on. Users cannot customize them, unlike in SwiftUI.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(content: content()))
  }

  /// Adds views to the trailing side of the bar of the page that the view is on.
  @_disfavoredOverload
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(content: ToolbarItem(placement: .automatic, content: content)))
  }

  /// Sets whether bars are visible.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    bars_(bars) { $0.visibilities[$1] = visibility }
  }

  /// Sets whether bars are visible.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    bars_(bars) { $0.visibilities[$1] = visibility }
  }

  /// Sets the background of bars.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    bars_(bars) { $0.backgrounds[$1] = AnyShapeStyle(style) }
  }

  /// Sets whether bars have a background. By default they do unless the title is large.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    bars_(bars) { $0.backgroundVisibilities[$1] = visibility }
  }

  /// Sets whether bars have a background. By default they do unless the title is large.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    bars_(bars) { $0.backgroundVisibilities[$1] = visibility }
  }

  /// Sets the color scheme of bars; `nil` for that of the page.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    bars_(bars) { $0.colorSchemes[$1] = colorScheme }
  }

  /// Sets how the bar shows the title.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    barOptions { $0.displayMode = mode.mode }
  }

  /// Has no effect: bars have one role.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Has no effect: titles have no menu.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }

  /// Removes a default item: the button for the sidebar of a split view, or the title.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    barOptions { if let defaultItemKind { $0.removedItems.insert(defaultItemKind) } }
  }

  /// Changes the options of bars; of the top bar if there are none.
  private func bars_(
    _ bars: [ToolbarPlacement], _ change: (inout BarOptions, ToolbarPlacement.Bar) -> Void
  ) -> some View {
    barOptions { options in
      for bar in bars.isEmpty ? [.automatic] : bars { change(&options, bar.bar) }
    }
  }
}

/// Adds items to the bars of a page.
struct ToolbarModifier<Items> {
  let content: Items
}

extension ToolbarModifier: ViewModifier where Items: ToolbarContent {
  func body(content base: Content) -> some View {
    base.modifier(ChannelWriter(channel: \.pageItems, value: Items.entries(of: content)))
  }
}
