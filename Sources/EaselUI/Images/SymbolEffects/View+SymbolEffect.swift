/// Runs an effect on a view.
private struct SymbolEffectModifier {
  let motion: SymbolMotion
  let options: SymbolEffectOptions
  /// The effect runs when it changes; nil for one that runs while it is active.
  let trigger: AnyEquatable?
  let isActive: Bool
  @Environment(\.removesSymbolEffects) fileprivate var isRemoved
  @State fileprivate var run = KeyframeRun()
  @State fileprivate var isTriggered = false
}

extension SymbolEffectModifier: ViewModifier {
  private var isRunning: Bool { !isRemoved && (trigger == nil ? isActive : isTriggered) }

  func body(content: Content) -> some View {
    TimelineView(.animation(minimumInterval: nil, paused: !isRunning)) { context in
      let pose = pose(at: context.date)
      content.modifier(SymbolPoseModifier(pose: pose ?? SymbolPose()))
        .onChange(of: pose == nil) { _, isOver in if isOver { isTriggered = false } }
    }
    .onChange(of: trigger) {
      run.start = nil
      isTriggered = true
    }
  }

  /// Nil when the effect is over.
  private func pose(at date: Date) -> SymbolPose? {
    guard isRunning else {
      run.start = nil
      return SymbolPose()
    }
    let start = run.start ?? date
    run.start = start
    return motion.pose(after: date.timeIntervalSince(start), options, isEndless: trigger == nil)
  }
}

/// Shows a view in the pose that an effect gives it.
private struct SymbolPoseModifier {
  let pose: SymbolPose
}

extension SymbolPoseModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.scaleEffect(pose.scale).rotationEffect(pose.angle).offset(pose.offset).opacity(pose.opacity)
  }
}

/// Scales a view as long as an effect is active.
private struct SymbolScaleModifier {
  let factor: Double
  let isActive: Bool
  @Environment(\.removesSymbolEffects) var isRemoved
}

extension SymbolScaleModifier: ViewModifier {
  func body(content: Content) -> some View {
    let isScaled = isActive && !isRemoved
    content.scaleEffect(isScaled ? factor : 1).animation(.default, value: isScaled)
  }
}

private enum RemovesSymbolEffectsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// True where no effects are shown.
  fileprivate var removesSymbolEffects: Bool {
    get { self[RemovesSymbolEffectsKey.self] }
    set { self[RemovesSymbolEffectsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Animates the view by an effect as long as that is active.
  ///
  /// Status: the view moves as a whole, texts in it too. Bounce, pulse, scale, rotate, breathe and wiggle are shown, with
  /// estimated lengths and distances; the other effects change nothing.
  @ViewBuilder
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    if case .scale(let factor)? = effect.configuration.motion {
      modifier(SymbolScaleModifier(factor: factor, isActive: isActive))
    } else if let motion = effect.configuration.motion {
      modifier(SymbolEffectModifier(motion: motion, options: options, trigger: nil, isActive: isActive))
    } else {
      self
    }
  }

  /// Animates the view by an effect whenever a value changes; see `symbolEffect(_:options:isActive:)`.
  @ViewBuilder
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    if let motion = effect.configuration.motion {
      modifier(
        SymbolEffectModifier(motion: motion, options: options, trigger: AnyEquatable(value), isActive: false))
    } else {
      self
    }
  }

  /// Shows the view without the effects that views around it and it itself have.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.removesSymbolEffects) { $0 = $0 || isEnabled }
  }
}

extension ContentTransition {
  /// Changes nothing: symbols are exchanged at once.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// Changes nothing: symbols are exchanged at once.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { identity }
}

extension AnyTransition {
  /// Comes and goes at once: effects of symbols are no transitions here.
  public static var symbolEffect: AnyTransition { identity }

  /// Comes and goes at once: effects of symbols are no transitions here.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { identity }
}
