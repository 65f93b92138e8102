import CX11
import EaselTestSupport
import Foundation
import Testing

@testable import EaselWindowing

/// The clipboard and the selected text, between windows and with other programs.
@Suite("Selections")
@MainActor
struct SelectionTests {
  /// A window of another connection to the server of a fixture.
  private func other(_ fixture: WindowFixture) throws -> WindowFixture {
    try WindowFixture(server: fixture.server)
  }

  /// Reads a selection of `owner` by `reader`.
  private func read(
    _ selection: WindowSelection, by reader: WindowFixture, from owner: WindowFixture
  ) throws -> String? {
    var answer: String??
    reader.window.readSelection(selection) { answer = .some($0) }
    try reader.waitUntil("the owner answers") {
      try owner.connection.readEvents()
      _ = owner.connection.flush()
      reader.window.deliverSelections()
      XSync(reader.connection.display, 0)
      return answer != nil
    }
    return answer ?? nil
  }

  /// Lets the time of the running request be over.
  private func passDeadline(of reader: WindowFixture) throws {
    let deadline = try #require(reader.window.selectionDeadline)
    reader.window.selectionReader.checkDeadline(at: deadline.advanced(by: 1))
  }

  @Test("A text is transferred from one window to another", arguments: WindowSelection.allCases)
  func exchange(selection: WindowSelection) throws {
    let owner = try WindowFixture()
    let reader = try other(owner)
    let text = "naïve 👩‍👩‍👧‍👦 العربية\n"
    #expect(owner.window.setSelection(selection, .text(text)))
    try owner.synchronize()
    #expect(try read(selection, by: reader, from: owner) == text)
    // A window reads its own selection at once.
    var own: String?
    owner.window.readSelection(selection) { own = $0 }
    #expect(own == text)
    #expect(reader.window.setSelection(selection, .text("new")))
    try reader.synchronize()
    try owner.synchronize()
    #expect(owner.window.selectionOwner.contents[selection] == nil)
  }

  @Test("A large text is sent in parts")
  func parts() throws {
    let owner = try WindowFixture()
    let reader = try other(owner)
    let text = String(repeating: "0123456789 é ", count: 150_000)
    #expect(owner.window.setSelection(.clipboard, .text(text)))
    try owner.synchronize()
    #expect(try read(.clipboard, by: reader, from: owner) == text)
  }

  /// A program copies while it waits for the text that it pastes.
  @Test("A request for the selection of the same window does not stop the input of the window")
  func ownContent() throws {
    let fixture = try WindowFixture()
    let text = String(repeating: "0123456789 é ", count: 150_000)
    var answer: String??
    fixture.window.readSelection(.clipboard) { answer = .some($0) }
    #expect(fixture.window.setSelection(.clipboard, .text(text)))
    try fixture.waitUntil("the window answers itself") {
      fixture.window.deliverSelections()
      XSync(fixture.connection.display, 0)
      return answer != nil
    }
    #expect(answer == .some(text))
    var attributes = XWindowAttributes()
    XGetWindowAttributes(fixture.connection.display, fixture.window.identifier, &attributes)
    #expect(attributes.your_event_mask & KeyPressMask != 0)
  }

  @Test("A selection without an owner, or with an image, has no text")
  func noText() throws {
    let owner = try WindowFixture()
    let reader = try other(owner)
    #expect(try read(.clipboard, by: reader, from: owner) == nil)
    #expect(owner.window.setSelection(.clipboard, .png([1, 2, 3])))
    try owner.synchronize()
    #expect(try read(.clipboard, by: reader, from: owner) == nil)
  }

  @Test("An owner that does not answer does not block, and the next request is answered")
  func silence() throws {
    let owner = try WindowFixture()
    let reader = try other(owner)
    #expect(owner.window.setSelection(.clipboard, .text("late")))
    try owner.synchronize()
    var answers: [String?] = []
    reader.window.readSelection(.clipboard) { answers.append($0) }
    try passDeadline(of: reader)
    reader.window.deliverSelections()
    #expect(answers == [nil])
    #expect(try read(.clipboard, by: reader, from: owner) == "late")
  }

