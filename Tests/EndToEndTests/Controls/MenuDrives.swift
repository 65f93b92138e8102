import EaselTestSupport
import Foundation

extension ControlDrive {
  static let menus: [ControlDrive] = [
    menu, menuKeys, splitMenu, desktopSplitMenu, contextMenu, contextMenuHold, pasteButton, link, disclosure,
  ].flatMap { $0 }

  private static let menu = both("menu") { window in
    try window.shows("first") { try window.click("menu") }
    // An item that is disabled neither runs nor closes the menu.
    try window.click("off")
    try window.click("first")
    try window.expect("chosen first")
    try window.shows("more") { try window.click("menu") }
    try window.shows("deep") { try window.click("more") }
    try window.click("deep")
    try window.expect("chosen deep")
    try window.shows("flag") { try window.click("menu") }
    try window.click("flag")
    try window.expect("on true")
    // All of it is closed.
    try window.click("end")
    try window.expect("end")
  }

  private static let menuKeys = both("menu", by: "keys") { window in
    try window.place("menu")
    try window.press("Tab", "space", "Down", "Down", "space", "Down", "Return")
    try window.expect("chosen deep")
    // Escape closes the inner menu, and then the outer one.
    try window.press("space", "Down", "Down", "space", "Escape", "Up", "Return")
    try window.expect("chosen first")
    try window.press("space", "Escape", "Tab", "space")
    try window.expect("end")
  }

  private static let splitMenu = both("split menu") { window in
    try window.click("label")
    try window.expect("added")
    try window.shows("first") { try window.hold("label") }
    try window.release()
    try window.click("first")
    try window.expect("chosen first")
  }

  private static let desktopSplitMenu = desktop("split menu", by: "keys") { window in
    try window.place("label")
    try window.press("Tab", "space", "Tab", "space", "Down", "Return")
    try window.expect("added", "chosen first")
  }

  private static let contextMenu = both("context menu") { window in
    try window.shows("copy") { try window.click("target", button: 3) }
    try window.click("copy")
    try window.expect("chosen copy")
    try window.shows("delete") { try window.click("target", button: 3) }
    try window.press("Down", "Down", "Return")
    try window.expect("chosen delete")
    try window.shows("copy") { try window.click("target", button: 3) }
    try window.press("Escape")
    try window.click("end")
    try window.expect("end")
  }

  private static let contextMenuHold = phone("context menu", by: "long press") { window in
    try window.shows("copy") { try window.hold("target") }
    try window.release()
    try window.click("copy")
    try window.expect("chosen copy")
  }

  private static let pasteButton = both("paste button") { window in
    try window.click("field")
    try window.type("ab")
    try window.expect("text a", "text ab")
    try window.press("ctrl+a", "ctrl+x")
    try window.expect("text ")
    try window.click("paste")
    try window.expect("pasted [\"ab\"]")
    try window.press("Tab", "space")
    try window.expect("pasted [\"ab\"]")
  }

  private static let link = both("link") { window in
    try window.click("link")
    try window.expect("opened https://example.com/a")
    try window.press("Tab", "Return")
    try window.expect("opened https://example.com/a")
  }

  private static let disclosure = both("disclosure") { window in
    try window.shows("inside") { try window.click("label") }
    try window.expect("expanded true")
    try window.click("label")
    try window.expect("expanded false")
    try window.shows("inside") { try window.press("Tab", "space") }
    try window.expect("expanded true")
  }
}
