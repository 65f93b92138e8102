/// How the title of a page is shown.
public enum NavigationBarItem {
  /// The size and the place of the title.
  public enum TitleDisplayMode: Sendable {
    /// As on the previous page, or large on the first.
    case automatic
    /// Small, between the buttons.
    case inline
    /// Large, below the buttons.
    case large
  }
}

nonisolated extension View {
  /// Sets the title of the page in a navigation stack.
  public func navigationTitle(_ title: Text) -> some View { pageTitle(title) }

  /// Sets the title of the page in a navigation stack.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { pageTitle(Text(title)) }

  /// Sets the title of the page in a navigation stack to one from a table of strings.
  @_disfavoredOverload
  public func navigationTitle(_ title: LocalizedStringResource) -> some View { pageTitle(Text(title)) }

  /// Sets the title of the page in a navigation stack.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { pageTitle(Text(title)) }

  /// Sets the title of the page in a navigation stack. It cannot be edited, unlike in SwiftUI.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundTitle(title: title))
  }

  /// Sets the subtitle of the page in a navigation stack.
  public func navigationSubtitle(_ subtitle: Text) -> some View { barOptions { $0.subtitle = subtitle } }

  /// Sets the subtitle of the page in a navigation stack.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets the subtitle of the page in a navigation stack to one from a table of strings.
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
    navigationSubtitle(Text(subtitleResource))
  }

  /// Sets the subtitle of the page in a navigation stack.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets whether the title of the page is large. It is always small with the idiom `desktop`.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    let mode: BarOptions.DisplayMode =
      switch displayMode {
      case .automatic: .automatic
      case .inline: .inline
      case .large: .large
      }
    return barOptions { $0.displayMode = mode }
  }

  /// Sets the title of the page. An older form of `navigationTitle(_:)`.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the page. An older form of `navigationTitle(_:)`.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// Sets the title of the page. An older form of `navigationTitle(_:)`.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  /// Sets the title of the page and whether it is large.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the page and whether it is large.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the page and whether it is large.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Hides the bar of the page.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    barOptions { $0.visibilities[.navigationBar] = hidden ? .hidden : .visible }
  }

  /// Hides the button that removes the page.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    barOptions { $0.hidesBackButton = hidesBackButton }
  }

  /// Adds a view to the leading side of the bar. An older form of `toolbar(content:)`.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds a view to the trailing side of the bar. An older form of `toolbar(content:)`.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Adds views to both sides of the bar. An older form of `toolbar(content:)`.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  private func pageTitle(_ title: Text) -> some View {
    modifier(ChannelWriter(channel: \.pageTitles, value: NavigationTitle(text: title)))
  }
}

/// The title in a binding.
private struct BoundTitle {
  @Binding var title: String
}

extension BoundTitle: ViewModifier {
  func body(content: Content) -> some View { content.navigationTitle(Text(verbatim: title)) }
}
