import EaselDrawing
import EaselKernels
import EaselPixels

/// Blurs the pixels below a material, and changes their colors.
///
/// The colors are changed on the coarsest grid of the blur, which for the usual radii has a few hundred times fewer cells
/// than there are pixels. The changes are linear up to their limits, so the order makes no visible difference.
struct MaterialFilter: ImageFilter {
  private let blur: GaussianBlur
  private let colors: MaterialColors

  init(_ material: FilterOperation.Material) {
    blur = GaussianBlur(deviation: min(material.radius, Limits.largestMaterialDeviation))
    colors = MaterialColors(material)
  }

  // A tint covers clear pixels too.
  func grown(_ bounds: PixelRect) -> PixelRect {
    colors.tintsClear ? .everything : bounds.grown(by: blur.reach)
  }

  func sources(of bounds: PixelRect) -> PixelRect { bounds.grown(by: blur.reach) }

  func run(from source: SurfaceView, to target: SurfaceView, _ memory: FilterMemory) {
    if blur.halvings > 0 {
      let rounding = FixedPointRounding(compensation: blur.lossOfUpsampling)
      blur.run(from: .pixels(source), to: .pixels(target, rounding), memory) { recolor($0, nil, memory) }
    } else {
      let plane = memory.plane(target.bounds, components: 4)
      blur.run(from: .pixels(source), to: .plane(plane), memory)
      recolor(plane, .pixels(target, FixedPointRounding()), memory)
    }
  }

  /// Changes the colors of a plane, and stores the result in a target with the same bounds, if there is one.
  private func recolor(_ plane: FixedPointPlane, _ target: BlurTarget?, _ memory: FilterMemory) {
    let bounds = plane.bounds
    guard !bounds.isEmpty else { return }
    let rows = RecoloredRows(
      colors: colors, loss: Float(blur.lossOfConvolution), plane: plane, target: target,
      kernels: memory.kernels)
    memory.share(bounds.y0..<bounds.y1, width: bounds.width, scratch: 0, rows)
  }

  func run(from source: FloatSurface, to target: FloatSurface, _ memory: FilterMemory) {
    FloatBlur(blur: blur, memory: memory).run(from: source, to: target)
    target.fill { x, y in colors.color(target.pixel(x: x, y: y)) }
  }
}

/// The rows of a blurred plane whose colors a material changes.
private struct RecoloredRows: RowWork {
  let colors: MaterialColors
  /// The average loss of a component in the blur, in units of 1/32,640.
  let loss: Float
  let plane: FixedPointPlane
  /// Where the rows are stored then, if they are finished.
  let target: BlurTarget?
  let kernels: UnsafePointer<EaselKernelTable>

  func filter(_ rows: Range<Int32>, _ scratch: UnsafeMutablePointer<UInt16>) {
    let bounds = plane.bounds
    for y in rows {
      let row = plane.row(y)
      recolor(row, count: bounds.width)
      target?.store(row, x: bounds.x0, y: y, count: bounds.width, kernels)
    }
  }

  /// Changes the colors of cells: blue, green, red and alpha in 0...32,640.
  private func recolor(_ row: UnsafeMutablePointer<UInt16>, count: Int) {
    for cell in 0..<count {
      let components = row + 4 * cell
      var color = SIMD4(
        Float(components[2]), Float(components[1]), Float(components[0]), Float(components[3]))
      color = (color + loss).replacing(with: 0, where: color .== 0)
      let limit = min(1, color.w / 32640)
      color = (color / 32640).clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: limit))
      let result = SIMD4<UInt16>(colors.color(color) * 32640 + 0.5)
      (components[0], components[1], components[2], components[3]) = (
        result.z, result.y, result.x, result.w
      )
    }
  }
}

/// The change of colors by a material.
struct MaterialColors {
  private let saturation: Float
  private let gain: Float
  /// The premultiplied tint.
  private let tint: SIMD4<Float>

  init(_ material: FilterOperation.Material) {
    let straight = PixelBlend.limited(material.tint.components)
    tint = SIMD4(straight.x, straight.y, straight.z, 1) * straight.w
    saturation = material.saturation.isFinite ? max(0, material.saturation) : 1
    gain = material.gain.isFinite ? max(0, material.gain) : 1
  }

  /// Whether clear pixels become others.
  var tintsClear: Bool { tint.w > 0 }

  /// The result for a premultiplied color.
  @inline(__always)
  func color(_ color: SIMD4<Float>) -> SIMD4<Float> {
    // The luma weights of Rec. 709.
    let luminance = 0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
    var result = SIMD4(repeating: luminance) + (color - luminance) * saturation
    result = MaterialColors.limited(result, alpha: color.w)
    result = tint + result * (1 - tint.w)
    return MaterialColors.limited(result * gain, alpha: result.w)
  }

  private static func limited(_ color: SIMD4<Float>, alpha: Float) -> SIMD4<Float> {
    var result = color.clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: alpha))
    result.w = alpha
    return result
  }
}
