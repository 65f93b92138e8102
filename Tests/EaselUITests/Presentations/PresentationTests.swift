import Foundation
import Testing

@testable import EaselUI

/// Presentations, navigation and tabs, driven by the pointer and keys.
@MainActor
@Suite("Presentations")
struct PresentationTests {
  private struct Presenter: View {
    let handle: Handle<Bool>
    @State private var isShown = false

    var body: some View {
      handle.binding = $isShown
      return Color.red.frame(width: 300, height: 300)
        .sheet(isPresented: $isShown) { SheetContent() }
    }
  }

  private struct SheetContent: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      Color.blue.onTapGesture { if isPresented { dismiss() } }
    }
  }

  private func tap<V: View>(_ stage: Stage<V>, at point: CGPoint) {
    stage.host.handle(PointerInput(.pressed, at: point, time: stage.date))
    stage.host.handle(PointerInput(.released, at: point, time: stage.date))
  }

  private func press<V: View>(_ stage: Stage<V>, _ key: KeyEquivalent) -> Bool {
    stage.host.handle(KeyPress(phase: .down, key: key, characters: "", modifiers: []))
  }

  private func stage() -> (Stage<Presenter>, Handle<Bool>) {
    let handle = Handle<Bool>()
    let stage = Stage(size: CGSize(width: 300, height: 300), Presenter(handle: handle))
    stage.show()
    handle.value = true
    stage.show(at: 1)
    stage.show(at: 3)
    return (stage, handle)
  }

  @Test("a click on the backdrop dismisses a sheet")
  func backdrop() {
    let (stage, handle) = stage()
    tap(stage, at: CGPoint(x: 150, y: 5))
    #expect(handle.value == false)
  }

  @Test("Escape dismisses a sheet, and is not handled without one")
  func escape() {
    let (stage, handle) = stage()
    #expect(press(stage, .escape))
    #expect(handle.value == false)
    stage.show(at: 4)
    stage.show(at: 6)
    #expect(!press(stage, .escape))
  }

  @Test("the dismiss action of a presented view ends its presentation")
  func dismissAction() {
    let (stage, handle) = stage()
    tap(stage, at: CGPoint(x: 150, y: 200))
    #expect(handle.value == false)
  }

  private struct Stack: View {
    let handle: Handle<[Int]>
    @State private var path: [Int] = []

    var body: some View {
      handle.binding = $path
      return NavigationStack(path: $path) {
        NavigationLink(value: 1) { Color.red.frame(width: 100, height: 100) }
          .buttonStyle(.plain)
          .navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
  }

  @Test("a link pushes a value, and Escape removes it")
  func navigation() {
    let handle = Handle<[Int]>()
    let stage = Stage(size: CGSize(width: 300, height: 300), Stack(handle: handle))
    stage.show()
    tap(stage, at: CGPoint(x: 150, y: 172))
    #expect(handle.value == [1])
    stage.show(at: 1)
    stage.show(at: 3)
    #expect(press(stage, .escape))
    #expect(handle.value == [])
  }

  @Test("a path can be coded and decoded")
  func codablePath() throws {
    var path = NavigationPath()
    path.append(7)
    path.append("seven")
    let data = try JSONEncoder().encode(#require(path.codable))
    let decoded = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(decoded) == path)
  }

  @Test("removing more values than there are empties a path")
  func removeLast() {
    var path = NavigationPath([1, 2])
    path.removeLast(.max)
    #expect(path.isEmpty)
  }

  private struct Tabs: View {
    let handle: Handle<Int>
    @State private var selection = 0

    var body: some View {
      handle.binding = $selection
      return TabView(selection: $selection) {
        Tab("One", systemImage: "star", value: 0) { Color.red }
        Tab("Two", systemImage: "heart", value: 1) { Color.blue }
      }
    }
  }

  @Test("a click in the bar chooses a tab")
  func tabs() {
    let handle = Handle<Int>()
    let stage = Stage(size: CGSize(width: 300, height: 300), Tabs(handle: handle))
    stage.show()
    tap(stage, at: CGPoint(x: 225, y: 280))
    #expect(handle.value == 1)
  }
}
