import EaselDrawing

/// The way in which a symbol replaces another one.
enum SymbolReplacement: Hashable, Sendable {
  /// The old symbol scales down, then the new one scales up.
  case downUp
  /// The old symbol scales up, then the new one scales up.
  case upUp
  /// The old symbol vanishes at once, and the new one scales up.
  case offUp
}

/// Replaces a symbol by another one with scale and fade.
///
/// ```swift
/// struct PlayButton: View {
///   @State private var isPlaying = false
///
///   var body: some View {
///     Button { isPlaying.toggle() } label: { Image(systemName: isPlaying ? "pause" : "play") }
///       .contentTransition(.symbolEffect(.replace))
///   }
/// }
/// ```
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
  private var replacement = SymbolReplacement.downUp

  public var configuration: SymbolEffectConfiguration {
    var configuration = SymbolEffectConfiguration()
    configuration.replacement = replacement
    return configuration
  }
  /// The old symbol scales down, then the new one scales up.
  public var downUp: ReplaceSymbolEffect { .downUp }
  /// The old symbol scales up, then the new one scales up.
  public var upUp: ReplaceSymbolEffect { .upUp }
  /// The old symbol vanishes at once, and the new one scales up.
  public var offUp: ReplaceSymbolEffect { .offUp }
  /// The same effect: symbols are always animated as a whole.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The same effect: symbols are always animated as a whole.
  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// The old symbol scales down, then the new one scales up.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(replacement: .downUp) }
  /// The old symbol scales up, then the new one scales up.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(replacement: .upUp) }
  /// The old symbol vanishes at once, and the new one scales up.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(replacement: .offUp) }

  /// Returns an effect that keeps what two symbols have in common. Symbols have no common parts here, so that
  /// it is the fallback.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }

  /// Replaces a symbol by a related one. Symbols have no common parts here, so that it is the fallback.
  ///
  /// ```swift
  /// Image(systemName: "bell").contentTransition(
  ///   .symbolEffect(.replace.magic(fallback: .downUp.byLayer), options: .nonRepeating))
  /// ```
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
    let fallback: ReplaceSymbolEffect

    public var configuration: SymbolEffectConfiguration { fallback.configuration }
    /// The same effect: symbols are always animated as a whole.
    public var byLayer: MagicReplace { self }
    /// The same effect: symbols are always animated as a whole.
    public var wholeSymbol: MagicReplace { self }
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Replaces a symbol by another one with scale and fade.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension Image: ContentLeaf {
  @MainActor public static func _makeNode(_ view: Image, _ inputs: _NodeInputs) -> _NodeOutput<Image> {
    _NodeOutput(ContentNode(view, inputs))
  }

  func content(in environment: EnvironmentValues) -> any LeafContent {
    ImageViewContent(self, in: environment)
  }

  static func runsUserCode(in environment: EnvironmentValues) -> Bool { false }

  static func performs(_ transition: ContentTransition) -> Bool { true }

  @MainActor static func collectPreference<K: PreferenceKey>(
    _ key: K.Type, of element: ContentElement<Image>, into value: inout K.Value?
  ) {}

  /// Images of different sizes are centered on the current one.
  static func draw(
    _ history: ContentHistory<Image>, size: CGSize, environment: EnvironmentValues,
    into recorder: FragmentRecorder
  ) {
    for (number, version) in history.versions.enumerated() {
      var pose = SymbolReplacementPose()
      if number > 0 { pose.appear(history.changes[number - 1]) }
      if number < history.changes.count { pose.disappear(history.changes[number]) }
      guard pose.opacity > 0 else { continue }
      let picture = FragmentRecorder()
      version.leaf.draw(into: picture, size: version.size, environment: environment)
      recorder.append(group: picture.finish(), state: pose.state(of: version.size, in: size))
    }
  }
}

/// The appearance of an image at one moment of a content transition.
private struct SymbolReplacementPose {
  var scale = 1.0
  var opacity = 1.0

  /// The scale of a symbol that has not appeared yet, and of one that has disappeared upward.
  private static let small = 0.5
  private static let large = 1.5

  mutating func appear(_ change: ContentHistory<Image>.Change) {
    guard case .symbol(let replacement, _) = change.transition.kind else { return opacity *= change.share }
    // The second half, so that the symbols do not overlap.
    let progress = replacement == .offUp ? change.progress : 2 * change.progress - 1
    scale *= max(SymbolReplacementPose.small + (1 - SymbolReplacementPose.small) * progress, 0)
    opacity *= min(max(progress, 0), 1)
  }

  mutating func disappear(_ change: ContentHistory<Image>.Change) {
    guard case .symbol(let replacement, _) = change.transition.kind else {
      return opacity *= 1 - change.share
    }
    let progress = replacement == .offUp ? 1 : min(2 * change.share, 1)
    let end = replacement == .upUp ? SymbolReplacementPose.large : SymbolReplacementPose.small
    scale *= 1 + (end - 1) * progress
    opacity *= 1 - progress
  }

  func state(of image: CGSize, in size: CGSize) -> DrawingState {
    let transform = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
      .scaledBy(x: scale, y: scale).translatedBy(x: -image.width / 2, y: -image.height / 2)
    return DrawingState(transform: transform, opacity: Float(opacity))
  }
}
