import EaselTestSupport
import Foundation

extension ControlDrive {
  static let lists: [ControlDrive] = [
    list, desktopMultipleSelection, phoneMultipleSelection, editing, outline, phoneOutline, desktopOutline,
    table, form, formKeys, scroll,
    scrollDrag,
  ].flatMap { $0 }

  private static let list = both("list") { window in
    try window.click("row-2")
    try window.expect("selection 2")
    try window.press("Down")
    try window.expect("selection 3")
    try window.press("Up", "Up")
    try window.expect("selection 2", "selection 1")
    // The wheel scrolls, and the selection stays.
    let start = try window.place("row-2").minY
    try window.click("row-3", button: 5, times: 2)
    try window.place("row-2") { $0.minY < start }
    // The list follows the selection.
    try window.press("Down")
    try window.expect("selection 2")
    try window.press("Down", times: 27)
    for row in 3..<30 { try window.expect("selection \(row)") }
    try window.place("row-29") { $0.maxY <= 640 }
  }

  private static let desktopMultipleSelection = desktop("multiple selection") { window in
    try window.click("row-0")
    try window.expect("selection [0]")
    try window.click("row-2")
    try window.expect("selection [2]")
    try window.press("Up")
    try window.expect("selection [1]")
  }

  private static let phoneMultipleSelection = phone("multiple selection") { window in
    try window.click("row-0")
    try window.expect("selection [0]")
    try window.click("row-2")
    try window.expect("selection [0, 2]")
    try window.click("row-0")
    try window.expect("selection [2]")
  }

  private static let editing = both("editing") { window in
    let label = try window.place("b")
    try window.click("edit")
    try window.expect("editing true")
    let moved = try window.place("b") { $0.minX > label.minX }
    // The button for deletion is in the place that the label has left.
    try window.click(at: CGPoint(x: (label.minX + moved.minX) / 2, y: moved.midY))
    try window.expect("names ac")
    try window.press("Tab", "Tab", "Tab", "space")
    try window.expect("names c")
    try window.click("edit")
    try window.expect("editing false")
  }

  private static let outline = both("outline", by: "keys") { window in
    try window.place("parent")
    try window.shows("child") { try window.press("Tab", "Tab", "space") }
  }

  private static let phoneOutline = phone("outline") { window in
    try window.shows("child") { try window.click("parent") }
  }

  private static let desktopOutline = desktop("outline") { window in
    // The chevron is before the label.
    let label = try window.place("parent")
    try window.shows("child") { try window.click(at: CGPoint(x: label.minX - 11, y: label.midY)) }
  }

  private static let table = both("table") { window in
    try window.click("row-1")
    try window.expect("selection 1")
    try window.press("Down")
    try window.expect("selection 2")
  }

  private static let form = both("form") { window in
    try window.click("toggle")
    try window.expect("on true")
    try window.click("field")
    try window.type("ab")
    try window.expect("text a", "text ab")
    try window.click("button")
    try window.expect("applied")
  }

  private static let formKeys = both("form", by: "keys") { window in
    try window.place("button")
    try window.press(
      "Tab", "Tab", "space", "Tab", "space", "Down", "Return", "Tab", "Up", "Tab", "x", "Tab", "space")
    try window.expect("on true", "option two", "count 6", "text x", "applied")
  }

  private static let scroll = both("scroll") { window in
    let start = try window.place("row-0").minY
    try window.click("scroll", button: 5, times: 2)
    let turned = try window.place("row-0") { $0.minY < start }.minY
    try window.click("scroll", button: 4, times: 4)
    try window.place("row-0") { $0.minY == start && turned < start }
    try window.click("last")
    let bottom = try window.place("scroll").maxY
    try window.place("row-39") { $0.maxY <= bottom + 1 }
    try window.click("first")
    try window.place("row-0") { $0.minY == start }
    try window.press("shift+Tab", "Next")
    try window.place("row-0") { $0.minY < start - 200 }
    try window.press("Home")
    try window.place("row-0") { $0.minY == start }
  }

  private static let scrollDrag = phone("scroll", by: "drag") { window in
    let start = try window.place("row-0").minY
    try window.drag("scroll", from: (0.5, 0.8), to: (0.5, 0.3), steps: 4)
    try window.place("row-0") { $0.minY < start - 150 }
  }
}
