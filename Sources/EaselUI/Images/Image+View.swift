import EaselDrawing

extension Image: View {
  public typealias Body = Never
}

extension Image: LeafView {
  static var hasBaselines: Bool { true }

  func sizeThatFits(_ proposal: ProposedViewSize, in environment: EnvironmentValues) -> CGSize {
    let size = ImageContent(self, in: environment).size
    return options.resizing == nil ? size : proposal.replacingUnspecifiedDimensions(by: size)
  }

  func baselines(for size: CGSize, in environment: EnvironmentValues) -> (first: CGFloat, last: CGFloat)? {
    guard options.resizing == nil, let baseline = ImageContent(self, in: environment).baseline else {
      return nil
    }
    return (baseline, baseline)
  }

  func draw(into recorder: FragmentRecorder, size: CGSize, environment: EnvironmentValues) {
    let content = ImageContent(self, in: environment)
    let box = CGRect(origin: .zero, size: size)
    guard !environment.showsPlaceholders else {
      return Placeholder.draw(
        Path(box), paint: ForegroundStyle().resolve(for: box, in: environment), into: recorder)
    }
    content.draw(
      in: box, paint: content.isTemplate ? ForegroundStyle().resolve(for: box, in: environment) : nil,
      into: recorder, state: DrawingState())
  }
}
