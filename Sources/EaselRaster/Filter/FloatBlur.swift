import EaselPixels

/// A `GaussianBlur` in Float32: the same grids and steps, without kernels.
struct FloatBlur {
  let blur: GaussianBlur
  /// Provides the surfaces and the threads of all steps.
  let memory: FilterMemory

  /// Blurs `source`, which is clear outside of its bounds, into a clear surface.
  func run(from source: FloatSurface, to target: FloatSurface) {
    let grids = BlurGrids(blur, source: source.bounds, target: target.bounds)
    var surface = source
    for level in 0..<blur.halvings {
      surface = step(.downsampling, .downsampling, surface, over: grids.downsampled[level])
    }
    guard blur.halvings > 0 else {
      return step(.convolution(blur.horizontal), .convolution(blur.vertical), surface, into: target)
    }
    surface = step(
      .convolution(blur.horizontal), .convolution(blur.vertical), surface, over: grids.blurred[blur.halvings])
    for level in (1..<blur.halvings).reversed() {
      surface = step(.upsampling, .upsampling, surface, over: grids.blurred[level])
    }
    step(.upsampling, .upsampling, surface, into: target)
  }

  private func step(
    _ horizontal: GridStep, _ vertical: GridStep, _ source: FloatSurface, over bounds: PixelRect
  ) -> FloatSurface {
    let target = FloatSurface(over: bounds.isEmpty ? .empty : bounds, mode: source.mode, memory.surfaces)
    step(horizontal, vertical, source, into: target)
    return target
  }

  /// Computes cells along rows, then along columns.
  private func step(
    _ horizontal: GridStep, _ vertical: GridStep, _ source: FloatSurface, into result: FloatSurface
  ) {
    let target = result.bounds
    guard !target.isEmpty else { return }
    let rows = source.bounds.y0..<source.bounds.y1
    let between = FloatSurface(
      over: PixelRect(x0: target.x0, y0: rows.lowerBound, x1: target.x1, y1: rows.upperBound),
      mode: source.mode, memory.surfaces)
    withExtendedLifetime((source, between, result)) {
      horizontal.withTaps { taps in
        memory.share(
          rows, width: target.width, scratch: 0,
          CellsAlongRows(taps: taps, source: source.borrowed, target: between.borrowed))
      }
      vertical.withTaps { taps in
        memory.share(
          target.y0..<target.y1, width: target.width, scratch: 0,
          CellsAlongColumns(taps: taps, source: between.borrowed, target: result.borrowed))
      }
    }
  }
}

/// Computes each cell of a row from cells of the same row.
private struct CellsAlongRows: RowWork {
  let taps: GridTaps
  let source: FloatSurface
  let target: FloatSurface

  func filter(_ rows: Range<Int32>, _ scratch: UnsafeMutablePointer<UInt16>) {
    let columns = target.bounds.x0..<target.bounds.x1
    for y in rows {
      let row = target.row(y)
      for x in columns {
        let (first, weights) = (taps.first(of: x), taps.weights(of: x))
        var sum = SIMD4<Float>()
        for tap in weights.indices { sum += source.pixel(x: first + Int32(tap), y: y) * weights[tap] }
        row[Int(x - columns.lowerBound)] = sum
      }
    }
  }
}

/// Computes each row as a sum of rows. The target is clear before.
private struct CellsAlongColumns: RowWork {
  let taps: GridTaps
  /// With the columns of the target.
  let source: FloatSurface
  let target: FloatSurface

  func filter(_ rows: Range<Int32>, _ scratch: UnsafeMutablePointer<UInt16>) {
    let (sources, width) = (source.bounds.y0..<source.bounds.y1, target.bounds.width)
    for y in rows {
      let (first, weights, to) = (taps.first(of: y), taps.weights(of: y), target.row(y))
      for tap in weights.indices where sources.contains(first + Int32(tap)) {
        let from = source.row(first + Int32(tap))
        for index in 0..<width { to[index] += from[index] * weights[tap] }
      }
    }
  }
}

/// How the cells of one grid are computed from the cells of another, in one direction.
private enum GridStep {
  case downsampling, upsampling
  case convolution(BlurKernel)

  /// Calls `body` with the weights for all cells.
  func withTaps(_ body: (GridTaps) -> Void) {
    switch self {
    case .downsampling:
      GridStep.withWeights([0.125, 0.375, 0.375, 0.125]) {
        body(GridTaps(spacing: .finer, even: $0, odd: $0))
      }
    case .upsampling:
      GridStep.withWeights([0.25, 0.75]) { even in
        GridStep.withWeights([0.75, 0.25]) { body(GridTaps(spacing: .coarser, even: even, odd: $0)) }
      }
    case .convolution(let kernel):
      kernel.withWeights { body(GridTaps(spacing: .same(radius: Int32(kernel.radius)), even: $0, odd: $0)) }
    }
  }

  private static func withWeights<let count: Int>(
    _ weights: InlineArray<count, Float>, _ body: (UnsafeBufferPointer<Float>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: count) { memory in
      for index in 0..<count { memory[index] = weights[index] }
      body(UnsafeBufferPointer(memory))
    }
  }
}

/// The cells of a grid that contribute to each cell of another one, and their weights. It holds no references: workers read
/// it for each cell.
private struct GridTaps {
  /// The spacing of the cells that are read.
  enum Spacing {
    case finer, coarser
    case same(radius: Int32)
  }

  let spacing: Spacing
  /// The weights for cells of even and of odd index.
  let even: UnsafeBufferPointer<Float>
  let odd: UnsafeBufferPointer<Float>

  /// The first of the cells that contribute to a cell.
  @inline(__always)
  func first(of cell: Int32) -> Int32 {
    switch spacing {
    case .finer: cell * 2 - 1
    case .coarser: (cell >> 1) - (cell & 1 == 0 ? 1 : 0)
    case .same(let radius): cell - radius
    }
  }

  @inline(__always)
  func weights(of cell: Int32) -> UnsafeBufferPointer<Float> { cell & 1 == 0 ? even : odd }
}

extension BlurKernel {
  /// Calls `body` with the weights of the distances -radius...radius, scaled to a sum of 1.
  fileprivate func withWeights(_ body: (UnsafeBufferPointer<Float>) -> Void) {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * radius + 1) { memory in
      var sum: Float = 0
      for index in memory.indices {
        memory[index] = Float(weights[isSymmetric ? abs(index - radius) : index])
        sum += memory[index]
      }
      for index in memory.indices { memory[index] /= sum }
      body(UnsafeBufferPointer(memory))
    }
  }
}
