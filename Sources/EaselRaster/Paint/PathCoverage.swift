import EaselKernels
import EaselPixels

/// Geometries -> their coverage in one region: strips for a sink, or bytes of a mask.
struct PathCoverage {
  let plan: PlanView
  let kernels: UnsafePointer<EaselKernelTable>
  let scratch: RegionScratch
  /// Device pixels within one band.
  let region: PixelRect

  /// What is inside of a geometry, and how sharp its edges are.
  struct Rule {
    var isEvenOdd: Bool
    var isAntialiased: Bool
  }

  /// Accumulates and sweeps the edges of a geometry over `bounds`, which lie in the region.
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
      scratch.window.accumulateCentres(edges)
    }
    sweep.run(scratch.window, bounds: bounds, into: &sink)
  }

  /// Writes the coverage of a geometry into a mask of zeros, as far as it lies in `bounds`, which lie in the region.
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
