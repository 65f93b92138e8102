import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

/// The size that views read from `UIScreen`.
@MainActor
struct UIScreenTests {
  private struct Card: View {
    let log: Log

    var body: some View {
      let _ = log.note("body")
      Box(1).frame(width: UIScreen.main.bounds.width - 20, height: UIScreen.main.nativeBounds.height / 8)
    }
  }

  @Test("A body that reads the bounds is evaluated again when the window is resized, and only then")
  func resizing() {
    let log = Log()
    let stage = Stage(size: CGSize(100, 80), Card(log: log))
    #expect(stage.frames()[1]?.size == CGSize(80, 40))
    stage.show(at: 1)
    #expect(log.take() == ["body"])
    stage.host.size = CGSize(200, 100)
    #expect(stage.frames()[1]?.size == CGSize(180, 50))
    stage.host.environment.displayScale = 2
    #expect(stage.frames()[1]?.size == CGSize(180, 25))
    #expect(log.take() == ["body", "body"])
  }

  @Test(
    "Each window has its own bounds; content without a size of its own has those of the window that was updated last"
  )
  func severalWindows() {
    let stages = [100.0, 300].map { Stage(size: CGSize($0, 80), Card(log: Log())) }
    for _ in 0..<2 {
      #expect(stages.map { $0.frames()[1]?.width } == [80, 280])
      #expect(UIScreen.main.bounds == CGRect(0, 0, 300, 80) && UIScreen.main.scale == 4)
    }
    let picture = ViewHost(Card(log: Log()), fillsScreen: false)
    #expect(picture.fit(.unspecified, at: stages[0].date) == CGSize(280, 40))
    #expect(picture.update(to: stages[0].date).boxes.map(\.1.width) == [280])
  }
}
