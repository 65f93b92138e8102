import EaselKernels
import EaselPixels

/// A figure of one colour -> its alpha in a mask of zeros, in pieces of a band each.
struct MaskWork: ParallelWork {
  let jobs: UnsafeBufferPointer<RegionWork.Job>
  /// Fills a geometry.
  let command: DeviceCommand
  let plan: PlanView
  let kernels: UnsafePointer<EaselKernelTable>
  /// One for each worker.
  let scratch: [RegionScratch]
  let target: MaskView

  func run(_ piece: Int, worker: Int) {
    let region = jobs[piece].region
    let covered = command.bounds.intersection(region)
    guard !covered.isEmpty else { return }
    PathCoverage(plan: plan, kernels: kernels, scratch: scratch[worker], region: region)
      .fill(target, with: plan.geometries[Int(command.source)], command.rule, over: covered)
    scale(covered, by: UInt8(plan.paints[Int(command.paint)].pixel >> 24))
  }

  private func scale(_ covered: PixelRect, by alpha: UInt8) {
    guard alpha < 255 else { return }
    for y in covered.y0..<covered.y1 {
      kernels.pointee.mask_scale(target.pointer(x: covered.x0, y: y), covered.width, alpha)
    }
  }
}
