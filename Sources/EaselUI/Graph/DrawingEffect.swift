import EaselDrawing

/// What changes how one element is drawn and nothing else.
@MainActor
protocol DrawingEffect {
  /// From the content's space to that of the changed view at a size; nil where they are the same.
  func map(for size: CGSize) -> ProjectionTransform?

  /// True when the content is drawn through a map: the effect is put on whole pixels as one, and the content inside it.
  var transformsContents: Bool { get }

  /// True when the places that views inside are told reckon with the map.
  var movesCoordinates: Bool { get }

  /// False where the content cannot be met at a point of the changed view's space.
  func admits(_ point: CGPoint, size: CGSize) -> Bool

  /// For an effect that acts on each of the pictures that the content consists of alone: what it does to them, in the
  /// content's space. Nil for effects on the content as a whole, which make it one picture to those around them, and
  /// for maps of it.
  func pictureFilter(in environment: EnvironmentValues) -> FilterOperation?

  /// Adds the content, changed, to a drawing in the content's own space; not asked of effects on its pictures. `frame`
  /// is the changed view's frame on whole pixels.
  func draw(
    _ content: Fragment, frame: PixelFrame, environment: EnvironmentValues, into recorder: FragmentRecorder)
}

extension DrawingEffect {
  func map(for size: CGSize) -> ProjectionTransform? { nil }

  var transformsContents: Bool { false }

  var movesCoordinates: Bool { true }

  func admits(_ point: CGPoint, size: CGSize) -> Bool { true }

  func pictureFilter(in environment: EnvironmentValues) -> FilterOperation? { nil }
}
