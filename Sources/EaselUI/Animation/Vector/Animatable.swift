/// A value that animates: it tells its changing numbers as a vector and takes each step of the way back.
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic

  /// What is interpolated. Read for the target; written to a copy of the value for each step.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// A vector animates as itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// A value without animatable data jumps.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
