/// A modifier whose body runs with each step of an animation.
@available(*, deprecated, message: "Use Animatable with ViewModifier instead.")
public protocol AnimatableModifier: Animatable, ViewModifier {}
