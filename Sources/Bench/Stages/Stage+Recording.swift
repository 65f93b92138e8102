import EaselDrawing
import EaselGeometry
import EaselUI

extension Stage {
  /// Calls recorded between two `finish()`.
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

  /// What comparing with another drawing costs beforehand.
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
