import EaselKernels
import EaselPixels

extension GaussianBlur {
  /// Blurs `source`, clear outside its bounds, and writes all of `target`.
  func run(from source: WideSource, to target: WideTarget, _ memory: FilterMemory) {
    let grids = BlurGrids(self, source: source.bounds, target: target.bounds)
    var fine = source
    for level in 0..<halvings {
      let coarse = memory.plane(grids.halved[level], components: source.components)
      Downsample(source: fine, target: coarse, kernels: memory.kernels).run(memory)
      fine = .plane(coarse)
    }
    guard halvings > 0 else { return convolve(fine, target, memory) }
    var coarse = memory.plane(grids.blurred[halvings], components: source.components)
    convolve(fine, .plane(coarse), memory)
    for level in (0..<halvings).reversed() {
      if level == 0 {
        Upsample(source: coarse, target: target, kernels: memory.kernels).run(memory)
      } else {
        let doubled = memory.plane(grids.blurred[level], components: source.components)
        Upsample(source: coarse, target: .plane(doubled), kernels: memory.kernels).run(memory)
        coarse = doubled
      }
    }
  }

  private func convolve(_ source: WideSource, _ target: WideTarget, _ memory: FilterMemory) {
    SeparableConvolution(
      source: source, target: target, horizontal: horizontal, vertical: vertical, kernels: memory.kernels
    ).run(memory)
  }

  /// What the truncations of all steps take from a component on average, in units of 1/128.
  var averageLoss: UInt16 {
    let terms = horizontal.weights.count + vertical.weights.count
    // Each halving and doubling truncates twice in each direction.
    return UInt16(min(63, terms / 2 + halvings * 4))
  }
}

/// The cells that each step has to compute: those that are needed and can be other than clear.
struct BlurGrids {
  /// Places for more grids than the largest blur has.
  typealias Levels = InlineArray<16, PixelRect>

  /// Of the source on grids of spacing 2, 4 ...
  private(set) var halved = Levels(repeating: .empty)
  /// Of the blurred picture on grids of spacing 1, 2, 4 ...
  private(set) var blurred = Levels(repeating: .empty)

  init(_ blur: GaussianBlur, source: PixelRect, target: PixelRect) {
    let coarsest = blur.halvings
    var (needed, reached) = (Levels(repeating: target), Levels(repeating: source))
    for level in 0..<coarsest {
      needed[level + 1] = BlurGrids.parents(of: needed[level])
      reached[level + 1] = BlurGrids.halves(of: reached[level])
    }
    var read = needed[coarsest].grown(horizontal: blur.horizontal.radius, vertical: blur.vertical.radius)
    for level in stride(from: coarsest, to: 0, by: -1) {
      halved[level - 1] = read.intersection(reached[level])
      read = BlurGrids.sources(of: read)
    }
    var spread = reached[coarsest].grown(horizontal: blur.horizontal.radius, vertical: blur.vertical.radius)
    for level in stride(from: coarsest, through: 0, by: -1) {
      blurred[level] = spread.intersection(needed[level])
      spread = BlurGrids.children(of: spread)
    }
  }

  /// Coarser cells that doubling to these reads.
  private static func parents(of cells: PixelRect) -> PixelRect {
    cells.mapSides(low: { ($0 >> 1) - 1 }, high: { (($0 - 1) >> 1) + 2 })
  }

  /// Finer cells that doubling from these writes.
  private static func children(of cells: PixelRect) -> PixelRect {
    cells.mapSides(low: { $0 * 2 - 1 }, high: { $0 * 2 + 1 })
  }

  /// Finer cells that halving to these reads.
  private static func sources(of cells: PixelRect) -> PixelRect {
    cells.mapSides(low: { $0 * 2 - 1 }, high: { $0 * 2 + 1 })
  }

  /// Coarser cells that halving from these writes.
  private static func halves(of cells: PixelRect) -> PixelRect {
    cells.mapSides(low: { ($0 - 1) >> 1 }, high: { ($0 >> 1) + 1 })
  }
}

extension PixelRect {
  fileprivate func mapSides(low: (Int32) -> Int32, high: (Int32) -> Int32) -> PixelRect {
    isEmpty ? .empty : PixelRect(x0: low(x0), y0: low(y0), x1: high(x1), y1: high(y1))
  }

  fileprivate func grown(horizontal: Int, vertical: Int) -> PixelRect {
    let (dx, dy) = (Int32(horizontal), Int32(vertical))
    return isEmpty ? .empty : PixelRect(x0: x0 - dx, y0: y0 - dy, x1: x1 + dx, y1: y1 + dy)
  }
}
