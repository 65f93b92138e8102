/// The position of an element relative to the pixels that it is drawn on.
///
/// SwiftUI draws each leaf (shape, colour, gradient, text, image, canvas) on whole pixels: it rounds each edge of the
/// leaf's frame to the nearest pixel, halves upwards, in the coordinates of the root. Layout keeps the unrounded frames.
/// Rounding depends on the fraction of a pixel at which an element lies, and on nothing else of its position, so that
/// an element that moves by whole pixels keeps its drawing.
///
/// A leaf that moves by an animation goes from the rounded frame at the start to the rounded frame at the end and lies
/// between pixels on its way, as SwiftUI interpolates rounded frames. Effects that draw their contents through a
/// transform are aligned as a leaf is, and a new phase begins inside them.
struct PixelPhase {
  /// Pixels per point.
  let scale: CGFloat
  /// The fraction of a pixel at which the origin comes to rest, 0..<1 in each direction.
  private var rest = SIMD2<Double>()
  /// How the element and those around it move; nil while they do not.
  private var motion: Motion?
  /// True while an animation changes the layout itself: the frame at the end is not known, and nothing is rounded.
  private(set) var isInFlux = false
  /// The size of an element that was aligned already, and the rounded size that it is drawn at.
  private var aligned: (size: CGSize, drawn: CGSize)?

  /// An origin on the corner of a pixel.
  init(scale: CGFloat) {
    self.scale = scale > 0 ? min(max(scale, 1 / PixelPhase.largestScale), PixelPhase.largestScale) : 1
  }

  /// Beyond this scale, and below its inverse, positions of views in pixels would not be finite.
  private static let largestScale: CGFloat = 1_048_576

  /// The phase in which an aligned element draws itself: at the corner of a pixel, at its rounded size.
  func restarted(size: CGSize, drawnAs drawn: CGSize) -> PixelPhase {
    var phase = PixelPhase(scale: scale)
    phase.aligned = (size, drawn)
    return phase
  }

  /// The phase of something that lies elsewhere by an offset.
  func moved(by offset: PixelOffset, isInFlux: Bool) -> PixelPhase {
    var phase = self
    phase.isInFlux = self.isInFlux || isInFlux
    if offset.rest != .zero { phase.aligned = nil }
    let rest = offset.rest.pixels(scale)
    phase.rest = (self.rest + rest).fraction
    guard motion != nil || offset.isMoving else { return phase }
    let outerStart = motion.map(\.start) ?? self.rest
    let start = offset.start.map { $0.pixels(scale) }
    phase.motion = Motion(
      start: start.flatMap { start in outerStart.map { ($0 + start).fraction } },
      lag: (motion?.lag ?? SIMD2()) + offset.shown.pixels(scale) - rest,
      span: (motion?.span ?? SIMD2()) + (start.map { $0 - rest } ?? SIMD2()))
    return phase
  }

  /// How a frame of a size with its origin here is rounded.
  func frame(of size: CGSize) -> PixelFrame {
    if let aligned, aligned.size == size { return PixelFrame(shift: .zero, size: aligned.drawn) }
    guard !isInFlux else { return PixelFrame(shift: .zero, size: size) }
    let extent = CGPoint(x: size.width, y: size.height).pixels(scale)
    var correction = PixelCorrection(origin: rest, extent: extent)
    if let motion {
      let start = motion.start.map { PixelCorrection(origin: $0, extent: extent) } ?? PixelCorrection()
      correction = start.interpolated(to: correction, motion.progress)
    }
    return correction.frame(of: size, extent, scale: scale)
  }
}

extension PixelPhase: Equatable {
  /// True when everything is rounded in the same way in both.
  static func == (a: PixelPhase, b: PixelPhase) -> Bool {
    guard a.scale == b.scale, a.isInFlux == b.isInFlux, a.aligned?.size == b.aligned?.size,
      a.aligned?.drawn == b.aligned?.drawn
    else { return false }
    return a.isInFlux || a.rest == b.rest && a.changingMotion == b.changingMotion
  }

