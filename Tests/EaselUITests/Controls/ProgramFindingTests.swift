import EaselDrawing
import Testing

@testable import EaselUI

/// Combinations of views that programs use, and that were wrong once.
@MainActor
struct ProgramFindingTests {
  private func places(_ view: some View, size: CGSize = CGSize(300, 300)) -> [Int: CGRect] {
    Stage(size: size, view).frames()
  }

  @Test("Cards that fill a stack of fixed height are as high as the highest of them")
  func equalHeights() {
    let cards = HStack(spacing: 0) {
      Box(1, width: 10, height: 40)
      Color.clear.frame(width: 20).frame(height: 10).frame(maxHeight: .infinity).background { Box(2) }
    }
    #expect(places(cards.fixedSize(horizontal: false, vertical: true))[2]?.height == 40)
    #expect(places(cards.fixedSize())[2]?.height == 40)
  }

  @Test("A label in the header or footer of a section has no column for its icon")
  func headerLabel() {
    let label = Label(title: { Box(11, width: 20, height: 10) }, icon: { Box(12, width: 10, height: 10) })
    let header = places(
      List {
        Section {
          Color.clear
        } header: {
          label
        }
      })
    #expect(header[11]!.minX - header[12]!.maxX == 8)
    let footer = places(
      List {
        Section {
          Color.clear
        } footer: {
          label
        }
      })
    #expect(footer[11]!.minX - footer[12]!.maxX == 8)
    let row = places(List { label })
    #expect(row[11]!.minX - row[12]!.maxX > 8)
  }

  private struct FramedForm: FormStyle {
    func makeBody(configuration: Configuration) -> some View { Form(configuration).overlay { Box(22) } }
  }

  @Test("A form in a style of forms has the style that surrounds this one")
  func formInStyle() {
    let form = Form { Box(21, width: 30, height: 20) }
    let stage = Stage(size: CGSize(300, 300), form.formStyle(FramedForm()))
    let framed = stage.frames()
    #expect(!stage.host.hasOmittedViews)
    #expect(framed[22] != nil && framed[21] == places(form)[21])
    let columns = places(form.formStyle(FramedForm()).formStyle(.columns))
    #expect(columns[22] != nil && columns[21] == places(form.formStyle(.columns))[21])
  }

  @Test("The views of the label of a labeled value are one below the other")
  func stackedLabel() {
    let content = LabeledContent {
      Box(3, width: 10, height: 10)
    } label: {
      Box(1, width: 10, height: 10)
      Box(2, width: 10, height: 10)
    }
    let places = places(content)
    #expect(places[2]!.minX == places[1]!.minX && places[2]!.minY == places[1]!.maxY + 2)
  }

  @Test("A badge of a tab item is shown")
  func tabBadge() {
    func tabs(_ count: Int) -> some View {
      TabView { Color.clear.tabItem { Label("One", systemImage: "star") }.badge(count) }.environment(
        \.interfaceIdiom, .phone)
    }
    #expect(Stage(tabs(0)).show().dump() != Stage(tabs(3)).show().dump())
  }

  @Test("A type-erased gesture recognizes what the gesture does")
  func erasedGesture() {
    let log = Log()
    let stage = Stage(Color.red.gesture(AnyGesture(TapGesture()).onEnded { log.note("tap") }))
    stage.show(at: 0)
    stage.tap(50, 50)
    #expect(log.take() == ["tap"])
  }
}
