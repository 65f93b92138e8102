import EaselDrawing
import EaselGeometry
import EaselPixels

/// Filters over surfaces in Float32, in the colour mode of the surface.
struct FloatFilter {
  /// Lends the surfaces of all steps.
  let pool: SurfacePool

  /// The filters of a pass one after the other; what `FilterChain` is for 8 bits.
  func apply(
    _ filters: [DeviceFilter], to source: FloatSurface, content: PixelRect, output: PixelRect,
    limits: PixelRect
  ) -> FloatSurface {
    var surface = source
    var reached = content
    for (index, filter) in filters.enumerated() {
      let needed = filters[(index + 1)...].reversed().reduce(output) { $1.sources(of: $0) }
      reached = filter.grown(reached)
      let bounds = reached.intersection(needed).intersection(limits)
      guard !bounds.isEmpty else {
        surface = FloatSurface(
          over: PixelRect(x0: reached.x0, y0: reached.y0, x1: reached.x0 + 1, y1: reached.y0 + 1),
          mode: source.mode, pool)
        continue
      }
      surface = run(filter, surface, target: bounds)
    }
    return surface
  }

  /// A filter that asks for linear light gets it.
  private func run(_ filter: DeviceFilter, _ source: FloatSurface, target: PixelRect) -> FloatSurface {
    guard filter.usesLinearColor, source.mode == .nonLinear else {
      return runAsItIs(filter, source, target: target)
    }
    return runAsItIs(filter, source.converted(to: .linear, pool), target: target)
      .converted(to: source.mode, pool)
  }

  /// The filter in the source's colour mode, whichever it asks for.
  func runAsItIs(_ filter: DeviceFilter, _ source: FloatSurface, target: PixelRect) -> FloatSurface {
    switch filter.form {
    case .blur(let blur):
      let result = FloatBlur(blur: blur, pool: pool).run(source, target: target)
      if case .blur(_, isOpaque: true, _) = filter.operation { FloatFilter.makeOpaque(result) }
      return result
    case .shadow(let shadow): return self.shadow(shadow, source, target)
    case .projection(let projection): return project(projection, source, target)
    case .color: return recolor(filter.operation, source, target)
    }
  }

  private func map(
    _ target: PixelRect, _ mode: DisplayList.ColorMode, _ color: (_ x: Int32, _ y: Int32) -> SIMD4<Float>
  ) -> FloatSurface {
    let result = FloatSurface(over: target, mode: mode, pool)
    for y in target.y0..<target.y1 {
      let row = result.row(y)
      for index in 0..<target.width { row[index] = color(target.x0 + Int32(index), y) }
    }
    return result
  }

  /// Divides by alpha, where there is half of 1/255 of it.
  private static func makeOpaque(_ surface: FloatSurface) {
    for y in surface.bounds.y0..<surface.bounds.y1 {
      let row = surface.row(y)
      for index in 0..<surface.bounds.width {
        let alpha = row[index].w
        row[index] = alpha * 255 >= 0.5 ? row[index] / alpha : SIMD4()
      }
    }
  }

  private func recolor(_ operation: FilterOperation, _ source: FloatSurface, _ target: PixelRect)
    -> FloatSurface
  {
    let mode = source.mode
    guard let filter = ColorFilter(operation, mode: mode) else { return source }
    return map(target, mode) { x, y in filter.filtered(source.pixel(x: x, y: y), mode) }
  }

  private func shadow(_ filter: ShadowFilter, _ source: FloatSurface, _ target: PixelRect)
    -> FloatSurface
  {
    let options = filter.shadow
    let (dx, dy) = filter.steps
    let blurred = FloatBlur(blur: filter.blur, pool: pool).run(source, target: target.moved(x: -dx, y: -dy))
    let color = source.mode.components(of: options.color)
    return map(target, source.mode) { x, y in
      let alpha = blurred.pixel(x: x - dx, y: y - dy).w
      let shadow = color * (options.invertsAlpha ? 1 - alpha : alpha)
      if options.isShadowOnly { return shadow }
      let figure = source.pixel(x: x, y: y)
      if options.isAbove { return PixelBlend.blend(options.mode, shadow, figure) }
      return PixelBlend.blend(.normal, figure, options.mode.paintsOnClear ? shadow : SIMD4())
    }
  }

  private func project(_ filter: ProjectionFilter, _ source: FloatSurface, _ target: PixelRect)
    -> FloatSurface
  {
    map(target, source.mode) { x, y in
      guard let point = filter.source(of: CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)),
        abs(point.x) < 1_048_576, abs(point.y) < 1_048_576
      else { return SIMD4() }
      let (u, v) = (point.x - 0.5, point.y - 0.5)
      let (column, row) = (Int32(u.rounded(.down)), Int32(v.rounded(.down)))
      let (fx, fy) = (Float(u - u.rounded(.down)), Float(v - v.rounded(.down)))
      let top = source.pixel(x: column, y: row) * (1 - fx) + source.pixel(x: column + 1, y: row) * fx
      let bottom =
        source.pixel(x: column, y: row + 1) * (1 - fx) + source.pixel(x: column + 1, y: row + 1) * fx
      return top * (1 - fy) + bottom * fy
    }
  }
}
