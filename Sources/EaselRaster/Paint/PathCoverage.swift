import EaselKernels
import EaselPixels

/// Computes the coverage of flattened paths in one region, for a sink or as a mask.
struct PathCoverage {
  let plan: PlanView
  let kernels: UnsafePointer<EaselKernelTable>
  let scratch: RegionScratch
  /// In device pixels, within one band.
  let region: PixelRect

  /// Which pixels of a path are covered.
  struct Rule {
    var isEvenOdd: Bool
    var isAntialiased: Bool
  }

  /// Passes the coverage of a path to a sink.
  /// - Parameter bounds: A part of the region.
  func sweep<Sink: CoverageSink>(
    _ geometry: FlattenedPath, _ rule: Rule, over bounds: PixelRect, into sink: inout Sink
  ) {
    let (maskRows, maskStride) = scratch.maskRows(columns: bounds.width)
    let sweep = CoverageSweep(
      kernels: kernels, isEvenOdd: rule.isEvenOdd, maskRows: maskRows, maskStride: maskStride)
    scratch.window.open(over: bounds)
    let edges = plan.edges(of: geometry, inBand: region.y0 >> Limits.bandShift)
    if rule.isAntialiased {
      scratch.window.accumulate(edges, kernels)
    } else {
      scratch.window.accumulateCenters(edges)
    }
    sweep.run(scratch.window, bounds: bounds, into: &sink)
  }

  /// Writes the coverage of a path to a mask of zeros.
  /// - Parameter bounds: A part of the region.
  func fill(_ mask: MaskView, with geometry: FlattenedPath, _ rule: Rule, over bounds: PixelRect) {
    let covered = bounds.intersection(geometry.bounds)
    guard !covered.isEmpty else { return }
    if let rect = geometry.rect {
      RectCoverage(rect, isAntialiased: rule.isAntialiased).forEachRun(in: covered) { x, y, count, coverage in
        mask.pointer(x: x, y: y).update(repeating: coverage, count: count)
      }
    } else {
      var sink = MaskBlitter(target: mask)
      sweep(geometry, rule, over: covered, into: &sink)
    }
  }
}

extension DeviceCommand {
  var rule: PathCoverage.Rule { PathCoverage.Rule(isEvenOdd: isEvenOdd, isAntialiased: isAntialiased) }
}

extension DeviceClip {
  var rule: PathCoverage.Rule { PathCoverage.Rule(isEvenOdd: isEvenOdd, isAntialiased: isAntialiased) }
}

/// Writes the alpha of a fill of one color to a mask of zeros. Each piece is a band.
struct MaskWork: ParallelWork {
  let jobs: UnsafeBufferPointer<RegionWork.Job>
  /// A fill.
  let command: DeviceCommand
  let plan: PlanView
  let kernels: UnsafePointer<EaselKernelTable>
  /// The memory of each worker.
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
