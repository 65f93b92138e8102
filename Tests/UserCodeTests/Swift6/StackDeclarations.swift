import SwiftUI

// Stacks of pages, bars and tabs, as programs write them. Each picture differs from the other one.

@MainActor private func page(_ path: NavigationPath) -> some View {
  NavigationStack(path: .constant(path)) {
    List { NavigationLink("three", value: 3) }
      .navigationDestination(for: Int.self) { Text("number \($0)").navigationTitle("page") }
      .navigationTitle("root")
  }
}

@MainActor func stackPairs() -> [DeclarationPair] {
  let root = Color.yellow.navigationTitle("root")
  let stack = NavigationStack { root }
  var path = NavigationPath([1, 2])
  path.append(3)
  path.removeLast(2)
  let restored = path.codable.map { NavigationPath($0) } ?? NavigationPath()
  let typed = NavigationStack(path: .constant([4])) {
    Color.yellow.navigationDestination(for: Int.self) { Text("n\($0)") }
  }
  let linked = NavigationStack { List { NavigationLink("a") { Text("b") } } }
  return [
    DeclarationPair("NavigationStack", stack, unlike: root),
    DeclarationPair("path", page(path), unlike: page(NavigationPath())),
    DeclarationPair("codable path", page(restored), unlike: page(NavigationPath())),
    DeclarationPair("typed path", typed, unlike: NavigationStack { Color.yellow }),
    DeclarationPair(
      "presented page",
      NavigationStack { root.navigationDestination(isPresented: .constant(true)) { Color.red } },
      unlike: stack),
    DeclarationPair(
      "item page",
      NavigationStack { root.navigationDestination(item: .constant(Optional(3))) { Text("\($0)") } },
      unlike: stack),
    DeclarationPair("NavigationView", NavigationView { root }, unlike: root),
    DeclarationPair("NavigationLink", linked, unlike: NavigationStack { List { Text("a") } }),
    DeclarationPair(
      "link label",
      NavigationStack { List { NavigationLink(value: 3) { Text("a").bold() } } }, unlike: linked),
    DeclarationPair(
      "navigationBarHidden", NavigationStack { root.navigationBarHidden(true) }, unlike: stack),
    DeclarationPair(
      "navigationBarBackButtonHidden",
      NavigationStack(path: .constant([4])) {
        Color.yellow.navigationDestination(for: Int.self) { Text("n\($0)").navigationBarBackButtonHidden() }
      }, unlike: typed),
    DeclarationPair(
      "navigationBarTitle", NavigationStack { Color.yellow.navigationBarTitle("old", displayMode: .inline) },
      unlike: stack),
    DeclarationPair(
      "navigationBarItems",
      NavigationStack { root.navigationBarItems(leading: Text("l"), trailing: Text("t")) }, unlike: stack),
  ]
}

private struct Items: ToolbarContent {
  var body: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) { Button("lead") {} }
    ToolbarSpacer(.fixed)
    ToolbarItemGroup(placement: .bottomBar) {
      Button("one") {}
      Button("two") {}
    }
  }
}

private struct OwnItems: CustomizableToolbarContent {
  var body: some CustomizableToolbarContent {
    ToolbarItem(id: "a", placement: .primaryAction) { Button("own") {} }
  }
}

