import EaselDrawing
import EaselPixels

/// The filters of a pass, one after the other, over its surface.
enum FilterChain {
  /// - Parameters:
  ///   - filters: In the order in which they run.
  ///   - source: What the pass's commands left, as far as it is needed; clear outside.
  ///   - content: What the commands cover in all. A filter may make something of the clear pixels within what it
  ///     reaches, so that this must not depend on what is needed.
  ///   - output: The device pixels that readers need. Each has the same value whatever else is needed.
  ///   - limits: Beyond these pixels nothing is kept between filters.
  /// - Returns: Those of the needed pixels that can be other than clear.
  static func apply(
    _ filters: [DeviceFilter], to source: PassSurface, content: PixelRect, output: PixelRect,
    limits: PixelRect,
    _ memory: FilterMemory
  ) -> PassSurface {
    var surface = source
    var reached = content
    for (index, filter) in filters.enumerated() {
      let needed = filters[(index + 1)...].reversed().reduce(output) { $1.sources(of: $0) }
      reached = filter.grown(reached)
      let bounds = reached.intersection(needed).intersection(limits)
      guard !bounds.isEmpty else {
        // What is needed is clear; later filters may still make something of it. Any pixel beside it will do.
        surface = memory.surfaces.surface(
          over: PixelRect(x0: reached.x0, y0: reached.y0, x1: reached.x0 + 1, y1: reached.y0 + 1))
        continue
      }
      let result = memory.surfaces.surface(over: bounds, isClear: !filter.writesAll)
      // Views do not keep their pixels.
      withExtendedLifetime((surface, result)) {
        memory.releasePlanes()
        run(filter, from: surface.view, to: result.view, memory)
      }
      surface = result
    }
    return surface
  }

  /// The coverage of a shadow from that of a figure; parameters as with `apply`.
  static func shade(
    _ filter: DeviceFilter, of source: PassSurface, content: PixelRect, output: PixelRect, limits: PixelRect,
    _ memory: FilterMemory
  ) -> PassSurface {
    guard case .shadow(let shadow) = filter.form else { return source }
    let reached = filter.grown(content)
    let bounds = reached.intersection(output).intersection(limits)
    let result = memory.surfaces.surface(over: bounds, .coverage, isClear: false)
    guard !bounds.isEmpty else { return result }
    withExtendedLifetime((source, result)) {
      memory.releasePlanes()
      shadow.run(from: source.mask, to: result.mask, memory)
    }
    return result
  }

  private static func run(
    _ filter: DeviceFilter, from source: SurfaceView, to target: SurfaceView, _ memory: FilterMemory
  ) {
    if filter.usesLinearColor { return runInLinearLight(filter, from: source, to: target, memory.surfaces) }
    switch filter.form {
    case .blur(let blur):
      guard case .blur(_, let isOpaque, let dithers) = filter.operation else { return }
      let rounding = WideRounding(dithers: dithers, compensation: blur.averageLoss)
      blur.run(
        from: .pixels(source),
        to: isOpaque ? .opaquePixels(target, rounding) : .pixels(target, rounding), memory)
    case .shadow(let shadow): shadow.run(from: source, to: target, memory)
    case .projection(let projection): projection.run(from: source, to: target, memory)
    case .color:
      ColorFilter(filter.operation, mode: .nonLinear)?.run(from: source, to: target)
    }
  }

  private static func runInLinearLight(
    _ filter: DeviceFilter, from source: SurfaceView, to target: SurfaceView, _ pool: SurfacePool
  ) {
    var rounding = WideRounding()
    if case .blur(_, _, let dithers) = filter.operation { rounding.dithers = dithers }
    let light = FloatSurface(over: source.bounds, mode: .linear, pool)
    light.load(source)
    FloatFilter(pool: pool).runAsItIs(filter, light, target: target.bounds)
      .store(into: target, rounding)
  }
}

extension DeviceFilter {
  /// True when it writes every pixel of its target.
  fileprivate var writesAll: Bool {
    guard !usesLinearColor else { return false }
    switch form {
    case .blur, .shadow, .projection: return true
    case .color: return false
    }
  }
}
