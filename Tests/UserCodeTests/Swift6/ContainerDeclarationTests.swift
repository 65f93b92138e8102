import Foundation
import SwiftUI
import Testing

/// Each declaration of presentations, animators, pages, tabs, containers and styles changes a picture, at the latest when
/// its animation has begun or ended.
@MainActor
struct ContainerDeclarationTests {
  /// The pixels of the last frame of a view at times in seconds after its first frame.
  private func pixels<Content: View>(_ view: Content, at times: [TimeInterval] = [0]) -> [UInt32] {
    let renderer = ImageRenderer(content: view.frame(width: 240, height: 200))
    var pixels: [UInt32] = []
    for time in times {
      renderer.date = Date(timeIntervalSinceReferenceDate: 700_000_000 + time)
      guard let pixmap = renderer.makePixmap() else { return [] }
      pixels = (0..<200).flatMap { y in (0..<240).map { x in pixmap[x, y] } }
    }
    return pixels
  }

  private func expectDifferences(_ pairs: [DeclarationPair], at times: [TimeInterval] = [0]) {
    for pair in pairs {
      let (picture, unlike) = (pixels(pair.picture, at: times), pixels(pair.unlike, at: times))
      #expect(!picture.isEmpty && picture != unlike, "\(pair.name)")
    }
  }

  /// Frames of an animation of at most a second: its start, its middle and after its end.
  private let presented = [0, 0.05, 0.5, 1, 3]

  @Test("a picture changes with each sheet, dialog and menu")
  func presentations() {
    expectDifferences(sheetPairs() + dialogPairs() + menuPairs(), at: presented)
    #expect(!pixels(DeclaredDismissal()).isEmpty)
  }

  @Test("a picture changes with each animator and part of animations")
  func animators() {
    expectDifferences(animatorPairs(), at: [0, 0.02, 0.2, 0.4])
    #expect(pixels(groupedGeometry()).contains { $0 != 0 })
  }

  @Test("a picture changes with each page, bar and tab")
  func pages() {
    expectDifferences(stackPairs() + toolbarPairs() + tabPairs(), at: presented)
    #expect(!pixels(invisibleTabs()).isEmpty)
  }

  @Test("a picture changes with each container, preference and style")
  func containers() {
    expectDifferences(scrollViewPairs() + variadicPairs() + preferencePairs(), at: [0, 0.1, 0.2])
    expectDifferences(pickerStylePairs() + controlStylePairs() + listStylePairs())
    #expect(!pixels(DeclaredRows()).isEmpty)
  }

  @Test("size classes follow the window and the environment")
  func settings() {
    expectDifferences(sizeClassPairs())
    // The left half is green in a wide window, and the right half blue in a low one.
    #expect(middles(of: SizeClassed(), width: 320, height: 568) == middles(of: .red, .yellow))
    #expect(middles(of: SizeClassed(), width: 800, height: 600) == middles(of: .green, .yellow))
    #expect(middles(of: SizeClassed(), width: 568, height: 320) == middles(of: .red, .blue))
    #expect(pixels(DeclaredSettings()) == pixels(Text("key active play")))
    #expect(declaredScenes()._windows().count == 1)
  }

  /// The pixels in the middles of the halves of a view.
  private func middles(of view: some View, width: CGFloat, height: CGFloat) -> [UInt32] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    guard let pixmap = renderer.makePixmap() else { return [] }
    return [pixmap[pixmap.width / 4, pixmap.height / 2], pixmap[pixmap.width * 3 / 4, pixmap.height / 2]]
  }

  private func middles(of left: Color, _ right: Color) -> [UInt32] {
    middles(
      of: HStack(spacing: 0) {
        left
        right
      }, width: 40, height: 40)
  }

  @Test("a slider stays within its enabled bounds")
  func enabledBounds() {
    final class Level { var value = 0.2 }
    let level = Level()
    let binding = Binding(get: { level.value }, set: { level.value = $0 })
    let renderer = ImageRenderer(
      content: Slider(value: binding, enabledBounds: 0...0.5) { Text("v") }.frame(width: 200, height: 40))
    let date = Date(timeIntervalSinceReferenceDate: 700_000_000)
    renderer.date = date
    #expect(renderer.makePixmap() != nil)
    renderer.handle(PointerInput(.pressed, at: CGPoint(x: 190, y: 20), time: date))
    renderer.handle(PointerInput(.released, at: CGPoint(x: 190, y: 20), time: date))
    #expect(level.value == 0.5)
  }

  @Test("a preview has its modifier when the data of the modifier is there")
  func modifiedPreview() async {
    let renderer = ImageRenderer(content: AnyView(declaredPreview().body()).frame(width: 40, height: 40))
    let empty = renderer.makePixmap().map { $0[20, 14] }
    for _ in 0..<1_000 where renderer.makePixmap().map({ $0[20, 14] }) == empty { await Task.yield() }
    #expect(renderer.makePixmap().map { $0[20, 14] } != empty)
  }
}
