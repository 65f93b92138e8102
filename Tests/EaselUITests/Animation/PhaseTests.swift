import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

/// The steps of phase animators.
@MainActor
struct PhaseTests {
  @Test("Phases that take no time follow each other with the frames")
  func instantPhases() {
    let log = Log()
    let stage = Stage(
      PhaseAnimator([0, 1, 2]) { phase in
        let _ = log.note("\(phase)")
        Box(phase)
      } animation: { _ in
        nil
      })
    #expect(stage.show(at: 0).boxes.map(\.0) == [1])
    #expect(stage.order() == [1])
    _ = log.take()
    #expect(stage.show(at: 1).boxes.map(\.0) == [2])
    #expect(log.take().count <= 2)
    #expect(stage.host.nextUpdate != nil && stage.host.nextUpdate != .immediately)
    #expect(stage.show(at: 2).boxes.map(\.0) == [0])
  }

  /// The places of a box at the end of the first phase and 2 s later, if the animator changes in the first phase.
  private func places<Content: View>(@ViewBuilder _ content: @escaping (Int) -> Content) -> [CGFloat?] {
    let change = Handle<Int>()
    let stage = Stage(Identified(handle: change, content: content))
    stage.show(at: 0)
    change.value = 2
    stage.show(at: 0.5)
    return [stage.frame(at: 1)?.minX, stage.frame(at: 3)?.minX]
  }

  @Test("An animator continues with the latest animations and phases")
  func changes() {
    let animations = places { change in
      PhaseAnimator([0, 1]) { phase in
        Box(0, width: 10, height: 10).offset(x: CGFloat(phase) * 40)
      } animation: { _ in
        .linear(duration: change == 0 ? 1 : 4)
      }
    }
    #expect(animations == [85, 65])
    let phases = places { change in
      PhaseAnimator([change, change + 1]) { phase in
        Box(0, width: 10, height: 10).offset(x: CGFloat(phase % 2) * 40)
      } animation: { phase in
        .linear(duration: phase < 2 ? 1 : 4)
      }
    }
    #expect(phases == [85, 65])
  }
}