@MainActor func toolbarPairs() -> [DeclarationPair] {
  let root = Color.yellow.navigationTitle("root")
  let stack = NavigationStack { root }
  func placed(_ placement: ToolbarItemPlacement) -> some View {
    NavigationStack {
      root.toolbar {
        ToolbarItem(placement: placement) { Button("b") {} }.sharedBackgroundVisibility(.hidden)
      }
    }
  }
  return [
    DeclarationPair("toolbar", NavigationStack { root.toolbar { Items() } }, unlike: stack),
    DeclarationPair("toolbar view", NavigationStack { root.toolbar { Button("b") {} } }, unlike: stack),
    DeclarationPair("toolbar id", NavigationStack { root.toolbar(id: "t") { OwnItems() } }, unlike: stack),
    DeclarationPair("principal", placed(.principal), unlike: placed(.navigation)),
    DeclarationPair("cancellationAction", placed(.cancellationAction), unlike: placed(.confirmationAction)),
    DeclarationPair("bottomBar", placed(.bottomBar), unlike: placed(.topBarTrailing)),
    DeclarationPair("status", placed(.status), unlike: placed(.destructiveAction)),
    DeclarationPair("secondaryAction", placed(.secondaryAction), unlike: placed(.automatic)),
    DeclarationPair(
      "toolbar hidden", NavigationStack { root.toolbar(.hidden, for: .navigationBar) }, unlike: stack),
    DeclarationPair(
      "toolbarVisibility", NavigationStack { root.toolbarVisibility(.hidden, for: .navigationBar) },
      unlike: stack),
    DeclarationPair(
      "toolbarBackgroundVisibility",
      NavigationStack {
        root.toolbarBackground(.red, for: .navigationBar)
          .toolbarBackgroundVisibility(.visible, for: .navigationBar)
      },
      unlike: NavigationStack {
        root.toolbarBackground(.red, for: .navigationBar)
          .toolbarBackgroundVisibility(.hidden, for: .navigationBar)
      }),
    DeclarationPair(
      "toolbarColorScheme",
      NavigationStack {
        root.toolbarBackground(.gray, for: .navigationBar).toolbarColorScheme(.dark, for: .navigationBar)
      }, unlike: NavigationStack { root.toolbarBackground(.gray, for: .navigationBar) }),
    DeclarationPair(
      "toolbarTitleDisplayMode", NavigationStack { root.toolbarTitleDisplayMode(.inline) },
      unlike: NavigationStack { root.toolbarTitleDisplayMode(.inlineLarge) }),
    DeclarationPair(
      "toolbar removing", NavigationStack { root.toolbar(removing: .title) }, unlike: stack),
    DeclarationPair(
      "EditButton", NavigationStack { root.toolbar { EditButton() } }, unlike: stack),
  ]
}

@MainActor func tabPairs() -> [DeclarationPair] {
  let tabs = TabView {
    Tab("a", systemImage: "star") { Color.red }
    Tab("b", systemImage: "heart") { Color.blue }
  }
  func selected(_ selection: Int) -> some View {
    TabView(selection: .constant(selection)) {
      Tab("a", systemImage: "star", value: 1) { Color.red }
      TabSection("more") {
        Tab("b", systemImage: "heart", value: 2) { Color.blue }.badge(3)
      }
      Tab(value: 3, role: .search) { Color.green }
    }
  }
  let old = TabView(selection: .constant(2)) {
    Color.red.tabItem { Text("a") }.tag(1)
    Color.blue.tabItem { Text("b") }.tag(2)
  }
  return [
    DeclarationPair("TabView", tabs, unlike: Color.red),
    DeclarationPair("selection", selected(2), unlike: selected(1)),
    DeclarationPair("search tab", selected(3), unlike: selected(2)),
    DeclarationPair("tagged tabs", old, unlike: tabs),
    DeclarationPair(
      "page style", tabs.tabViewStyle(.page), unlike: tabs.tabViewStyle(.tabBarOnly)),
    DeclarationPair(
      "PageTabViewStyle", tabs.tabViewStyle(PageTabViewStyle(indexDisplayMode: .always)),
      unlike: tabs.tabViewStyle(.page(indexDisplayMode: .never))),
    DeclarationPair(
      "tabViewBottomAccessory", tabs.tabViewBottomAccessory { Text("now") }, unlike: tabs),
    DeclarationPair(
      "toolbar of tabs",
      TabView { Tab("a", systemImage: "star") { Color.red.toolbar(.hidden, for: .tabBar) } },
      unlike: TabView { Tab("a", systemImage: "star") { Color.red } }),
  ]
}

@MainActor func invisibleTabs() -> some View {
  TabView { Tab("a", systemImage: "star") { NavigationView { Text("a") }.navigationViewStyle(.stack) } }
    .tabViewStyle(.sidebarAdaptable).tabBarMinimizeBehavior(.onScrollDown)
    .indexViewStyle(.page(backgroundDisplayMode: .always))
}
