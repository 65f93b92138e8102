import EaselKernels
import EaselPixels

/// Commands -> the pixels of regions of a surface, in pieces of a region each.
struct RegionWork: ParallelWork {
  struct Job {
    /// The band that the region lies in.
    var band: Int
    /// Device pixels.
    var region: PixelRect
  }

  let jobs: UnsafeBufferPointer<Job>
  let commands: UnsafeBufferPointer<DeviceCommand>
  let bands: BandIndex
  let plan: PlanView
  let surfaces: PassSurfaces
  let kernels: UnsafePointer<EaselKernelTable>
  /// One for each worker.
  let scratch: [RegionScratch]
  let glyphs: GlyphMaskStore
  let target: SurfaceView
  /// Nil for surfaces that are clear already.
  let background: UInt32?

  func run(_ piece: Int, worker: Int) {
    let region = jobs[piece].region
    let numbers = bands.commands(ofBand: jobs[piece].band)
    let first = Occlusion(plan: plan, region: region).lastCover(commands, numbers)
    if let background, first == nil { clear(region, to: background) }
    let painter = RegionPainter(
      plan: plan, surfaces: surfaces, kernels: kernels, scratch: scratch[worker], glyphs: glyphs,
      region: region, target: target)
    if let first { painter.paintCover(commands[Int(numbers[first])]) }
    painter.paint(commands, UnsafeBufferPointer(rebasing: numbers[(first.map { $0 + 1 } ?? 0)...]))
  }

  private func clear(_ region: PixelRect, to pixel: UInt32) {
    kernels.pointee.fill_rows(
      target.pointer(x: region.x0, y: region.y0), target.stride, region.width, region.height, pixel)
  }
}
