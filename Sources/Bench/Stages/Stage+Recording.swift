import EaselDrawing
import EaselGeometry
import EaselRaster
import EaselUI

extension Stage {
  /// Calls that are recorded before each `finish()`.
  private static let callCount = 1000

  static var recording: [Stage] {
    [
      recordingStage("record: fill, solid circle", unit: "fill") { context, index in
        context.fill(Path(ellipseIn: box(index)), with: .color(.red))
      },
      recordingStage("record: fill, gradient rectangle", unit: "fill") { context, index in
        let gradient = Gradient(colors: [.red, .blue])
        context.fill(
          Path(box(index)),
          with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 9, y: 9)))
      },
      recordingStage("record: fill, path of 5 elements built each time", unit: "fill") { context, index in
        let path = Path { path in
          path.move(to: CGPoint(x: index, y: 0))
          path.addLine(to: CGPoint(x: 10, y: index))
          path.addQuadCurve(to: CGPoint(x: 5, y: 9), control: CGPoint(x: 1, y: index))
          path.addLine(to: CGPoint(x: 2, y: 3))
          path.closeSubpath()
        }
        context.fill(path, with: .color(.red))
      },
      recordingStage("record: copied context, rotated stroke", unit: "stroke") { context, index in
        var copy = context
        copy.rotate(by: .radians(Double(index)))
        copy.stroke(Path(box(index)), with: .color(.red), lineWidth: 2)
      },
    ]
  }

  private static func box(_ index: Int) -> CGRect {
    CGRect(x: index % 97, y: index % 89, width: 20, height: 10)
  }

  private static func recordingStage(
    _ name: String, unit: String, _ draw: @escaping (GraphicsContext, Int) -> Void
  ) -> Stage {
    Stage(name: name, unit: unit) {
      {
        let recorder = FragmentRecorder()
        let context = GraphicsContext(
          recorder: recorder, environment: EnvironmentValues(), size: CGSize(width: 100, height: 100),
          symbols: { _ in nil })
        for index in 0..<callCount { draw(context, index) }
        return recorder.finish().commands.count
      }
    }
  }

  /// Hashing, which comparing drawings needs.
  static var hashing: [Stage] {
    let lines = 100
    return [
      Stage(name: "hash: path of \(lines) lines", unit: "line") {
        let path = zigzag(lines: lines)
        return {
          var hasher = ContentHasher()
          for _ in 0..<callCount { hasher.combine(path) }
          return hasher.finish() == .zero ? 0 : callCount * lines
        }
      }
    ]
  }

  private static func zigzag(lines: Int) -> Path {
    Path { path in
      path.move(to: .zero)
      for index in 1...lines { path.addLine(to: CGPoint(x: index, y: index % 7)) }
    }
  }
}

extension Stage {
  /// Paths appended per run.
  private static let pathCount = 200

  static var flattening: [Stage] {
    let shapes: [(String, Path)] = [
      ("circle r=32", circle(32)), ("circle r=256", circle(256)), ("polygon of 40", polygon(40)),
      ("rectangle", Path(CGRect(x: 1, y: 2, width: 30, height: 20))),
    ]
    return shapes.map { name, path in
      geometryStage("flatten: \(name)", unit: "point") {
        $0.append(path, transform: rotation, tolerance: FrameFlattener.tolerance)
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

  /// A transform without a shortcut.
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
      $0.appendStroke(of: path, style: style, transform: rotation, tolerance: FrameFlattener.tolerance)
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
