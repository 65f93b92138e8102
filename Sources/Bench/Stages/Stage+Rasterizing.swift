import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselRaster

extension Stage {
  /// Whole frames on one thread, from a recorded list to pixels.
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
    return circles + [rectangles, edgeStage, stillStage]
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

  /// One polygon with many edges, each a few pixels long: time per edge, coverage and sweep included.
  private static var edgeStage: Stage {
    let edges = 20_000
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: side))
      for index in 0..<edges {
        let x = Double(index) * Double(side) / Double(edges)
        path.addLine(to: CGPoint(x: x, y: 500 + 5 * sin(Double(index))))
      }
    }
    let command = DrawingCommand(operation: .fill(path, FillStyle(), .solid(.black)), state: DrawingState())
    return frameStage("raster: one polygon", unit: "edge", commands: [command], unitCount: edges)
  }

  /// A frame that is the same as the one before: what finding that out costs.
  private static var stillStage: Stage {
    let commands = shapes(2000, 8, .solid(.black)) { Path(ellipseIn: $0) }
    return frameStage(
      "raster: frame without a change", unit: "command", commands: commands, tracksDamage: true)
  }

  private static func frameStage(
    _ name: String, unit: String, commands: [DrawingCommand], unitCount: Int? = nil,
    tracksDamage: Bool = false
  ) -> Stage {
    Stage(name: name, unit: unit) {
      let list = DisplayList(
        root: Fragment(commands: commands), size: CGSize(width: side, height: side), background: .white)
      let pixmap = Pixmap(width: side, height: side)
      let renderer = Rasterizer(threads: 1)
      renderer.tracksDamage = tracksDamage
      return {
        _ = renderer.render(list, into: pixmap)
        return unitCount ?? commands.count
      }
    }
  }
}
