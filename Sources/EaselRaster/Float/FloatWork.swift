import EaselPixels

/// Commands -> the pixels of a surface in Float32, in pieces of a band each.
struct FloatWork: ParallelWork {
  let commands: UnsafeBufferPointer<DeviceCommand>
  let bands: BandIndex
  let plan: PlanView
  let reference: FloatPlan
  let passes: FloatPasses
  let surfaces: PassSurfaces
  /// One for each worker.
  let scratch: [RegionScratch]
  let target: FloatSurface

  func run(_ band: Int, worker: Int) {
    FloatRegionPainter(
      bands.rows(of: band), of: target, plan: plan, reference: reference, passes: passes, surfaces: surfaces,
      scratch: scratch[worker]
    ).paint(commands, bands.commands(ofBand: band))
  }
}
