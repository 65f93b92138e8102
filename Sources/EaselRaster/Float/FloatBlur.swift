import EaselPixels

/// `GaussianBlur` in Float32: the same grids and steps, without kernels.
struct FloatBlur {
  let blur: GaussianBlur

  /// The blurred source over `target`.
  func run(_ source: FloatSurface, target: PixelRect) -> FloatSurface {
    let grids = BlurGrids(blur, source: source.bounds, target: target)
    var surface = source
    for level in 0..<blur.halvings {
      surface = FloatBlur.step(.halving, .halving, surface, grids.halved[level])
    }
    let bounds = blur.halvings > 0 ? grids.blurred[blur.halvings] : target
    let along = GridStep.convolution(FloatBlur.weights(blur.horizontal))
    let across = GridStep.convolution(FloatBlur.weights(blur.vertical))
    surface = FloatBlur.step(along, across, surface, bounds)
    for level in (0..<blur.halvings).reversed() {
      surface = FloatBlur.step(.doubling, .doubling, surface, level == 0 ? target : grids.blurred[level])
    }
    return surface
  }

  /// Those of distances -radius...radius; they add up to 1.
  private static func weights(_ kernel: BlurKernel) -> [Float] {
    let given = kernel.weights.map { Float($0) }
    let all = kernel.isSymmetric ? given.dropFirst().reversed() + given : given
    let sum = all.reduce(0, +)
    return all.map { $0 / sum }
  }

  /// How a cell of one grid is mixed from cells of another.
  private enum GridStep {
    case halving, doubling
    case convolution([Float])

    /// The first cell that a cell is mixed from, and the weights of it and those that follow.
    func taps(_ cell: Int32) -> (first: Int32, weights: [Float]) {
      switch self {
      case .halving: (cell * 2 - 1, [0.125, 0.375, 0.375, 0.125])
      case .doubling: cell & 1 == 0 ? ((cell >> 1) - 1, [0.25, 0.75]) : (cell >> 1, [0.75, 0.25])
      case .convolution(let weights): (cell - Int32(weights.count / 2), weights)
      }
    }
  }

  private static func step(
    _ along: GridStep, _ across: GridStep, _ source: FloatSurface, _ target: PixelRect
  ) -> FloatSurface {
    guard !target.isEmpty else { return FloatSurface(over: .empty, mode: source.mode) }
    let rows = source.bounds.y0..<source.bounds.y1
    let between = FloatSurface(
      over: PixelRect(x0: target.x0, y0: rows.lowerBound, x1: target.x1, y1: rows.upperBound),
      mode: source.mode)
    for x in target.x0..<target.x1 {
      let (first, weights) = along.taps(x)
      for y in rows {
        var sum = SIMD4<Float>()
        for (tap, weight) in weights.enumerated() {
          sum += source.pixel(x: first + Int32(tap), y: y) * weight
        }
        between.row(y)[Int(x - target.x0)] = sum
      }
    }
    let result = FloatSurface(over: target, mode: source.mode)
    for y in target.y0..<target.y1 {
      let (first, weights) = across.taps(y)
      for (tap, weight) in weights.enumerated() where rows.contains(first + Int32(tap)) {
        let (from, to) = (between.row(first + Int32(tap)), result.row(y))
        for index in 0..<target.width { to[index] += from[index] * weight }
      }
    }
    return result
  }
}
