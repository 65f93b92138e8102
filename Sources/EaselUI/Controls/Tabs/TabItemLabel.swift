/// The label of a `tabItem(_:)`: its views become the icon and the title of one label.
struct TabItemLabel<Content: View> {
  let content: Content
  @Environment(\.interfaceIdiom) private var idiom

  init(content: Content) { self.content = content }
}

extension TabItemLabel: View {
  var body: some View {
    Group(subviews: content) { parts in
      if parts.count > 1 {
        // The icon is the first view, unless that is the only text that comes first.
        let icon = startsWithText ? parts.count - 1 : 0
        Label {
          ForEach(parts.indices.filter { $0 != icon }, id: \.self) { parts[$0] }
        } icon: {
          parts[icon]
        }
      } else if Content.self == Text.self {
        Label {
          content
        } icon: {
          EmptyView()
        }
      } else if Content.self == Image.self {
        Label {
          if idiom == .desktop { content }
        } icon: {
          content
        }
      } else {
        content
      }
    }
  }

  private var startsWithText: Bool {
    guard let tuple = Mirror(reflecting: content).children.first?.value else { return false }
    return Mirror(reflecting: tuple).children.first?.value is Text
  }
}