  /// The motion where the rounding changes with it.
  private var changingMotion: Motion? { motion?.start == rest ? nil : motion }

  /// An object, as most phases have none and every element keeps a phase.
  private final class Motion: Equatable {
    /// The fraction of a pixel at which the motion began; nil when it began between pixels, in the middle of another.
    let start: SIMD2<Double>?
    /// From where the element comes to rest to where it is shown, in pixels.
    let lag: SIMD2<Double>
    /// From where the element comes to rest to where the motion began, in pixels.
    let span: SIMD2<Double>

    init(start: SIMD2<Double>?, lag: SIMD2<Double>, span: SIMD2<Double>) {
      (self.start, self.lag, self.span) = (start, lag, span)
    }

    static func == (a: Motion, b: Motion) -> Bool { a.start == b.start && a.lag == b.lag && a.span == b.span }

    /// A motion without a known start approaches the rounded frame over the last pixels, this many: few enough that a
    /// view which follows a pointer, whose end changes with each frame, does not shake.
    private static let approach = 0.5

    /// How much of the way is done, 0...1.
    var progress: Double {
      let length = start == nil ? Motion.approach : (span * span).sum().squareRoot()
      return length > 0 ? 1 - min((lag * lag).sum().squareRoot() / length, 1) : 1
    }
  }
}

/// Where an element lies in the one above, in points: as it is shown, at the end of its animation and at its start.
struct PixelOffset {
  var shown: CGPoint
  var rest: CGPoint
  /// Nil when the animation began in the middle of another one.
  var start: CGPoint?

  var isMoving: Bool { shown != rest || start != rest }

  /// The offset of an element that does not move.
  init(_ origin: CGPoint) { (shown, rest, start) = (origin, origin, origin) }

  init(shown: CGPoint, rest: CGPoint, start: CGPoint?) {
    (self.shown, self.rest, self.start) = (shown, rest, start)
  }
}

/// A frame on whole pixels, in points.
struct PixelFrame: Equatable {
  /// From the unrounded origin to the rounded one.
  let shift: CGPoint
  let size: CGSize
}

/// How far the edges of a frame move when they are rounded, in pixels.
private struct PixelCorrection {
  var near = SIMD2<Double>()
  var far = SIMD2<Double>()

  init() {}

  init(origin: SIMD2<Double>, extent: SIMD2<Double>) {
    near = origin.roundedToPixel - origin
    far = (origin + extent).roundedToPixel - (origin + extent)
  }

  func interpolated(to other: PixelCorrection, _ progress: Double) -> PixelCorrection {
    var result = PixelCorrection()
    result.near = near + (other.near - near) * progress
    result.far = far + (other.far - far) * progress
    return result
  }

  func frame(of size: CGSize, _ extent: SIMD2<Double>, scale: CGFloat) -> PixelFrame {
    let growth = far - near
    let drawn = (extent + growth) / scale
    return PixelFrame(
      shift: CGPoint(x: near.x / scale, y: near.y / scale),
      size: CGSize(
        width: growth.x == 0 ? size.width : max(drawn.x, 0),
        height: growth.y == 0 ? size.height : max(drawn.y, 0)))
  }
}

extension SIMD2<Double> {
  /// Positions count in steps of this part of a pixel, so that sums are exact and equal phases compare as equal.
  fileprivate static let step = 1 / 1_073_741_824.0
  /// Halves that arithmetic made a little too small count as halves: more than the steps that deep layouts lose.
  private static let tolerance = 1 / 1_048_576.0

  fileprivate var fraction: SIMD2<Double> { self - rounded(.down) }

  /// The nearest whole numbers, halves upwards.
  fileprivate var roundedToPixel: SIMD2<Double> { (self + (0.5 + SIMD2.tolerance)).rounded(.down) }
}

extension CGPoint {
  fileprivate func pixels(_ scale: CGFloat) -> SIMD2<Double> {
    (SIMD2(x, y) * (scale / SIMD2.step)).rounded(.toNearestOrAwayFromZero) * SIMD2.step
  }
}
