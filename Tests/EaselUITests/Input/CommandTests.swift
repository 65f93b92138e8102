import Foundation
import Testing

@testable import EaselUI

/// Commands of keys, which reach the views around the focus.
@MainActor
struct CommandTests {
  private func stage<Content: View>(_ content: Content) -> Stage<Content> {
    let stage = Stage(content)
    stage.show(at: 0)
    _ = stage.type(.tab)
    stage.show(at: 1)
    return stage
  }

  @Test("Arrow keys, Escape and Delete run the commands around the focus")
  func commands() {
    let log = Log()
    let stage = stage(
      Box(1).focusable()
        .onMoveCommand { log.note("\($0)") }
        .onExitCommand { log.note("exit") }
        .onDeleteCommand { log.note("delete") })
    for key in [KeyEquivalent.upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .delete, .deleteForward]
    {
      #expect(stage.type(key))
    }
    #expect(log.take() == ["up", "down", "left", "right", "exit", "delete", "delete"])
    #expect(!stage.type(.leftArrow, modifiers: .control))
    #expect(!stage.type("a", "a"))
  }

  @Test("Commands without an action, and of views without the focus, leave the key to others")
  func otherViews() {
    let log = Log()
    let stage = stage(
      VStack {
        Box(1).focusable().onExitCommand(perform: nil)
        Box(2).focusable().onExitCommand { log.note("other") }
      }
      .onExitCommand { log.note("outer") })
    #expect(stage.type(.escape))
    #expect(log.take() == ["outer"])
    stage.host.resignFocus()
    #expect(stage.type(.escape))
    #expect(log.take().count == 1)
  }

  @Test("A text field uses its arrow keys itself, and passes those between lines on")
  func field() {
    let log = Log()
    let stage = stage(TextField("", text: .constant("text")).onMoveCommand { log.note("\($0)") })
    #expect(stage.type(.leftArrow))
    #expect(stage.type(.downArrow))
    #expect(log.take() == ["down"])
  }

  @Test("Control-C and -X copy the values of a view, and Control-V passes copied values to it")
  func copying() {
    let log = Log()
    let stage = stage(
      Box(1).focusable()
        .copyable(["one", "two"])
        .cuttable(for: URL.self) { [URL(string: "https://example.org/a")!] }
        .pasteDestination(for: URL.self) {
          log.note("\($0)")
        } validator: {
          $0.filter { $0.scheme == "https" }
        })
    #expect(stage.type("c", modifiers: .control))
    var copied: String?
    stage.host.pasteboard.read(.clipboard) { copied = $0 }
    #expect(copied == "one\ntwo")
    #expect(stage.type("v", modifiers: .control))
    #expect(log.take().isEmpty)
    #expect(stage.type("x", modifiers: .command))
    #expect(stage.type("v", modifiers: .control))
    #expect(log.take() == ["[https://example.org/a]"])
  }

  @Test("Item providers are copied and pasted as texts")
  func providers() {
    let log = Log()
    let stage = stage(
      Box(1).focusable()
        .onCopyCommand { [NSItemProvider(object: NSString(string: "https://a.org"))] }
        .onCutCommand { [] }
        .onPasteCommand(of: [.url]) { providers in
          _ = providers[0].loadObject(ofClass: URL.self) { url, _ in
            MainActor.assumeIsolated { log.note("\(url!.host()!) \(providers.count)") }
          }
        })
    #expect(!stage.type("x", modifiers: .control))
    #expect(stage.type("c", modifiers: .control))
    #expect(stage.type("v", modifiers: .control))
    #expect(log.take() == ["a.org 1"])
    stage.host.pasteboard.write("no address", to: .clipboard)
    #expect(stage.type("v", modifiers: .control))
    #expect(log.take().isEmpty)
  }

  @Test("A paste button passes what was copied if it is of its type")
  func pasteButton() {
    struct Count: Codable, Transferable {
      var count: Int
      static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation<Count, JSONEncoder, JSONDecoder>(contentType: .json)
      }
    }
    let log = Log()
    let stage = stage(
      VStack {
        PasteButton(payloadType: String.self) { log.note($0[0]) }
        PasteButton(payloadType: Count.self) { log.note("\($0[0].count)") }
      })
    stage.host.pasteboard.write(#"{"count": 3}"#, to: .clipboard)
    #expect(stage.type(.space, " "))
    #expect(log.take() == [#"{"count": 3}"#])
    #expect(stage.type(.tab))
    #expect(stage.type(.space, " "))
    #expect(log.take() == ["3"])
    stage.host.pasteboard.write("x", to: .clipboard)
    #expect(stage.type(.space, " "))
    #expect(log.take().isEmpty)
  }
}
