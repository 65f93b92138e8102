import EaselDrawing
import EaselPixels

/// Runs the filters of a pass over its surface, one after the other.
enum FilterChain {
  /// - Parameters:
  ///   - filters: The filters in the order in which they run.
  ///   - source: The painted commands of the pass, as far as the output depends on them. It is clear outside.
  ///   - content: The bounds of all commands. A filter may turn clear pixels into others within its reach of these
  ///     bounds, so they must not depend on what is needed.
  ///   - output: The device pixels that readers need. A pixel has the same value for every output that contains it.
  ///   - limits: The largest rectangle that is kept between filters.
  /// - Returns: The pixels of `output` that can be other than clear.
  static func apply<Surface: FilterableSurface>(
    _ filters: ArraySlice<DeviceFilter>, to source: Surface, content: PixelRect, output: PixelRect,
    limits: PixelRect, _ memory: FilterMemory
  ) -> Surface {
    var surface = source
    var reached = content
    for index in filters.indices {
      let filter = filters[index]
      let needed = filters[(index + 1)...].reversed().reduce(output) { $1.sources(of: $0) }
      reached = filter.grown(reached)
      let bounds = reached.intersection(needed).intersection(limits)
      if bounds.isEmpty {
        // All needed pixels are clear, but later filters may change clear pixels. They read one clear pixel.
        surface = surface.cleared(
          over: PixelRect(x0: reached.x0, y0: reached.y0, x1: reached.x0 + 1, y1: reached.y0 + 1), memory)
      } else {
        surface = surface.filtered(by: filter, over: bounds, memory)
      }
    }
    return surface
  }
}

/// A surface that filters can run over.
protocol FilterableSurface {
  /// A new clear surface of the same kind.
  func cleared(over bounds: PixelRect, _ memory: FilterMemory) -> Self

  /// The result of a filter over `bounds`, which are not empty. It may be the same surface with other pixels.
  func filtered(by filter: DeviceFilter, over bounds: PixelRect, _ memory: FilterMemory) -> Self
}

extension PassSurface: FilterableSurface {
  func cleared(over bounds: PixelRect, _ memory: FilterMemory) -> PassSurface {
    memory.surfaces.surface(over: bounds, content)
  }

  func filtered(by filter: DeviceFilter, over bounds: PixelRect, _ memory: FilterMemory) -> PassSurface {
    let isInPlace = filter.pixelFilter != nil && self.bounds.contains(bounds)
    let result = isInPlace ? self : memory.surfaces.surface(over: bounds, content, isClear: false)
    run(filter, into: result, memory)
    return result
  }

  /// Fills a surface with the same content with the result of a filter. A color filter may run in place.
  func run(_ filter: DeviceFilter, into result: PassSurface, _ memory: FilterMemory) {
    // Without this, the surfaces could be freed while the filter runs: a view holds no reference to its surface.
    withExtendedLifetime((self, result)) {
      memory.reusePlanes()
      if content == .coverage {
        (filter.filter as? ShadowFilter)?.run(from: mask, to: result.mask, memory)
      } else if let pixelFilter = filter.pixelFilter {
        pixelFilter.runRows(from: view, to: result.view, memory)
      } else if filter.usesLinearColor {
        let linear = FloatSurface(over: bounds, mode: .linear, memory.surfaces)
        linear.load(view)
        linear.run(filter.filter, over: result.bounds, memory)
          .store(into: result.view, FixedPointRounding(dithers: filter.filter.dithersResult))
      } else {
        filter.filter.run(from: view, to: result.view, memory)
      }
    }
  }
}

extension FloatSurface: FilterableSurface {
  func cleared(over bounds: PixelRect, _ memory: FilterMemory) -> FloatSurface {
    FloatSurface(over: bounds, mode: mode, memory.surfaces)
  }

  func filtered(by filter: DeviceFilter, over bounds: PixelRect, _ memory: FilterMemory) -> FloatSurface {
    guard filter.usesLinearColor, mode == .nonLinear else { return run(filter.filter, over: bounds, memory) }
    return converted(to: .linear, memory.surfaces)
      .run(filter.filter, over: bounds, memory)
      .converted(to: mode, memory.surfaces)
  }

  /// Runs a filter in the color mode of the surface.
  fileprivate func run(_ filter: any ImageFilter, over bounds: PixelRect, _ memory: FilterMemory)
    -> FloatSurface
  {
    let result = cleared(over: bounds, memory)
    filter.run(from: self, to: result, memory)
    return result
  }
}
