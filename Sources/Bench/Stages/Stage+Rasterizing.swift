import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselRaster

extension Stage {
  /// Whole frames, from a recorded list to pixels, on one thread if nothing else is said.
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

  /// Pixels per side of the pictures.
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

  /// One polygon with many edges, each a few pixels long: time per edge, coverage and sweep included.
  private static var edgeStage: Stage {
    let edges = 20_000
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: side))
      for point in wave(edges, height: 0) { path.addLine(to: point) }
    }
    let command = DrawingCommand(operation: .fill(path, FillStyle(), .solid(.black)), state: DrawingState())
    return frameStage("raster: one polygon", unit: "edge", commands: [command], unitCount: edges)
  }

  /// The line of a chart: time per segment, on threads that share one path.
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

  /// Points from left to right, up and down by a height in points and, quickly, by 5.
  private static func wave(_ count: Int, height: Double) -> [CGPoint] {
    (0..<count).map { index in
      CGPoint(
        x: Double(index) * Double(side) / Double(count),
        y: 500 + height * sin(Double(index) / 1000) + 5 * sin(Double(index)))
    }
  }

  /// A frame that is the same as the one before: what finding that out costs.
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
