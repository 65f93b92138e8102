import EaselDrawing
import Testing

@testable import EaselUI

/// What is drawn behind bars and safe area insets: the backgrounds of the views next to them.
@Suite("Backgrounds behind bars")
@MainActor
struct BarBackgroundTests {
  private let room = CGSize(100, 200)

  /// A style that the frames of a drawing contain as a box.
  private func fill(_ number: Int) -> Color { Color(red: Double(number), green: 0, blue: 0) }

  @Test("A background of a style fills the inset next to the view at the given edges, one of a view does not")
  func backgrounds() {
    func frame(_ edges: Edge.Set) -> CGRect? {
      frames(in: room) {
        Box(1).background(fill(2), ignoresSafeAreaEdges: edges).safeAreaInset(edge: .top, spacing: 0) {
          Box(3, height: 40)
        }
      }[2]
    }
    #expect(frame(.all) == CGRect(0, 0, 100, 200))
    #expect(frame(.bottom) == CGRect(0, 40, 100, 160))
    #expect(
      frames(in: room) { Box(1).background { Box(2) }.safeAreaPadding(.top, 40) }[2]
        == CGRect(0, 40, 100, 160))
    #expect(
      frames(in: room) { Box(1).overlay(fill(2)).safeAreaPadding(.bottom, 40) }[2] == CGRect(0, 0, 100, 200))
  }

  @Test("Content of a scroll view does not extend under a bar")
  func scrolledContent() {
    let shown = frames(in: room) {
      ScrollView { Box(1, width: 100, height: 50).background(fill(2)) }.safeAreaPadding(.vertical, 40)
    }
    #expect(shown[2] == CGRect(0, 40, 100, 50))
  }

  @Test("The bar of a page is transparent until content is scrolled under it")
  func scrolledBar() {
    let stage = Stage(
      size: room,
      NavigationStack {
        ScrollView { Box(1, width: 90, height: 900) }.navigationTitle("Title").navigationBarTitleDisplayMode(
          .inline)
      })
    stage.show()
    let flat = stage.show().fillCount
    stage.turnWheel(y: 1, over: CGPoint(x: 50, y: 100))
    stage.wait()
    #expect(stage.show().fillCount == flat + 2)
    stage.turnWheel(y: -1, over: CGPoint(x: 50, y: 100))
    stage.wait()
    #expect(stage.show().fillCount == flat)
  }

  @Test("A toggle in a bar is a button of its label")
  func toggle() {
    var isOn = false
    let binding = Binding(get: { isOn }, set: { isOn = $0 })
    let stage = Stage(
      size: CGSize(300, 200),
      NavigationStack {
        Box(1).toolbar { Toggle(isOn: binding) { Box(2, width: 20, height: 20) } }
      })
    #expect(stage.frames()[2] == CGRect(300 - 16 - 5 - 20, 12, 20, 20))
    stage.tap(269, 22)
    #expect(isOn)
  }

  @Test("A search field lies above the background of the content")
  func search() {
    let shown = frames(in: room) { Box(1).background(fill(2)).searchable(text: .constant("")) }
    #expect(shown[2] == CGRect(0, 0, 100, 200))
    #expect((shown[1]?.minY ?? 0) > 40)
  }
}

extension Fragment {
  /// The number of rectangles as wide as a page of 100 points in the height of its bar.
  fileprivate var fillCount: Int { boxes.count { $0.1.width == 100 && $0.1.maxY <= 44 } }
}
