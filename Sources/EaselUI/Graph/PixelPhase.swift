/// The position of an element relative to the pixel grid.
///
/// SwiftUI draws each leaf (shape, color, gradient, text, image, canvas) on whole pixels: it rounds each edge
/// of the leaf's frame to the nearest pixel, halves upward, in the coordinates of the root. Layout keeps the
/// unrounded frames. Rounding depends only on the fractional part of an element's position in pixels, so an
/// element that moves by whole pixels keeps its drawing.
///
/// A leaf moved by an animation goes from the rounded frame at the start to the rounded frame at the end and
/// lies between pixels on its way, as SwiftUI interpolates rounded frames. Effects that draw their contents
/// through a transform are aligned like a leaf, and a new phase begins inside them.
struct PixelPhase {
  /// The phase apart from the motion.
  fileprivate struct AtRest: Equatable {
    let scale: CGFloat
    /// The fractional pixel position of the origin at rest, 0..<1 along each axis.
    var origin = SIMD2<Double>()
    var isLayoutAnimating = false
    /// The size of an element that is already aligned, and the rounded size at which it is drawn.
    var aligned: Aligned?

    struct Aligned: Equatable {
      let size: CGSize
      let drawn: CGSize
    }

    /// Whether both round all frames equally, apart from motions.
    static func == (a: AtRest, b: AtRest) -> Bool {
      a.scale == b.scale && a.isLayoutAnimating == b.isLayoutAnimating && a.aligned == b.aligned
        && (a.isLayoutAnimating || a.origin == b.origin)
    }
  }

  fileprivate private(set) var atRest: AtRest
  /// The motion of the element and of its ancestors; `nil` if none of them moves.
  private var motion: Motion?

  /// Creates the phase of an origin at a corner of a pixel.
  init(scale: CGFloat) {
    atRest = AtRest(
      scale: scale > 0 ? min(max(scale, 1 / PixelPhase.largestScale), PixelPhase.largestScale) : 1)
  }

  /// The largest scale; its inverse is the smallest. Beyond them, positions in pixels would not be finite.
  private static let largestScale: CGFloat = 1_048_576

  /// Pixels per point.
  var scale: CGFloat { atRest.scale }

  /// Whether an animation changes the layout itself. The final frame is then unknown, and nothing is rounded.
  var isLayoutAnimating: Bool { atRest.isLayoutAnimating }

  /// Returns the phase for drawing an aligned element: at the corner of a pixel, at its rounded size.
  func restarted(size: CGSize, drawnAs drawn: CGSize) -> PixelPhase {
    var phase = PixelPhase(scale: scale)
    phase.atRest.aligned = AtRest.Aligned(size: size, drawn: drawn)
    return phase
  }

  /// Returns the phase at an offset from this one.
  func moved(by offset: PixelOffset, isLayoutAnimating: Bool) -> PixelPhase {
    var phase = self
    phase.atRest.isLayoutAnimating = self.isLayoutAnimating || isLayoutAnimating
    if offset.rest != .zero { phase.atRest.aligned = nil }
    let rest = offset.rest.pixels(scale)
    phase.atRest.origin = (atRest.origin + rest).fraction
    guard motion != nil || offset.isMoving else { return phase }
    let outerStart = motion.map(\.start) ?? atRest.origin
    let start = offset.start.map { $0.pixels(scale) }
    phase.motion = Motion(
      start: start.flatMap { start in outerStart.map { ($0 + start).fraction } },
      lag: (motion?.lag ?? SIMD2()) + offset.shown.pixels(scale) - rest,
      span: (motion?.span ?? SIMD2()) + (start.map { $0 - rest } ?? SIMD2()))
    return phase
  }

  /// Returns the rounded frame of a size with its origin at this phase.
  func frame(of size: CGSize) -> PixelFrame {
    if let aligned = atRest.aligned, aligned.size == size {
      return PixelFrame(shift: .zero, size: aligned.drawn)
    }
    guard !isLayoutAnimating else { return PixelFrame(shift: .zero, size: size) }
    let extent = CGPoint(x: size.width, y: size.height).pixels(scale)
    var correction = PixelCorrection(origin: atRest.origin, extent: extent)
    if let motion {
      let start = motion.start.map { PixelCorrection(origin: $0, extent: extent) } ?? PixelCorrection()
      correction = start.interpolated(to: correction, motion.progress)
    }
    return correction.frame(of: size, extent, scale: scale)
  }
}

