import EaselKernels
import EaselPixels

/// Blurs an image by a Gaussian.
struct BlurFilter: ImageFilter {
  let blur: GaussianBlur
  /// Whether each pixel is divided by its alpha, so that it becomes opaque unless it is clear.
  let isOpaque: Bool
  let dithersResult: Bool

  /// - Parameter deviation: The standard deviation in pixels.
  init(deviation: Double, isOpaque: Bool, dithersResult: Bool) {
    blur = GaussianBlur(deviation: deviation)
    (self.isOpaque, self.dithersResult) = (isOpaque, dithersResult)
  }

  var keepsTransparency: Bool { true }

  func grown(_ bounds: PixelRect) -> PixelRect { bounds.grown(by: blur.reach) }

  func sources(of bounds: PixelRect) -> PixelRect { bounds.grown(by: blur.reach) }

  func run(from source: SurfaceView, to target: SurfaceView, _ memory: FilterMemory) {
    let rounding = FixedPointRounding(dithers: dithersResult, compensation: blur.averageLoss)
    blur.run(
      from: .pixels(source),
      to: isOpaque ? .opaquePixels(target, rounding) : .pixels(target, rounding), memory)
  }

  func run(from source: FloatSurface, to target: FloatSurface, _ memory: FilterMemory) {
    FloatBlur(blur: blur, memory: memory).run(from: source, to: target)
    guard isOpaque else { return }
    target.fill { x, y in
      let color = target.pixel(x: x, y: y)
      // As with 8 bits, less than half of 1/255 is clear.
      return color.w * 255 >= 0.5 ? color / color.w : SIMD4()
    }
  }
}

extension GaussianBlur {
  /// Blurs `source`, which is clear outside of its bounds, and writes all of `target`.
  ///
  /// - Parameter recolor: Changes the cells of the coarsest grid, if it is coarser than the source.
  func run(
    from source: BlurSource, to target: BlurTarget, _ memory: FilterMemory,
    recolor: ((FixedPointPlane) -> Void)? = nil
  ) {
    let grids = BlurGrids(self, source: source.bounds, target: target.bounds)
    var fine = source
    for level in 0..<halvings {
      let coarse = memory.plane(grids.downsampled[level], components: source.components)
      Downsample(source: fine, target: coarse, kernels: memory.kernels).run(memory)
      fine = .plane(coarse)
    }
    guard halvings > 0 else { return convolve(fine, target, memory) }
    var coarse = memory.plane(grids.blurred[halvings], components: source.components)
    convolve(fine, .plane(coarse), memory)
    recolor?(coarse)
    for level in (0..<halvings).reversed() {
      if level == 0 {
        Upsample(source: coarse, target: target, kernels: memory.kernels).run(memory)
      } else {
        let finer = memory.plane(grids.blurred[level], components: source.components)
        Upsample(source: coarse, target: .plane(finer), kernels: memory.kernels).run(memory)
        coarse = finer
      }
    }
  }

  private func convolve(_ source: BlurSource, _ target: BlurTarget, _ memory: FilterMemory) {
    SeparableConvolution(
      source: source, target: target, horizontal: horizontal, vertical: vertical, kernels: memory.kernels
    ).run(memory)
  }
}
