import EaselDrawing
import EaselGeometry
import EaselKernels
import EaselPixels

@testable import EaselRaster

/// Short ways to draw something in a test.
enum Scenes {
  static let red = PaintColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let blue = PaintColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// A display list of what `record` appends, on white unless another background is given.
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

  /// What the rasterizer makes of a list before it paints.
  static func plan(_ list: DisplayList) -> FramePlan {
    var built = PlanBuilder(
      plan: FramePlan(workerCount: 1), caches: PaintCaches(),
      glyphCache: GlyphCache(kernels: easel_kernels()), symbolCache: SymbolCache()
    ).build(list)
    FrameFlattener.run(&built, on: InlineDispatcher(), hashes: true)
    let frame = PixelRect(width: Int(list.size.width), height: Int(list.size.height))
    return PlanResolver(plan: built, frame: frame, hashes: true).run()
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