  @Test("A late refusal does not end the next request")
  func lateRefusal() throws {
    let owner = try WindowFixture()
    let reader = try other(owner)
    #expect(owner.window.setSelection(.clipboard, .text("text")))
    try owner.synchronize()
    let selectionReader = reader.window.selectionReader
    reader.window.readSelection(.clipboard) { _ in }
    try passDeadline(of: reader)
    var answers: [String?] = []
    reader.window.readSelection(.clipboard) { answers.append($0) }
    #expect(selectionReader.serial == 2)
    var request = XSelectionRequestEvent()
    let atoms = reader.connection.atoms
    (request.requestor, request.selection, request.target) = (
      reader.window.identifier, atoms.clipboard, atoms.utf8String
    )
    // An owner without content refuses everything.
    SelectionOwner(owner.connection, window: owner.window.identifier).answer(request)
    XSync(owner.connection.display, 0)
    try reader.synchronize()
    #expect(selectionReader.serial == 2)
    #expect(try read(.clipboard, by: reader, from: owner) == "text")
    #expect(answers == ["text"])
  }

  @Test("xclip reads and writes the clipboard, also a large one")
  func xclip() throws {
    let fixture = try WindowFixture()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for text in ["größer", String(repeating: "große Menge ", count: 60_000)] {
      #expect(fixture.window.setSelection(.clipboard, .text(text)))
      try fixture.synchronize()
      let file = folder.appendingPathComponent("out")
      let reader = try launch("xclip -o -selection clipboard >'\(file.path)'", on: fixture)
      try fixture.waitUntil("xclip has read") {
        XSync(fixture.connection.display, 0); return !reader.isRunning
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
      let source = folder.appendingPathComponent("in")
      try ("from xclip " + text).write(to: source, atomically: true, encoding: .utf8)
      let writer = try launch("xclip -quiet -i -selection clipboard '\(source.path)' 2>&1", on: fixture)
      try fixture.waitUntil("xclip owns the clipboard") {
        XSync(fixture.connection.display, 0)
        return fixture.window.selectionOwner.contents[.clipboard] == nil
      }
      var answer: String??
      fixture.window.readSelection(.clipboard) { answer = .some($0) }
      try fixture.waitUntil("xclip answers") {
        fixture.window.deliverSelections()
        XSync(fixture.connection.display, 0)
        return answer != nil
      }
      #expect(answer == .some("from xclip " + text))
      // Programs that a worker thread starts have SIGTERM blocked.
      kill(writer.processIdentifier, SIGKILL)
      writer.waitUntilExit()
    }
  }

  private func launch(_ command: String, on fixture: WindowFixture) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exec " + command]
    process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": fixture.server.display]) {
      $1
    }
    try process.run()
    return process
  }

  /// Whether Xlib has tables of the characters that dead keys make.
  nonisolated private static var hasComposeTables: Bool {
    let folder = ProcessInfo.processInfo.environment["XLOCALEDIR"] ?? "/usr/share/X11/locale"
    return FileManager.default.fileExists(atPath: folder + "/compose.dir")
  }

  /// Gives unused keys the symbols of dead keys. Otherwise xdotool does so for the time of a press, and takes them back
  /// before the window asks for the symbol of the key.
  private func addDeadKeys(to fixture: WindowFixture) throws {
    let display = fixture.connection.display
    var (first, last): (Int32, Int32) = (0, 0)
    XDisplayKeycodes(display, &first, &last)
    for (keycode, name) in zip([last - 1, last], ["dead_acute", "dead_diaeresis"]) {
      var symbol = XStringToKeysym(name)
      XChangeKeyboardMapping(display, keycode, 1, &symbol, 1)
    }
    try fixture.synchronize()
  }

  @Test(
    "Dead keys make letters while a text field has the focus, and only then",
    .enabled(if: hasComposeTables, "Xlib has no tables of dead keys (package libx11-data)"))
  func deadKeys() throws {
    let fixture = try WindowFixture()
    try addDeadKeys(to: fixture)
    fixture.window.setTextInput(caret: (x: 10, y: 20))
    try #require(fixture.window.inputContext != nil)
    try fixture.server.xdotool("windowfocus", "\(fixture.window.serverIdentifier)")
    try fixture.synchronize()
    _ = fixture.window.takeEvents()
    var typed = ""
    func collect() {
      for case .key(let key) in fixture.window.takeEvents() where key.isPressed { typed += key.text ?? "" }
    }
    try fixture.server.xdotool("key", "dead_acute", "e", "dead_diaeresis", "u", "a")
    try fixture.waitUntil("the keys arrive") {
      collect()
      XSync(fixture.connection.display, 0)
      return typed.hasSuffix("a")
    }
    #expect(typed == "éüa")
    fixture.window.setTextInput(caret: nil)
    typed = ""
    try fixture.server.xdotool("key", "dead_acute", "e")
    try fixture.waitUntil("the keys arrive") {
      collect()
      XSync(fixture.connection.display, 0)
      return typed.hasSuffix("e")
    }
    #expect(typed == "e")
  }
}
