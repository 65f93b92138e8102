import EaselDrawing
import EaselGeometry
import EaselKernels
import EaselPixels

@testable import EaselRaster

/// Shorthand for drawings in tests.
enum Scenes {
  static let red = PaintColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let blue = PaintColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// A display list of what `record` appends, on a white background by default.
  static func list(
    _ width: Int, _ height: Int, background: PaintColor = .white, _ record: (FragmentRecorder) -> Void
  ) -> DisplayList {
    let recorder = FragmentRecorder()
    record(recorder)
    return DisplayList(
      root: recorder.finish(), size: CGSize(width: width, height: height), background: background)
  }

  static func draw(_ list: DisplayList, threads: Int = 1) -> Pixmap {
    let frame = Pixmap(width: Int(list.size.width), height: Int(list.size.height))
    _ = Rasterizer(threads: threads).render(list, into: frame)
    return frame
  }

  /// The resolved plan of a list, with the whole frame visible.
  static func plan(_ list: DisplayList) -> FramePlan {
    var built = PlanBuilder(
      plan: FramePlan(workerCount: 1), caches: PaintCaches(),
      glyphCache: GlyphCache(kernels: easel_kernels()), symbolCache: SymbolCache()
    ).build(list)
    FrameFlattener.run(&built.paths, on: InlineDispatcher(), hashes: true)
    let frame = PixelRect(width: Int(list.size.width), height: Int(list.size.height))
    var plan = PlanResolver.resolve(built, frame: frame, hashes: true)
    plan.resolveVisibility(within: frame)
    return plan
  }

  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }

  static func fill(_ path: Path, _ color: PaintColor) -> DrawingCommand.Operation {
    .fill(path, FillStyle(), .solid(color))
  }

  /// All pixels in rows, without padding.
  static func bytes(_ pixmap: Pixmap) -> [UInt32] { PixelImage(copying: pixmap).pixels }
}
