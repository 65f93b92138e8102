/// A view that goes through phases, each animated: for ever, or once whenever a value changes.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let phases: [Phase]
  private let trigger: AnyEquatable?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var run = PhaseRun()

  /// Goes through the phases again and again.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    (self.content, self.animation) = (content, animation)
  }

  /// Goes through the phases and back to the first whenever `trigger` changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyEquatable(trigger)
    (self.content, self.animation) = (content, animation)
  }
}

/// Which run through the phases goes on.
final class PhaseRun {
  /// A step of an older run has no effect.
  var number = 0
}

extension PhaseAnimator: View {
  public var body: some View {
    if phases.indices.contains(index) {
      content(phases[index])
        .onAppear { if trigger == nil { start() } }
        .onChange(of: trigger) { start() }
        .onDisappear { run.number += 1 }
    }
  }

  private func start() {
    guard phases.count > 1 else { return }
    run.number += 1
    step(to: 1, in: run.number)
  }

  private func step(to next: Int, in number: Int) {
    guard number == run.number else { return }
    withAnimation(animation(phases[next])) {
      index = next
    } completion: {
      let isLast = next == 0 && trigger != nil
      if !isLast { step(to: (next + 1) % phases.count, in: number) }
    }
  }
}

/// A value of any type that can be compared.
struct AnyEquatable: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { $0 as? Value == value }
  }

  static func == (lhs: AnyEquatable, rhs: AnyEquatable) -> Bool { lhs.isEqual(rhs.value) }
}

nonisolated extension View {
  /// Takes the view through phases again and again.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(content: AnyView(self)), $0) }, animation: animation)
  }

  /// Takes the view through phases once whenever `trigger` changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(content: AnyView(self)), $0) },
      animation: animation)
  }
}
