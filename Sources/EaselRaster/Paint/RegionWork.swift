import EaselKernels
import EaselPixels

/// Paints the commands of a pass in regions of its surface. Each piece is a region.
struct RegionWork: ParallelWork {
  struct Job {
    /// The band that contains the region.
    var band: Int
    /// In device pixels.
    var region: PixelRect
  }

  let jobs: UnsafeBufferPointer<Job>
  let commands: UnsafeBufferPointer<DeviceCommand>
  let bands: BandIndex
  let plan: PlanView
  let surfaces: PassSurfaces
  let kernels: UnsafePointer<EaselKernelTable>
  /// The memory of each worker.
  let scratch: [RegionScratch]
  let glyphs: GlyphMaskStore
  let target: SurfaceView
  /// The pixel below the commands.
  let background: UInt32
  /// Color filters that change the painted pixels of a region while they are in the CPU cache.
  let filters: ArraySlice<DeviceFilter>

  func run(_ piece: Int, worker: Int) {
    let region = jobs[piece].region
    let numbers = bands.commands(ofBand: jobs[piece].band)
    let first = Occlusion(plan: plan, region: region).lastCover(commands, numbers)
    if first == nil { clear(region, to: background) }
    let painter = RegionPainter(
      plan: plan, surfaces: surfaces, kernels: kernels, scratch: scratch[worker], glyphs: glyphs,
      region: region, target: target)
    if let first { painter.paintCover(commands[Int(numbers[first])]) }
    painter.paint(commands, UnsafeBufferPointer(rebasing: numbers[(first.map { $0 + 1 } ?? 0)...]))
    if !filters.isEmpty { filter(region) }
  }

  private func clear(_ region: PixelRect, to pixel: UInt32) {
    kernels.pointee.fill_rows(
      target.pointer(x: region.x0, y: region.y0), target.stride, region.width, region.height, pixel)
  }

  private func filter(_ region: PixelRect) {
    // A region fits into the CPU cache, so that each filter can run over all of it.
    for filter in filters.lazy.compactMap(\.pixelFilter) {
      for y in region.y0..<region.y1 {
        let row = target.pointer(x: region.x0, y: y)
        filter.filter(row, into: row, count: region.width, kernels)
      }
    }
  }
}

/// A rough estimate of the time that one thread takes to paint commands. It decides whether several threads share a
/// frame.
struct PaintCost {
  let plan: PlanView

  /// The nanoseconds for some of the pixels within the bounds of a command.
  ///
  /// The constants were measured with benchmark scenes on a CPU of 2.6 GHz. They are right within a factor of two for
  /// most commands.
  func nanoseconds(of command: DeviceCommand, pixels: Double) -> Double {
    switch command.kind {
    case .fill: fill(command, pixels)
    case .glyphs: 100 * Double(plan.glyphRuns[Int(command.source)].count) + pixels / 4
    case .surface, .symbol, .pushLayer, .popLayer: 200 + pixels / 2
    }
  }

  /// The nanoseconds for color filters that change pixels in place.
  func nanoseconds(of filters: ArraySlice<DeviceFilter>, pixels: Int) -> Double {
    filters.reduce(0) { $0 + ($1.usesLinearColor ? 50 : 1) } * Double(pixels)
  }

  private func fill(_ command: DeviceCommand, _ pixels: Double) -> Double {
    let geometry = plan.geometries[Int(command.source)]
    let isSolid = plan.paints[Int(command.paint)].kind == .solid
    guard geometry.rect == nil else {
      let isOnPixels = geometry.coversItsBounds(isAntialiased: command.isAntialiased)
      return (isOnPixels ? 80 : 250) + pixels * (isSolid ? 0.15 : 1)
    }
    let share = min(1, pixels / Double(max(1, geometry.bounds.area)))
    return 300 + Double(geometry.edgeCount) * share * 25 + pixels * (isSolid ? 0.2 : 0.4)
  }
}
