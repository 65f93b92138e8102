import EaselTestSupport
import Foundation

extension ControlDrive {
  static let texts: [ControlDrive] = [
    phoneTextField, desktopTextField, secureField, numberField, textEditor, focus, search, suggestion,
  ].flatMap { $0 }

  private static let phoneTextField = phone("text field") { window in
    try edit(window)
    try window.expect("submitted Y", "focused false")
  }

  private static let desktopTextField = desktop("text field") { window in
    try edit(window)
    try window.expect("submitted Y")
    // The text is selected.
    try window.type("Z")
    try window.expect("text Z")
  }

  private static func edit(_ window: ControlWindow) throws {
    try window.click("field")
    try window.expect("focused true")
    try window.type("hello world")
    try window.skip(through: "text hello world")
    // A word by the keyboard, all by Control-A, and a word by the mouse.
    try window.press("ctrl+shift+Left")
    try window.type("X")
    try window.expect("text hello X")
    try window.press("ctrl+a", "ctrl+c", "End", "ctrl+v")
    try window.expect("text hello Xhello X")
    try window.press("ctrl+z", "BackSpace", "BackSpace")
    try window.expect("text hello X", "text hello ", "text hello")
    try window.press("Home", "Right", "shift+Right", "Delete")
    try window.expect("text hllo")
    let place = try window.place("field")
    try window.click("field", x: 14 / place.width, times: 2)
    try window.type("Y")
    try window.expect("text Y")
    try window.press("Return")
  }

  private static let secureField = phone("secure field") { window in
    try window.click("field")
    try window.type("secret")
    try window.skip(through: "text secret")
    // A password cannot be copied.
    try window.press("ctrl+a", "ctrl+c", "End", "ctrl+v", "exclam")
    try window.expect("text secret!")
    try window.press("Return")
    try window.expect("submitted secret!")
  }

  private static let numberField = both("number field") { window in
    try window.click("field")
    try window.press("ctrl+a", "4", "2", "Return")
    try window.expect("value 42")
  }

  private static let textEditor = both("text editor") { window in
    try window.click("editor")
    try window.type("one")
    try window.press("Return")
    try window.type("two")
    try window.skip(through: "text one|two")
    try window.press("Up", "Home", "greater")
    try window.expect("text >one|two")
    try window.press("ctrl+z")
    try window.expect("text one|two")
    // From the beginning of the first line to beyond the end of the last one.
    try window.drag("editor", from: (0, 0), to: (0.95, 0.95))
    try window.press("BackSpace")
    try window.expect("text ")
  }

  private static let focus = both("focus") { window in
    try window.place("end")
    try window.press("Tab")
    try window.expect("focus first")
    try window.press("Tab")
    try window.expect("focus second")
    try window.press("Tab")
    try window.expect("focus none")
    try window.press("space")
    try window.expect("end")
    try window.press("shift+Tab")
    try window.expect("focus second")
    try window.press("shift+Tab")
    try window.expect("focus first")
    try window.press("Return")
    try window.expect("focus second")
    try window.click("first")
    try window.expect("focus first")
  }

  private static let search = both("search") { window in
    let content = try window.place("content")
    try window.shows("suggestion") {
      try window.click(at: CGPoint(x: content.midX, y: content.minY / 2))
    }
    try window.type("ap")
    try window.expect("query a", "query ap")
    try window.press("Return")
    try window.expect("submitted ap")
  }

  private static let suggestion = both("search", by: "suggestion") { window in
    try window.place("content")
    try window.shows("suggestion") { try window.press("Tab") }
    try window.click("suggestion")
    try window.expect("query banana")
    try window.press("Escape")
    try window.expect("query ")
  }
}
