import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselRaster
import Foundation

extension Stage {
  /// Whole frames, from a display list to pixels; on one thread unless the name says otherwise.
  static var rasterizing: [Stage] {
    let paint = Paint.solid(PaintColor(red: 0.9, green: 0.4, blue: 0.1, alpha: 0.7))
    let circles = [8, 32, 128].map { radius in
      frameStage(
        "raster: circles r=\(radius)", unit: "circle",
        commands: shapes(2000, radius, paint) { box in
          Path(ellipseIn: box)
        })
    }
    let rectangles = frameStage(
      "raster: rectangles 32 x 32", unit: "rectangle",
      commands: shapes(2000, 16, paint) { box in
        Path(box)
      })
    return circles + [rectangles] + [3, 12].map(shadowStage)
      + [edgeStage, lineStage(threads: 1), lineStage(threads: 4), stillStage]
  }

  /// Pixels per side of the bitmap.
  private static let side = 1000

  private static func shapes(
    _ count: Int, _ radius: Int, _ paint: Paint, _ path: (CGRect) -> Path
  ) -> [DrawingCommand] {
    (0..<count).map { index in
      let box = CGRect(
        x: Double(index * 397 % side) + 0.3, y: Double(index * 211 % side) + 0.6, width: Double(2 * radius),
        height: Double(2 * radius))
      return DrawingCommand(operation: .fill(path(box), FillStyle(), paint), state: DrawingState())
    }
  }

  /// Discs, each with a shadow.
  private static func shadowStage(radius: Int) -> Stage {
    let shadow = FilterOperation.Shadow(
      color: .black, radius: Double(radius), offset: CGSize(width: 0, height: 3))
    let filter = FilterNode(
      parent: nil, operation: .shadow(shadow), transform: .identity, usesLinearColor: false)
    let commands = shapes(100, 40, .solid(.black)) { box in
      Path(ellipseIn: box)
    }
    return frameStage(
      "raster: circles r=40 with shadows, radius \(radius)", unit: "circle",
      commands: commands.map { command in
        DrawingCommand(operation: command.operation, state: DrawingState(filters: filter))
      })
  }

  /// One polygon with many edges of a few pixels: time per edge, including coverage and sweep.
  private static var edgeStage: Stage {
    let edges = 20_000
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: side))
      for point in wave(edges, height: 0) { path.addLine(to: point) }
    }
    let command = DrawingCommand(operation: .fill(path, FillStyle(), .solid(.black)), state: DrawingState())
    return frameStage("raster: one polygon", unit: "edge", commands: [command], unitCount: edges)
  }

  /// The line of a chart: time per segment, with threads that share one path.
  private static func lineStage(threads: Int) -> Stage {
    let segments = 50_000
    let path = Path { $0.addLines(wave(segments, height: 400)) }
    let command = DrawingCommand(
      operation: .stroke(path, StrokeStyle(lineWidth: 1.5), isAntialiased: true, .solid(.black)),
      state: DrawingState())
    return frameStage(
      "raster: one line, threads: \(threads)", unit: "segment", commands: [command], unitCount: segments,
      threads: threads)
  }

  /// Points from left to right on a slow wave of a height in points and a fast one of 5.
  private static func wave(_ count: Int, height: Double) -> [CGPoint] {
    (0..<count).map { index in
      CGPoint(
        x: Double(index) * Double(side) / Double(count),
        y: 500 + height * sin(Double(index) / 1000) + 5 * sin(Double(index)))
    }
  }

  /// A frame that equals the previous one: the cost of finding that out.
  private static var stillStage: Stage {
    let commands = shapes(2000, 8, .solid(.black)) { Path(ellipseIn: $0) }
    return frameStage(
      "raster: frame without a change", unit: "command", commands: commands, tracksDamage: true)
  }

  private static func frameStage(
    _ name: String, unit: String, commands: [DrawingCommand], unitCount: Int? = nil,
    threads: Int = 1, tracksDamage: Bool = false
  ) -> Stage {
    Stage(name: name, unit: unit) {
      let list = DisplayList(
        root: Fragment(commands: commands), size: CGSize(width: side, height: side), background: .white)
      let pixmap = Pixmap(width: side, height: side)
      let renderer = Rasterizer(threads: threads)
      renderer.tracksDamage = tracksDamage
      return {
        _ = renderer.render(list, into: pixmap)
        return unitCount ?? commands.count
      }
    }
  }
}

extension Stage {
  /// Writing and copying memory, with which the kernels are compared.
  static var memory: [Stage] {
    MemoryPlace.allCases.flatMap { place in
      [
        memory("written", place) { target, _ in memset(target.pixels, 0x7f, target.byteCount) },
        memory("copied", place) { target, source in
          memcpy(target.pixels, source.pixels, target.byteCount)
        },
      ]
    }
  }

  private static func memory(
    _ name: String, _ place: MemoryPlace, _ work: @escaping (_ target: Pixmap, _ source: Pixmap) -> Void
  ) -> Stage {
    Stage(name: "memory for kernels: \(name), \(place.name)", unit: "pixel") {
      let (target, source) = (place.pixmap(), place.pixmap())
      return {
        work(target, source)
        return target.byteCount / 4
      }
    }
  }

  /// Nanoseconds for copying a pixel, from the times of all stages.
  static func copying(_ place: MemoryPlace, in times: [StageTime]) -> Double? {
    times.first { $0.stage == "memory for kernels: copied, \(place.name)" }?.nanosecondsMinimum
  }
}

/// Where the pixels of a memory stage are.
enum MemoryPlace: CaseIterable {
  /// Two bitmaps of 96 KB: more than a first-level cache, less than a second-level cache.
  case cache
  /// Two bitmaps of 64 MB, more than all caches.
  case memory

  var name: String {
    switch self {
    case .cache: "in the second cache"
    case .memory: "beyond the caches"
    }
  }

  func pixmap() -> Pixmap {
    switch self {
    case .cache: Pixmap(width: 256, height: 96)
    case .memory: Pixmap(width: 4096, height: 4096)
    }
  }
}

extension Pixmap {
  fileprivate var byteCount: Int { 4 * stride * height }
}