extension PixelPhase: Equatable {
  /// Whether both phases round all frames equally.
  static func == (a: PixelPhase, b: PixelPhase) -> Bool {
    a.atRest == b.atRest && (a.isLayoutAnimating || a.changingMotion == b.changingMotion)
  }

  /// The motion if the rounding depends on it; otherwise `nil`.
  fileprivate var changingMotion: Motion? { motion?.start == atRest.origin ? nil : motion }

  fileprivate struct Motion: Equatable {
    /// The fractional pixel position at which the motion began; `nil` if it began during another motion.
    let start: SIMD2<Double>?
    /// From the position at rest to the shown position, in pixels.
    let lag: SIMD2<Double>
    /// From the position at rest to the start of the motion, in pixels.
    let span: SIMD2<Double>

    /// The distance, in pixels from the end, over which a motion without a known start approaches the rounded
    /// frame. It is short, so that a view that follows a pointer, whose target changes with each frame, does
    /// not jitter.
    private static let approach = 0.5

    /// The completed fraction of the motion, 0...1.
    var progress: Double {
      let length = start == nil ? Motion.approach : (span * span).sum().squareRoot()
      return length > 0 ? 1 - min((lag * lag).sum().squareRoot() / length, 1) : 1
    }
  }
}

/// The phase for which an element has recorded its drawing.
///
/// Every element stores one, and the drawings of few depend on a motion, which is therefore stored apart.
struct RecordedPhase {
  private let atRest: PixelPhase.AtRest
  private let motion: MotionBox?

  private final class MotionBox {
    let motion: PixelPhase.Motion

    init(_ motion: PixelPhase.Motion) { self.motion = motion }
  }

  init(_ phase: PixelPhase) {
    atRest = phase.atRest
    motion = phase.isLayoutAnimating ? nil : phase.changingMotion.map(MotionBox.init)
  }

  /// Whether another phase rounds all frames in the same way.
  func isEqual(to phase: PixelPhase) -> Bool {
    atRest == phase.atRest && (phase.isLayoutAnimating || motion?.motion == phase.changingMotion)
  }
}

/// The position of an element in its parent element, in points: the shown one, and those at the end and at
/// the start of its animation.
struct PixelOffset {
  var shown: CGPoint
  var rest: CGPoint
  /// `nil` if the animation began during another one.
  var start: CGPoint?

  var isMoving: Bool { shown != rest || start != rest }

  /// Creates the offset of an element at rest.
  init(_ origin: CGPoint) { (shown, rest, start) = (origin, origin, origin) }

  init(shown: CGPoint, rest: CGPoint, start: CGPoint?) {
    (self.shown, self.rest, self.start) = (shown, rest, start)
  }
}

/// A frame aligned to whole pixels, in points.
struct PixelFrame: Equatable {
  /// From the unrounded to the rounded origin.
  let shift: CGPoint
  let size: CGSize
}

/// The distances by which rounding moves the edges of a frame, in pixels.
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
  /// Positions are multiples of this fraction of a pixel, so that sums are exact and equal phases compare as
  /// equal.
  fileprivate static let step = 1 / 1_073_741_824.0
  /// Values this much below one half, due to arithmetic in deep layouts, round as halves. It is larger than
  /// the accumulated error.
  private static let tolerance = 1 / 1_048_576.0

  fileprivate var fraction: SIMD2<Double> { self - rounded(.down) }

  /// The nearest whole numbers, halves upward.
  fileprivate var roundedToPixel: SIMD2<Double> { (self + (0.5 + SIMD2.tolerance)).rounded(.down) }
}

extension CGPoint {
  fileprivate func pixels(_ scale: CGFloat) -> SIMD2<Double> {
    (SIMD2(x, y) * (scale / SIMD2.step)).rounded(.toNearestOrAwayFromZero) * SIMD2.step
  }
}
