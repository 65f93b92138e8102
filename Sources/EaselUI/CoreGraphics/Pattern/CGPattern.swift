import EaselDrawing

/// A drawing that is repeated over the plane, to fill and stroke with.
///
/// A callback draws one cell. The cells lie on a grid, in a space of the pattern, which `matrix` maps to the
/// default user space of the context that is painted: the device space, or in a context of UIKit points with
/// y down. The CTM does not move the grid; `CGContext.setPatternPhase(_:)` does. Cells are cut off at their
/// bounds, and later rows and columns lie over earlier ones.
///
/// ```swift
/// Canvas { context, size in
///   context.withCGContext { cg in
///     var callbacks = CGPatternCallbacks(
///       version: 0,
///       drawPattern: { _, cell in cell.fillEllipse(in: CGRect(x: 1, y: 1, width: 6, height: 6)) },
///       releaseInfo: nil)
///     let dots = CGPattern(
///       info: nil, bounds: CGRect(x: 0, y: 0, width: 8, height: 8), matrix: .identity, xStep: 8, yStep: 8,
///       tiling: .noDistortion, isColored: true, callbacks: &callbacks)
///     guard let dots, let space = CGColorSpace(patternBaseSpace: nil) else { return }
///     cg.setFillColorSpace(space)
///     cg.setFillPattern(dots, colorComponents: [1])
///     cg.fill(CGRect(origin: .zero, size: size))
///   }
/// }
/// ```
///
/// Deviation: the cell is recorded when the pattern is first drawn, and the callback is not called again. A
/// pattern is not drawn, and a message is written to standard error, if the area has more than 262,144 cells,
/// more than 1,024 cells overlap, or the cells have more than 1,048,576 draws in total. A pattern is not drawn
/// within its own cell.
public final class CGPattern {
  /// The rectangle of a cell, in the space of the pattern.
  let bounds: CGRect
  /// The transform from the space of the pattern to the default user space of a context.
  let matrix: CGAffineTransform
  /// The distances between cells, in the space of the pattern.
  let steps: CGSize
  /// Whether the cell has colors of its own.
  let isColored: Bool
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGPatternCallbacks
  private var known: Cell?
  /// Whether the callback runs.
  private var isDrawing = false

  /// The recorded drawing of a cell.
  struct Cell {
    let drawing: Fragment
    /// The number of draws that the drawing consists of.
    let drawCount: Int
  }

  /// Creates a pattern. Never nil.
  ///
  /// - Parameters:
  ///   - info: A pointer that is passed to the callbacks and otherwise not used.
  ///   - bounds: The rectangle of a cell, in the space of the pattern.
  ///   - matrix: The transform from the space of the pattern to the default user space of a context.
  ///   - xStep: The distance between columns, in the space of the pattern.
  ///   - yStep: The distance between rows. A pattern draws nothing if a step is zero, negative, infinite or
  ///     NaN, if the bounds are empty or not finite, or if the matrix has no inverse.
  ///   - tiling: It has no effect: cells are never distorted.
  ///   - isColored: Whether the callback sets colors. Otherwise the cells are a stencil, which
  ///     `CGContext.setFillPattern(_:colorComponents:)` gives a color; of the colors in them, the alpha alone
  ///     has an effect.
  ///   - callbacks: Draws a cell, and what is called when the object ends. They are copied.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    (self.info, self.bounds, self.matrix) = (info, bounds.standardized, matrix)
    steps = CGSize(width: xStep, height: yStep)
    (self.isColored, self.callbacks) = (isColored, callbacks.pointee)
  }

  deinit { callbacks.releaseInfo?(info) }

  /// Returns a cell in the space of the pattern, cut off at its bounds; nil while its callback runs.
  func cell() -> Cell? {
    if let known { return known }
    guard !isDrawing, let drawPattern = callbacks.drawPattern else { return nil }
    isDrawing = true
    defer { isDrawing = false }
    let recorder = FragmentRecorder()
    let context = CGContext(recorder: recorder, state: DrawingState(), bounds: bounds)
    drawPattern(info, context)
    context.close()
    let whole = FragmentRecorder()
    whole.append(
      recorder.finish(), inside: Path(bounds), style: FillStyle(), transform: .identity,
      state: DrawingState())
    let cell = Cell(drawing: whole.finish(), drawCount: max(context.drawCount, 1))
    known = cell
    return cell
  }
}

/// The callbacks of a `CGPattern`.
public struct CGPatternCallbacks {
  /// The version of the structure: 0.
  public var version: UInt32
  /// Draws a cell; nil for an empty one.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Called when the pattern ends; nil for nothing.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Creates callbacks that do nothing.
  public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }

  /// Creates callbacks; see the properties for the meaning of the parameters.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
  }
}

/// A closure that receives the `info` pointer of a pattern and a context in the space of the pattern, which
/// is valid during the call. CoreGraphics has a C function instead.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// A closure that receives the `info` pointer of a pattern that has ended. CoreGraphics has a C function
/// instead.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// How cells are fitted to whole pixels. It has no effect: cells are never distorted.
public enum CGPatternTiling: Int32, Sendable {
  /// Cells keep their size, and their distances vary.
  case noDistortion = 0
  /// Cells keep their distances with little change of their size.
  case constantSpacingMinimalDistortion = 1
  /// Cells keep their distances.
  case constantSpacing = 2
}
