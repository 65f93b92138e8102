/// The bar of a tab view at the bottom edge: 49 points high, with a symbol above a title for each tab.
struct TabBar: View {
  let tabs: [TabItem]
  let index: Int
  let options: Channel<BarOptions>
  let select: (Int) -> Void

  var body: some View {
    let current = options.values.reduce(into: BarOptions()) { $0.merge($1) }
    if !current.isHidden(.tabBar) {
      BarSurface(options: current, bar: .tabBar, edge: .top, isFlat: false) {
        HStack(spacing: 0) {
          ForEach(tabs.indices, id: \.self) { index in
            TabBarItem(tab: tabs[index], isSelected: index == self.index) { select(index) }
          }
        }
        .frame(height: 49)
      }
    }
  }
}

private struct TabBarItem: View {
  let tab: TabItem
  let isSelected: Bool
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      (tab.label ?? AnyView(Color.clear.frame(width: 1, height: 1)))
        .labelStyle(TabLabelStyle(badge: tab.badge))
        .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
    }
    .buttonStyle(TabButtonStyle())
  }
}

/// The label alone: tabs do not change while they are pressed.
struct TabButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The symbol above the title.
struct TabLabelStyle: LabelStyle {
  let badge: Text?

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 3) {
      configuration.icon
        .font(.system(size: 21))
        .symbolVariant(.fill)
        .frame(height: 26)
        .overlay(alignment: .topTrailing) { if let badge { TabBadge(text: badge) } }
      configuration.title.font(.system(size: 10, weight: .medium)).lineLimit(1)
    }
  }
}

/// The red badge of a tab.
private struct TabBadge: View {
  let text: Text

  var body: some View {
    text.font(.system(size: 13)).foregroundStyle(.white)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(.red, in: Capsule())
      .fixedSize()
      .alignmentGuide(.trailing) { $0.width / 2 - 2 }
      .alignmentGuide(.top) { _ in 3 }
  }
}

/// The row of segments of a tab view at the top edge.
struct TabSegments: View {
  let tabs: [TabItem]
  let index: Int
  let options: Channel<BarOptions>
  let select: (Int) -> Void

  var body: some View {
    let current = options.values.reduce(into: BarOptions()) { $0.merge($1) }
    if !current.isHidden(.tabBar) {
      HStack(spacing: 1) {
        ForEach(tabs.indices, id: \.self) { index in
          TabSegment(tab: tabs[index], isSelected: index == self.index) { select(index) }
        }
      }
      .padding(2)
      .background(Color.gray.opacity(0.18), in: RoundedRectangle(cornerRadius: 7))
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity)
    }
  }
}

private struct TabSegment: View {
  let tab: TabItem
  let isSelected: Bool
  let action: () -> Void
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Button(action: action) {
      HStack(spacing: 5) {
        (tab.label ?? AnyView(EmptyView())).labelStyle(.titleOnly).lineLimit(1)
        if let badge = tab.badge { badge.font(.system(size: 11)).foregroundStyle(.secondary) }
      }
      .font(.system(size: 13))
      .padding(.horizontal, 12)
      .frame(minHeight: 22)
      .background {
        if isSelected {
          RoundedRectangle(cornerRadius: 5)
            .fill(scheme == .dark ? Color(white: 0.42) : .white)
            .shadow(color: .black.opacity(0.15), radius: 1, y: 0.5)
        }
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(TabButtonStyle())
  }
}
