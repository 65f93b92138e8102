import EaselDrawing
import EaselGeometry

extension Stage {
  /// Paths appended per run.
  private static let pathCount = 200

  static var flattening: [Stage] {
    let figures: [(String, Path)] = [
      ("circle r=32", circle(32)), ("circle r=256", circle(256)), ("polygon of 40", polygon(40)),
      ("rectangle", Path(CGRect(x: 1, y: 2, width: 30, height: 20))),
    ]
    return figures.map { name, path in
      geometryStage("flatten: \(name)", unit: "point") {
        $0.append(path, transform: rotation, tolerance: FlatPath.deviceTolerance)
      } count: {
        $0.points.count
      }
    }
  }

  static var stroking: [Stage] {
    let plain = StrokeStyle(lineWidth: 3)
    let round = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
    let dashed = StrokeStyle(lineWidth: 3, dash: [7, 4])
    return [
      strokeStage("stroke: polygon of 40, mitred", polygon(40), plain, segments: 40),
      strokeStage("stroke: polygon of 40, round", polygon(40), round, segments: 40),
      strokeStage("stroke: polygon of 40, dashed", polygon(40), dashed, segments: 40),
      strokeStage("stroke: circle r=32", circle(32), plain, segments: 4),
    ]
  }

  /// A transform of which nothing can be left out.
  private static var rotation: CGAffineTransform {
    CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 400, y: 9)
  }

  private static func circle(_ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius))
  }

  private static func polygon(_ corners: Int) -> Path {
    Path { path in
      for index in 0..<corners {
        let angle = Double(index) * 2.4
        let point = CGPoint(x: 50 + 40 * cos(angle), y: 50 + 40 * sin(angle))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }

  private static func strokeStage(_ name: String, _ path: Path, _ style: StrokeStyle, segments: Int) -> Stage
  {
    geometryStage(name, unit: "segment") {
      $0.appendStroke(of: path, style: style, transform: rotation, tolerance: FlatPath.deviceTolerance)
    } count: { _ in
      segments * pathCount
    }
  }

  private static func geometryStage(
    _ name: String, unit: String, append: @escaping (inout FlatPath) -> Void,
    count: @escaping (FlatPath) -> Int
  ) -> Stage {
    Stage(name: name, unit: unit) {
      var flat = FlatPath()
      return {
        flat.removeAll()
        for _ in 0..<pathCount { append(&flat) }
        return count(flat)
      }
    }
  }
}
