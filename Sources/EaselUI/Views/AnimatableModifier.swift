/// A modifier whose body runs with each step of an animation; the older way to say `ViewModifier, Animatable`.
public protocol AnimatableModifier: Animatable, ViewModifier {}
