/// The bar at the top of a page. It reads what the views of the page ask for.
struct NavigationBar: View {
  let page: NavigationPageModel
  let previous: NavigationPageModel?
  let pop: (() -> Void)?
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.sidebarToggle) private var sidebarToggle

  var body: some View {
    let options = page.currentOptions
    let items = ToolbarItems(page.items.values.flatMap { $0 })
    let title = options.removedItems.contains(.title) ? nil : page.title
    if !options.isHidden(.navigationBar), options.containsStack != true {
      if idiom == .phone {
        BarSurface(options: options, bar: .navigationBar, edge: .bottom, isFlat: !page.isScrolled) {
          PhoneBar(
            title: title, subtitle: options.subtitle, isLarge: isLarge(title, items), items: items,
            back: back(options), toggle: toggle(options),
            menu: titleMenu(items, options)
          )
          SearchRow(page: page)
        }
      } else if isNeeded(title, items, options) {
        BarSurface(options: options, bar: .navigationBar, edge: .bottom, isFlat: false) {
          DesktopBar(
            title: title, subtitle: options.subtitle, items: items, back: back(options),
            toggle: toggle(options),
            menu: titleMenu(items, options))
          SearchRow(page: page)
        }
      }
    }
  }

  private func isLarge(_ title: NavigationTitle?, _ items: ToolbarItems) -> Bool {
    (title != nil || items.hasLargeTitle) && page.showsLargeTitle
  }

  /// A bar without anything in it is not shown with the idiom `desktop`.
  private func isNeeded(_ title: NavigationTitle?, _ items: ToolbarItems, _ options: BarOptions) -> Bool {
    pop != nil || title != nil || items.hasTopItems || !page.search.entries.isEmpty
      || toggle(options) != nil
  }

  private func titleMenu(_ items: ToolbarItems, _ options: BarOptions) -> AnyView? {
    items.titleMenu ?? options.titleMenu
  }

  private func toggle(_ options: BarOptions) -> SidebarToggle? {
    options.removedItems.contains(.sidebarToggle) ? nil : sidebarToggle
  }

  private func back(_ options: BarOptions) -> BackButton? {
    guard let pop, let previous, options.hidesBackButton != true else { return nil }
    return BackButton(previous: previous, pop: pop)
  }
}

/// The views under the title.
private struct SearchRow: View {
  let page: NavigationPageModel

  var body: some View {
    if let view = page.search.values.last { view.padding(.bottom, 2) }
  }
}

/// The background of a bar, with a line at the edge to the content.
struct BarSurface<Content: View>: View {
  let options: BarOptions
  let bar: ToolbarPlacement.Bar
  let edge: VerticalEdge
  /// Whether the bar has the background of the page, without a line.
  let isFlat: Bool
  @ViewBuilder let content: Content
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    VStack(spacing: 0) { content }
      .frame(maxWidth: .infinity)
      .modifier(BackgroundMaterialModifier(style: showsBackground ? style : AnyShapeStyle(.clear)))
      .background {
        if showsBackground {
          ZStack(alignment: edge == .top ? .top : .bottom) {
            Rectangle().fill(style)
            Rectangle().fill(SchemeStyle.separator).frame(height: pixel)
          }
          .ignoresSafeArea()
        }
      }
      .contentShape(Rectangle())
      .modifier(BarColorScheme(scheme: options.colorSchemes[bar]))
  }

  private var style: AnyShapeStyle { options.backgrounds[bar] ?? AnyShapeStyle(SchemeStyle.bar) }

  private var showsBackground: Bool {
    switch options.backgroundVisibilities[bar] ?? .automatic {
    case .hidden: false
    case .visible: true
    case .automatic: !isFlat || options.backgrounds[bar] != nil
    }
  }
}

private struct BarColorScheme: EnvironmentModifier {
  let scheme: ColorScheme?

  func change(_ environment: inout EnvironmentValues) {
    if let scheme { environment.colorScheme = scheme }
  }
}

