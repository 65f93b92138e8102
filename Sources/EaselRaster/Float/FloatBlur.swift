import EaselPixels

/// `GaussianBlur` in Float32: the same grids and steps, without kernels.
struct FloatBlur {
  let blur: GaussianBlur
  /// Lends the surfaces of all steps.
  let pool: SurfacePool

  /// The blurred source over `target`.
  func run(_ source: FloatSurface, target: PixelRect) -> FloatSurface {
    let grids = BlurGrids(blur, source: source.bounds, target: target)
    var surface = source
    for level in 0..<blur.halvings {
      surface = step(.halving, .halving, surface, grids.halved[level])
    }
    let bounds = blur.halvings > 0 ? grids.blurred[blur.halvings] : target
    surface = step(.convolution(blur.horizontal), .convolution(blur.vertical), surface, bounds)
    for level in (0..<blur.halvings).reversed() {
      surface = step(.doubling, .doubling, surface, level == 0 ? target : grids.blurred[level])
    }
    return surface
  }

  private func step(
    _ along: GridStep, _ across: GridStep, _ source: FloatSurface, _ target: PixelRect
  ) -> FloatSurface {
    guard !target.isEmpty else { return FloatSurface(over: .empty, mode: source.mode, pool) }
    let rows = source.bounds.y0..<source.bounds.y1
    let between = FloatSurface(
      over: PixelRect(x0: target.x0, y0: rows.lowerBound, x1: target.x1, y1: rows.upperBound),
      mode: source.mode, pool)
    for x in target.x0..<target.x1 {
      along.withTaps(of: x) { first, weights in
        for y in rows {
          var sum = SIMD4<Float>()
          for tap in weights.indices { sum += source.pixel(x: first + Int32(tap), y: y) * weights[tap] }
          between.row(y)[Int(x - target.x0)] = sum
        }
      }
    }
    let result = FloatSurface(over: target, mode: source.mode, pool)
    for y in target.y0..<target.y1 {
      across.withTaps(of: y) { first, weights in
        for tap in weights.indices where rows.contains(first + Int32(tap)) {
          let (from, to) = (between.row(first + Int32(tap)), result.row(y))
          for index in 0..<target.width { to[index] += from[index] * weights[tap] }
        }
      }
    }
    return result
  }
}

/// How a cell of one grid is mixed from cells of another.
private enum GridStep {
  case halving, doubling
  case convolution(BlurKernel)

  /// Calls `body` with the first cell that a cell is mixed from, and the weights of it and those that follow.
  func withTaps(of cell: Int32, _ body: (_ first: Int32, _ weights: UnsafeBufferPointer<Float>) -> Void) {
    switch self {
    case .halving: GridStep.withWeights([0.125, 0.375, 0.375, 0.125]) { body(cell * 2 - 1, $0) }
    case .doubling where cell & 1 == 0: GridStep.withWeights([0.25, 0.75]) { body((cell >> 1) - 1, $0) }
    case .doubling: GridStep.withWeights([0.75, 0.25]) { body(cell >> 1, $0) }
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
  /// Calls `body` with the weights of distances -radius...radius; they add up to 1.
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
