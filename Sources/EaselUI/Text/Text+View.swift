import EaselDrawing

extension Text: View {
  public typealias Body = Never
}

extension Text: LeafView {
  static var hasBaselines: Bool { true }

  func sizeThatFits(_ proposal: ProposedViewSize, in environment: EnvironmentValues) -> CGSize {
    let content = TextContent(self, in: environment)
    return content.size(of: content.layout(width: proposal.width, height: proposal.height))
  }

  func baselines(for size: CGSize, in environment: EnvironmentValues) -> (first: CGFloat, last: CGFloat)? {
    let layout = TextContent(self, in: environment).layout(width: size.width, height: size.height)
    return (layout.firstBaseline, layout.lastBaseline)
  }

  func draw(into recorder: FragmentRecorder, size: CGSize, environment: EnvironmentValues) {
    let content = TextContent(self, in: environment)
    let layout = content.layout(width: size.width, height: size.height)
    let box = CGRect(origin: .zero, size: size)
    let paint = ForegroundStyle().resolve(for: box, in: environment)
    guard !environment.showsPlaceholders else {
      let foreground = content.pieces.first?.style.foreground.map { content.settings.paint($0, over: box) }
      return Placeholder.draw(Placeholder.bars(layout), paint: foreground ?? paint, into: recorder)
    }
    content.draw(
      layout, at: .zero, into: recorder, state: DrawingState(), environment: environment, paint: paint)
  }
}