/// A bar of 44 points, or 56 on a sheet, and the row of a large title under it.
private struct PhoneBar: View {
  let title: NavigationTitle?
  let subtitle: Text?
  let isLarge: Bool
  let items: ToolbarItems
  let back: BackButton?
  let toggle: SidebarToggle?
  let menu: AnyView?
  @Environment(\.isElevated) private var isOnSheet

  var body: some View {
    BarLayout {
      HStack(spacing: 16) {
        toggle
        back
        items.leading
      }
      .padding(.leading, back == nil || toggle != nil ? 16 : 8)
      Group { if items.hasPrincipal { items.principal } else if !isLarge { inlineTitle } }
        .layoutValue(key: BarPart.Key.self, value: .title)
      HStack(spacing: 16) { items.trailing }.padding(.trailing, 16)
        .layoutValue(key: BarPart.Key.self, value: .trailing)
    }
    .frame(height: isOnSheet ? 56 : 44)
    .modifier(BarControls())
    if isLarge {
      VStack(alignment: .leading, spacing: 0) {
        items.title(at: .largeTitle, else: title?.text)
          .font(.system(size: 34, weight: .bold)).lineLimit(1).minimumScaleFactor(0.6)
        items.title(at: .largeSubtitle, else: subtitle)
          .font(.system(size: 15)).foregroundStyle(.secondary)
      }
      .padding(.leading, 16)
      .frame(maxWidth: .infinity, minHeight: 52, alignment: .leading)
    }
  }

  private var inlineTitle: some View {
    VStack(spacing: 0) {
      items.title(at: .title, else: title?.text)
        .font(.system(size: 17, weight: .semibold)).lineLimit(1)
      items.title(at: .subtitle, else: subtitle)
        .font(.system(size: 12)).foregroundStyle(.secondary).lineLimit(1)
    }
    .modifier(TitleMenu(menu: menu))
  }
}

/// A bar of 38 points with its title at the leading edge.
private struct DesktopBar: View {
  let title: NavigationTitle?
  let subtitle: Text?
  let items: ToolbarItems
  let back: BackButton?
  let toggle: SidebarToggle?
  let menu: AnyView?

  var body: some View {
    BarLayout {
      HStack(spacing: 8) {
        toggle
        back
        items.leading
        VStack(alignment: .leading, spacing: 0) {
          items.title(at: .title, else: title?.text)
            .font(.system(size: 13, weight: .semibold)).lineLimit(1)
          items.title(at: .subtitle, else: subtitle)
            .font(.system(size: 11)).foregroundStyle(.secondary).lineLimit(1)
        }
        .modifier(TitleMenu(menu: menu))
        .padding(.leading, 4)
      }
      .padding(.leading, 8)
      Group { if items.hasPrincipal { items.principal } }.layoutValue(key: BarPart.Key.self, value: .title)
      HStack(spacing: 4) { items.trailing }.padding(.trailing, 8)
        .layoutValue(key: BarPart.Key.self, value: .trailing)
    }
    .frame(height: 38)
    .modifier(BarControls())
  }
}

/// Shows a menu when a title is clicked.
private struct TitleMenu: ViewModifier {
  let menu: AnyView?

  func body(content: Content) -> some View {
    if let menu {
      Menu {
        menu
      } label: {
        HStack(spacing: 4) {
          content.foregroundStyle(Color.primary, Color.secondary)
          Image(systemName: "chevron.down.circle.fill").font(.system(size: 13)).foregroundStyle(
            Color.secondary)
        }
      }
      .menuIndicator(.hidden)
    } else {
      content
    }
  }
}

/// The button that removes a page, with the title of the previous one.
struct BackButton: View {
  let previous: NavigationPageModel
  let pop: () -> Void
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    Button(action: pop) {
      HStack(spacing: 6) {
        Image(systemName: "chevron.backward")
          .font(.system(size: idiom == .phone ? 20 : 14, weight: .semibold))
        if idiom == .phone {
          ViewThatFits(in: .horizontal) {
            if let title = previous.title { title.text.lineLimit(1) }
            Text("Back").lineLimit(1)
          }
          .frame(maxWidth: 120, alignment: .leading)
          .fixedSize(horizontal: true, vertical: false)
        }
      }
    }
  }
}
