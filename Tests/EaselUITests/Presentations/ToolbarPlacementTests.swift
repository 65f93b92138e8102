import Foundation
import Testing

@testable import EaselUI

/// Where the items of toolbars are shown.
@MainActor
struct ToolbarPlacementTests {
  /// A page with an item in each place of a title, and a title and subtitle of texts.
  private struct Page: View {
    let mode: NavigationBarItem.TitleDisplayMode
    var title: Text? = Text("Title")

    var body: some View {
      NavigationStack {
        Group { if let title { Box(50).navigationTitle(title) } else { Box(50) } }
          .navigationBarTitleDisplayMode(mode)
          .toolbar {
            ToolbarItem(placement: .title) { Box(11, width: 30, height: 12) }
            ToolbarItem(placement: .subtitle) { Box(12, width: 20, height: 8) }
            ToolbarItem(placement: .largeTitle) { Box(13, width: 60, height: 20) }
            ToolbarItem(placement: .largeSubtitle) { Box(14, width: 40, height: 8) }
            ToolbarItem(placement: .keyboard) { Box(15, width: 20, height: 20) }
          }
      }
    }
  }

  private func frames(
    _ mode: NavigationBarItem.TitleDisplayMode, _ idiom: InterfaceIdiom, title: Text? = Text("Title")
  ) -> [Int: CGRect] {
    let stage = Stage(size: CGSize(300, 300), Page(mode: mode, title: title))
    stage.host.environment.interfaceIdiom = idiom
    stage.show(at: 0)
    stage.show(at: 1)
    return stage.frames().filter { (11...15).contains($0.key) }
  }

  @Test("Items in place of a small title are in the middle of the bar, the subtitle below the title")
  func small() throws {
    let frames = frames(.inline, .phone)
    #expect(Set(frames.keys) == [11, 12])
    let (title, subtitle) = (try #require(frames[11]), try #require(frames[12]))
    #expect(title.midX == 150 && subtitle.midX == 150)
    #expect(subtitle.minY >= title.maxY && subtitle.maxY <= 44)
  }

  @Test(
    "Items in place of a large title are below the bar at its start, without a text too",
    arguments: [true, false])
  func large(hasTitle: Bool) throws {
    let frames = frames(.large, .phone, title: hasTitle ? Text("Title") : nil)
    #expect(Set(frames.keys) == [13, 14])
    let (title, subtitle) = (try #require(frames[13]), try #require(frames[14]))
    #expect(title.minX == 16 && subtitle.minX == 16)
    #expect(title.minY >= 44 && subtitle.minY >= title.maxY)
  }

  @Test("On a desktop all titles are small, at the start of the bar")
  func desktop() throws {
    let frames = frames(.large, .desktop)
    #expect(Set(frames.keys) == [11, 12])
    #expect(try #require(frames[12]).minY >= (try #require(frames[11])).maxY)
  }
}
