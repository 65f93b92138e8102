import EaselDrawing
import EaselGeometry
import EaselPixels
import Foundation
import Testing

@testable import EaselRaster

/// The estimated cost of painting, which decides whether several threads share it.
@Suite struct PaintCostTests {
  private func cost(_ operation: DrawingCommand.Operation, share: Double = 1) -> Double {
    let plan = Scenes.plan(Scenes.list(200, 200) { $0.append(operation, state: DrawingState()) })
    return plan.withView { view in
      let command = plan.passes[0].commands[0]
      return PaintCost(plan: view).nanoseconds(of: command, pixels: Double(command.bounds.area) * share)
    }
  }

  private func star(corners: Int) -> Path {
    Path { path in
      path.addLines(
        (0..<corners).map { corner in
          let angle = Double(corner) / Double(corners) * 2 * .pi
          let radius = corner.isMultiple(of: 2) ? 90.0 : 60
          return CGPoint(x: 100 + radius * cos(angle), y: 100 + radius * sin(angle))
        })
    }
  }

  @Test func moreEdgesCostMore() {
    let (few, many) = (
      cost(Scenes.fill(star(corners: 8), Scenes.red)), cost(Scenes.fill(star(corners: 80), Scenes.red))
    )
    #expect(many > few + 1000)
  }

  @Test func partsCostLessThanTheWhole() {
    let fill = Scenes.fill(star(corners: 80), Scenes.red)
    #expect(cost(fill, share: 0.1) < cost(fill) / 3)
  }

  @Test func rectanglesOnPixelsCostLeast() {
    let (on, off) = (Scenes.rect(10, 10, 20, 20), Scenes.rect(10.5, 10, 20, 20))
    #expect(cost(Scenes.fill(on, Scenes.red)) < cost(Scenes.fill(off, Scenes.red)))
  }

  /// A long path or many short ones are shared between threads; a few short ones are not.
  @Test(arguments: [(1, 20_000, true), (1000, 20, true), (10, 20, false)])
  func flatteningIsSharedByItsLength(paths: Int, corners: Int, isShared: Bool) {
    let list = Scenes.list(200, 200) { recorder in
      for _ in 0..<paths {
        recorder.append(Scenes.fill(star(corners: corners), Scenes.red), state: DrawingState())
      }
    }
    #expect(FrameFlattener.isWorthSharing(Scenes.plan(list).paths) == isShared)
  }
}
