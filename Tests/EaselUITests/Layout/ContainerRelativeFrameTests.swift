import Testing

@testable import EaselUI

@Suite("Container-relative frames")
@MainActor
struct ContainerRelativeFrameTests {
  @Test("Outside scroll views the window is the container for every proposal")
  func window() {
    let shown = frames(in: CGSize(200, 100)) {
      HStack(spacing: 0) { Box(1).containerRelativeFrame(.horizontal) }.frame(width: 50, height: 20)
    }
    #expect(shown == [1: CGRect(0, 40, 200, 20)])
    #expect(
      frames(in: CGSize(200, 100)) {
        Box(1, width: 10, height: 10).containerRelativeFrame(
          [.horizontal, .vertical], alignment: .topLeading)
      } == [1: CGRect(0, 0, 10, 10)])
  }

  @Test("In a scroll view the visible part is the container")
  func scrollView() {
    let shown = frames(in: CGSize(200, 100)) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<3) { Box($0).containerRelativeFrame([.horizontal, .vertical]) }
        }
      }
      .frame(width: 80, height: 60)
    }
    #expect(shown[0] == CGRect(60, 20, 80, 60))
    #expect(shown[2] == CGRect(220, 20, 80, 60))
  }

  @Test("A frame spans a number of parts of its container")
  func parts() {
    func width(count: Int, span: Int, spacing: CGFloat) -> CGFloat? {
      frames(in: CGSize(200, 100)) {
        Box(1).containerRelativeFrame(.horizontal, count: count, span: span, spacing: spacing)
      }[1]?.width
    }
    #expect(width(count: 4, span: 1, spacing: 0) == 50)
    #expect(width(count: 4, span: 2, spacing: 8) == 96)
    #expect(width(count: 4, span: 4, spacing: 8) == 200)
    #expect(width(count: 0, span: 1, spacing: 0) == 200)
  }

  @Test("Lengths are computed from the container's, along the given axes")
  func lengths() {
    let shown = frames(in: CGSize(200, 100)) {
      Box(1).containerRelativeFrame([.horizontal, .vertical]) { length, axis in
        axis == .horizontal ? length / 2 : length - 10
      }
    }
    #expect(shown == [1: CGRect(50, 5, 100, 90)])
    #expect(
      frames(in: CGSize(200, 100)) { Box(1).containerRelativeFrame(.vertical) { _, _ in .nan } }[1] != nil)
  }

  @Test("Resizing the window resizes the frame")
  func resizing() {
    let stage = Stage(
      size: CGSize(200, 100), HStack { Box(1).containerRelativeFrame(.horizontal) { x, _ in x / 4 } })
    #expect(stage.frames()[1]?.width == 50)
    stage.host.size = CGSize(400, 100)
    #expect(stage.frames()[1]?.width == 100)
    #expect(stage.host.nextUpdate == nil)
  }
}
