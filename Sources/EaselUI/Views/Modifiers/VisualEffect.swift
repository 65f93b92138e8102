/// What can be done to how a view looks without a change of its layout: moved, turned, faded, blurred, tinted.
///
/// One begins with the `EmptyVisualEffect` that the closure of `visualEffect` is given, and changes what it has by the
/// methods of effects. The library's effects are all there are; types of a program's own cannot be effects.
public protocol VisualEffect: Animatable, Sendable {
  /// What is done to the drawing. The library's own effects provide it.
  @MainActor var _steps: _VisualEffectSteps { get }
}
