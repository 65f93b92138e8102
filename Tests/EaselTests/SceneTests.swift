import SwiftUI
import Testing

@testable import Easel
@testable import EaselUI

@Suite("Scenes")
@MainActor
struct SceneTests {
  @Test("A window group has its title and its default size")
  func describesWindow() throws {
    let window = try #require(
      WindowGroup("Clock") { Color.red }.defaultSize(width: 40, height: 30)._windows().first)
    #expect(window.title == "Clock")
    #expect(window.size == CGSize(width: 40, height: 30))
  }

  @Test("Titles are literals, strings or texts, and optional")
  func takesTitles() {
    let title = "A" + "b"
    #expect(WindowGroup(title) { Color.red }._windows()[0].title == "Ab")
    #expect(WindowGroup(Text("x") + Text("y").bold()) { Color.red }._windows()[0].title == "xy")
    #expect(WindowGroup("n\(1)", id: "main") { Color.red }._windows()[0].title == "n1")
    #expect(WindowGroup(id: "main") { Color.red }._windows()[0].title == nil)
  }

  @Test("The innermost default size wins")
  func keepsInnerSize() {
    let scene = WindowGroup { Color.red }.defaultSize(width: 1, height: 2).defaultSize(width: 3, height: 4)
    #expect(scene._windows().map(\.size) == [CGSize(width: 1, height: 2)])
  }

  @Test("The innermost resizability wins")
  func keepsInnerResizability() {
    let inner = WindowGroup { Color.red }.windowResizability(.contentSize)
    let scene = inner.windowResizability(.contentMinSize).defaultSize(width: 1, height: 2)
    #expect(scene._windows().map(\.resizability?.limitsLargestSize) == [true])
    #expect(WindowGroup { Color.red }._windows()[0].resizability == nil)
  }

  @Test("Custom scenes are composed of other scenes")
  func composes() {
    #expect(Pair().body._windows().map(\.title) == ["one", "two", "three"])
    #expect(Pair()._windows().count == 3)
  }

  @Test("Settings are no window, and modifiers of scenes keep the windows")
  func hasNoWindowForSettings() {
    let scene = SceneBuilder.buildBlock(WindowGroup("a") { Color.red }, Settings { Color.red })
    #expect(scene.windowStyle(.hiddenTitleBar).environment(\.lineLimit, 2)._windows().map(\.title) == ["a"])
  }

  /// The fills of a drawing, without the nesting of its fragments.
  private func fills(_ host: ViewHost) -> [String] {
    host.update(to: .now).dump().split(separator: "\n").filter { $0.contains("fill") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("The keyboard shortcuts of commands work, without a change of the picture")
  func runsCommands() throws {
    var count = 0
    let plain = WindowGroup { Color.red }
    let scene = plain.commands {
      SidebarCommands()
      CommandMenu("Count") { Button("Up") { count += 1 }.keyboardShortcut("u") }
    }
    let host = ViewHost(try #require(scene._windows().first).content)
    host.size = CGSize(width: 60, height: 40)
    let bare = ViewHost(try #require(plain._windows().first).content)
    bare.size = host.size
    #expect(fills(host) == fills(bare) && !fills(bare).isEmpty)
    let press = KeyPress(phase: .down, key: "u", characters: "u", modifiers: .control)
    #expect(host.handle(press) && count == 1)
    let tab = KeyPress(phase: .down, key: .tab, characters: "", modifiers: [])
    #expect(!host.handle(tab) && !host.hasFocus)
  }

  @Test("Commands read the values of the focused view, and have state")
  func commandsFollowTheFocus() throws {
    let log = CommandLog()
    let scene = WindowGroup {
      VStack {
        Color.red.focusable()
        Color.blue.focusable().focusedValue(\.commandLog, log)
      }
    }
    let host = ViewHost(try #require(scene.commands { LogCommands() }._windows().first).content)
    host.size = CGSize(width: 60, height: 40)
    func press(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
      _ = host.update(to: .now)
      defer { _ = host.update(to: .now) }
      return host.handle(KeyPress(phase: .down, key: key, characters: "", modifiers: modifiers))
    }
    #expect(!press("l", .control))
    #expect(press(.tab, []) && !press("l", .control))
    #expect(press(.tab, []) && press("l", .control) && press("l", .control))
    #expect(log.entries == ["0", "1"])
    #expect(host.nextUpdate == nil)
  }
}

@MainActor private final class CommandLog {
  var entries: [String] = []
}

extension FocusedValues {
  @Entry fileprivate var commandLog: CommandLog?
}

private struct LogCommands: Commands {
  @FocusedValue(\.commandLog) private var log
  @State private var count = 0

  var body: some Commands {
    SidebarCommands()
    CommandMenu("Log") {
      Button("Log") {
        log?.entries.append("\(count)")
        count += 1
      }
      .keyboardShortcut("l")
      .disabled(log == nil)
    }
  }
}

private struct Pair: Scene {
  var body: some Scene {
    WindowGroup("one") { Color.red }
    Single()
    WindowGroup("three") { Color.red }
  }
}

private struct Single: Scene {
  var body: some Scene { WindowGroup("two") { Color.red } }
}
