import EaselPixels

/// A `GaussianBlur` in Float32: the same grids and steps, without kernels.
struct FloatBlur {
  let blur: GaussianBlur
  /// Provides the surfaces of all steps.
  let pool: SurfacePool

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
    let target = FloatSurface(over: bounds.isEmpty ? .empty : bounds, mode: source.mode, pool)
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
      mode: source.mode, pool)
    for x in target.x0..<target.x1 {
      horizontal.withTaps(of: x) { first, weights in
        for y in rows {
          var sum = SIMD4<Float>()
          for tap in weights.indices { sum += source.pixel(x: first + Int32(tap), y: y) * weights[tap] }
          between.row(y)[Int(x - target.x0)] = sum
        }
      }
    }
    for y in target.y0..<target.y1 {
      vertical.withTaps(of: y) { first, weights in
        for tap in weights.indices where rows.contains(first + Int32(tap)) {
          let (from, to) = (between.row(first + Int32(tap)), result.row(y))
          for index in 0..<target.width { to[index] += from[index] * weights[tap] }
        }
      }
    }
  }
}

/// How the cells of one grid are computed from the cells of another, in one direction.
private enum GridStep {
  case downsampling, upsampling
  case convolution(BlurKernel)

  /// Calls `body` with the weights of the source cells from `first` on that contribute to a cell.
  func withTaps(of cell: Int32, _ body: (_ first: Int32, _ weights: UnsafeBufferPointer<Float>) -> Void) {
    switch self {
    case .downsampling: GridStep.withWeights([0.125, 0.375, 0.375, 0.125]) { body(cell * 2 - 1, $0) }
    case .upsampling where cell & 1 == 0: GridStep.withWeights([0.25, 0.75]) { body((cell >> 1) - 1, $0) }
    case .upsampling: GridStep.withWeights([0.75, 0.25]) { body(cell >> 1, $0) }
    case .convolution(let kernel): kernel.withWeights { body(cell - Int32(kernel.radius), $0) }
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
