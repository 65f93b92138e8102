/// A view whose content steps through phases with animation: repeatedly, or once each time that a value
/// changes.
///
/// ```swift
/// PhaseAnimator([1.0, 1.3, 0.8]) { scale in
///   Circle().frame(width: 40, height: 40).scaleEffect(scale)
/// } animation: { _ in
///   .easeInOut(duration: 0.5)
/// }
/// ```
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let phases: [Phase]
  private let trigger: AnyEquatable?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var run = PhaseRun()

  /// Creates an animator that steps through the phases repeatedly from the time it appears.
  ///
  /// - Parameters:
  ///   - phases: The phases in order. Without phases, nothing is shown; with a single phase, nothing moves. If
  ///     their number changes, the cycle begins again.
  ///   - content: A closure that returns the view for a phase.
  ///   - animation: A closure that returns the animation to a phase; `nil` to change without animation. Phases that take
  ///     no time follow each other with the frames.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    (self.content, self.animation) = (content, animation)
  }

  /// Creates an animator that steps through the phases and back to the first one each time that `trigger`
  /// changes.
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

/// The current run through the phases. A class, because reading and writing it is no change of state.
final class PhaseRun {
  /// Identifies the run; steps of earlier runs are ignored.
  var number = 0
  /// The number of phases as the program gave them last, during a run.
  var count = 0
  /// The animation to the phase at an index, of those that the program gave last.
  var animation: (Int) -> Animation? = { _ in nil }
  weak var clock: PhaseClock?
}

extension PhaseAnimator: View {
  public var body: some View {
    let _ = updateRun()
    if let last = phases.last {
      content(phases.indices.contains(index) ? phases[index] : last)
        .modifier(PhaseClockModifier(run: run))
        .onAppear { if trigger == nil { start(with: 1) } else { index = 0 } }
        .onChange(of: trigger) { start(with: 1) }
        .onChange(of: phases.count) { restart() }
        .onDisappear { run.number += 1 }
    }
  }

  /// Passes what a run needs to it, because its steps outlive this value of the view.
  private func updateRun() {
    let (phases, animation) = (phases, animation)
    run.count = phases.count
    run.animation = { animation(phases[$0]) }
  }

  /// Ends the current run and begins another one, which steps to a phase.
  @MainActor private func start(with next: Int) {
    run.number += 1
    if phases.count > 1 { step(to: next, in: run.number) } else { index = 0 }
  }

  /// Returns to the first phase after a change of the number of phases. Without a trigger, the steps go on from there.
  @MainActor private func restart() {
    if index > 0 { start(with: 0) } else if trigger == nil { start(with: 1) }
  }

  @MainActor private func step(to next: Int, in number: Int) {
    guard number == run.number, next < run.count else { return }
    run.clock?.noteStep()
    withAnimation(run.animation(next)) {
      index = next
    } completion: {
      let isLast = next == 0 && trigger != nil
      guard !isLast, number == run.number else { return }
      run.clock?.perform { step(to: next + 1 < run.count ? next + 1 : 0, in: number) }
    }
  }
}

/// A type-erased equatable value.
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
  /// Steps the view through phases repeatedly, with animation.
  ///
  /// `content` receives the view and the current phase, and returns the view with modifiers applied.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(content: AnyView(self)), $0) }, animation: animation)
  }

  /// Steps the view through phases and back to the first one each time that `trigger` changes, with
  /// animation.
  ///
  /// `content` receives the view and the current phase, and returns the view with modifiers applied.
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
