/// An icon and a title.
public struct Label<Title: View, Icon: View> {
  private let title: Title
  private let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }
}

extension Label: View {
  public var body: some View {
    HStack(spacing: 8) {
      icon
      title
    }
  }
}
