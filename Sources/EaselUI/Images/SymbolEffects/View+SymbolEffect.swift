/// Runs a symbol effect on a view.
private struct SymbolEffectModifier {
  let motion: SymbolMotion
  let options: SymbolEffectOptions
  /// The value whose changes start the effect; nil for an effect that runs while it is active.
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
      posed(content, pose ?? SymbolPose())
        .onChange(of: pose == nil) { _, isOver in if isOver { isTriggered = false } }
    }
    .onChange(of: trigger) {
      run.start = nil
      isTriggered = true
    }
  }

  @ViewBuilder private func posed(_ content: Content, _ pose: SymbolPose) -> some View {
    if case .variableColor = motion {
      content.modifier(SymbolSweepModifier(pose: pose))
    } else {
      content.modifier(SymbolPoseModifier(pose: pose))
    }
  }

  /// Nil after the end of the effect.
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

/// Shows a view in a pose.
private struct SymbolPoseModifier {
  let pose: SymbolPose
}

extension SymbolPoseModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.scaleEffect(pose.scale).rotationEffect(pose.angle).offset(pose.offset).opacity(pose.opacity)
  }
}

/// Dims a view in parts.
private struct SymbolSweepModifier {
  let pose: SymbolPose
}

extension SymbolSweepModifier: ViewModifier {
  func body(content: Content) -> some View { content.mask { pose.sweep ?? SymbolSweep() } }
}

/// Scales a view while an effect is active.
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

/// Hides a view while an effect is active.
private struct SymbolPresenceModifier {
  let presence: SymbolPresence
  let isActive: Bool
  let speed: Double
  @Environment(\.removesSymbolEffects) var isRemoved
}

extension SymbolPresenceModifier: ViewModifier {
  func body(content: Content) -> some View {
    let isHidden = isActive && !isRemoved
    content.modifier(SymbolPresencePose(presence: presence, isHidden: isHidden))
      .animation(SymbolPresence.animation.speed(speed), value: isHidden)
  }
}

extension EnvironmentValues {
  /// Whether symbol effects are disabled.
  @Entry fileprivate var removesSymbolEffects = false
}

nonisolated extension View {
  /// Animates the view with an effect while the effect is active.
  ///
  /// The view is animated as a whole, including text, since the symbols here have one layer. Durations and
  /// distances are estimates. The effects `appear`, `disappear`, `drawOn` and `drawOff` hide the view while they
  /// are active.
  @ViewBuilder
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    if case .scale(let factor)? = effect.configuration.motion {
      modifier(SymbolScaleModifier(factor: factor, isActive: isActive))
    } else if let presence = effect.configuration.presence {
      modifier(SymbolPresenceModifier(presence: presence, isActive: isActive, speed: options.speed))
    } else if let motion = effect.configuration.motion {
      modifier(SymbolEffectModifier(motion: motion, options: options, trigger: nil, isActive: isActive))
    } else {
      self
    }
  }

  /// Animates the view with an effect whenever a value changes. See `symbolEffect(_:options:isActive:)`.
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

  /// Disables the symbol effects of the view, including those of enclosing views.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.removesSymbolEffects) { $0 = $0 || isEnabled }
  }
}

extension ContentTransition {
  /// Replaces symbols with the default effect.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// Replaces symbols with an effect, also if the change has no animation. Texts change at once.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbol(effect.configuration.replacement ?? .downUp, speed: options.speed))
  }
}
