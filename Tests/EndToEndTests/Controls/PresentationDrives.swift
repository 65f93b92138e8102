import EaselTestSupport
import Foundation

extension ControlDrive {
  static let presentations: [ControlDrive] = [
    sheet, sheetDrag, inspector, cover, popover, alert, dialog,
  ].flatMap { $0 }

  private static let sheet = both("sheet") { window in
    try window.shows("close") { try window.click("show") }
    try window.expect("shown true")
    try window.click("close")
    try window.expectAll(["shown false", "dismissed"])
    try window.shows("close") { try window.press("Tab", "space") }
    try window.expect("shown true")
    try window.press("Escape")
    try window.expectAll(["shown false", "dismissed"])
  }

  private static let sheetDrag = phone("sheet", by: "drag") { window in
    try window.shows("sheet") { try window.click("show") }
    try window.expect("shown true")
    try window.drag("sheet", from: (0.5, 0.1), to: (0.5, 2), steps: 4)
    try window.expectAll(["shown false", "dismissed"])
  }

  private static let inspector = both("inspector") { window in
    try window.shows("hide") { try window.click("show") }
    try window.expect("shown true")
    try window.click("hide")
    try window.expect("shown false")
  }

  private static let cover = both("cover") { window in
    try window.shows("close") { try window.click("show") }
    try window.expect("shown true")
    try window.press("Tab", "space")
    try window.expect("shown false")
  }

  private static let popover = both("popover") { window in
    try window.shows("close") { try window.click("show") }
    try window.expect("shown true")
    try window.press("Escape")
    try window.expect("shown false")
    try window.shows("close") { try window.press("Tab", "Return") }
    try window.expect("shown true")
    // A click beside the popover closes it, and does no more.
    try window.click("end")
    try window.expect("shown false")
    try window.click("end")
    try window.expect("end")
  }

  private static let alert = both("alert") { window in
    try window.shows("confirm") { try window.click("show") }
    try window.expect("shown true")
    // A click beside the alert does nothing.
    try window.click(at: CGPoint(x: 3, y: 3))
    try window.click("confirm")
    try window.expectAll(["confirmed", "shown false"])
    try window.shows("confirm") { try window.press("Tab", "space") }
    try window.expect("shown true")
    try window.press("Return")
    try window.expectAll(["confirmed", "shown false"])
    try window.shows("confirm") { try window.press("space") }
    try window.expect("shown true")
    try window.press("Escape")
    try window.expectAll(["canceled", "shown false"])
  }

  private static let dialog = both("dialog") { window in
    try window.shows("archive") { try window.click("show") }
    try window.expect("shown true")
    try window.click("archive")
    try window.expectAll(["archived", "shown false"])
    try window.shows("delete") { try window.press("Tab", "space") }
    try window.expect("shown true")
    try window.press("Tab", "space")
    try window.expectAll(["deleted", "shown false"])
    try window.shows("delete") { try window.press("space") }
    try window.press("Escape")
    try window.expect("shown true", "shown false")
  }
}
