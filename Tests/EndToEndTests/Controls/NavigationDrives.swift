import EaselTestSupport
import Foundation

extension ControlDrive {
  static let navigation: [ControlDrive] = [
    stack, split, splitKeys, tabs, pages,
  ].flatMap { $0 }

  private static let stack = both("stack") { window in
    try window.shows("go-1") { try window.click("go") }
    try window.expect("depth 1")
    try window.shows("go-2") { try window.click("go-1") }
    try window.expect("depth 2")
    try window.click("leave-2")
    try window.expect("depth 1")
    // The back button is at the leading end of the bar above the page.
    let page = try window.place("page-1")
    try window.click(at: CGPoint(x: 20, y: page.minY - 20))
    try window.expect("depth 0")
    try window.shows("go-1") { try window.press("Tab", "space") }
    try window.expect("depth 1")
    try window.press("Escape")
    try window.expect("depth 0")
    try window.shows("go-1") { try window.click("go") }
    try window.press("alt+Left")
    try window.expect("depth 1", "depth 0")
  }

  private static let split = both("split") { window in
    try window.shows("detail-two") { try window.click("two") }
    try window.expect("selection two")
  }

  private static let splitKeys = desktop("split", by: "keys") { window in
    try window.shows("detail-one") { try window.click("one") }
    try window.shows("detail-two") { try window.press("Down") }
    try window.expect("selection one", "selection two")
  }

  private static let tabs = both("tabs") { window in
    try window.click("three")
    try window.expect("tab three")
    try window.press("Tab", "space")
    try window.expect("tab one")
    try window.press("Tab", "Return")
    try window.expect("tab two")
  }

  private static let pages = both("pages") { window in
    try window.drag("pages", from: (0.9, 0.5), to: (0.1, 0.5), steps: 4)
    try window.expect("page 1")
    try window.press("Tab", "Right")
    try window.expect("page 2")
    try window.press("Left")
    try window.expect("page 1")
  }
}
