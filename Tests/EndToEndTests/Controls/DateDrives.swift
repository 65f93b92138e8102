import EaselTestSupport
import Foundation

extension ControlDrive {
  static let dates: [ControlDrive] = [
    compactDate, graphicalDate, dateField, dateWheel, multipleDates, color,
  ].flatMap { $0 }

  private static let compactDate = both("compact date") { window in
    try window.click("picker")
    try window.press("Right")
    try window.expect("date 2024 5 2")
    try window.press("Down", "Next")
    try window.expect("date 2024 5 9", "date 2024 6 9")
    // A click beside the calendar closes it.
    try window.click(at: CGPoint(x: 3, y: 3))
    try window.click("end")
    try window.expect("end")
    try window.press("Tab", "space", "Left", "Escape", "Left")
    try window.expect("date 2024 6 8")
  }

  private static let graphicalDate = both("graphical date") { window in
    // The middle of the calendar is a Wednesday, as May 1 is.
    try window.click("picker", y: 0.55)
    let words = try window.next().split(separator: " ").map(String.init)
    guard words.prefix(3) == ["date", "2024", "5"], let day = Int(words.last ?? ""),
      [8, 15, 22].contains(day)
    else { throw ToolError("a click selects \(words)") }
    try window.press("Left")
    try window.expect("date 2024 5 \(day - 1)")
    try window.press("Next")
    try window.expect("date 2024 6 \(day - 1)")
  }

  private static let dateField = both("date field") { window in
    try window.press("Tab", "Up")
    try window.expect("date 2024 6 1")
    try window.press("Right", "2", "1")
    try window.expect("date 2024 6 21")
    try window.press("Return")
  }

  private static let dateWheel = both("date wheel") { window in
    // The first wheel is that of the months.
    try window.click("picker", x: 0.15, button: 5)
    try window.expect("date 2024 6 1")
    try window.press("Tab", "Down")
    try window.expect("date 2024 7 1")
    try window.press("Tab", "Down")
    try window.expect("date 2024 7 2")
  }

  private static let multipleDates = both("dates") { window in
    try window.click("picker", y: 0.55)
    try window.expect("count 1")
    try window.click("picker", y: 0.55)
    try window.expect("count 0")
  }

  private static let color = both("color") { window in
    try window.click("well")
    // The segments of the panel, then its grid.
    try window.press("Tab", "Tab", "Right", "Down")
    let first = try window.next()
    guard first.hasPrefix("color "), try window.next() != first else {
      throw ToolError("keys select \(first)")
    }
    // The panel is below the well, and its grid in the middle of it.
    let well = try window.place("well")
    try window.click(at: CGPoint(x: well.midX, y: well.maxY + 150))
    guard try window.next().hasPrefix("color ") else { throw ToolError("a click selects no color") }
    try window.press("Escape")
    try window.click("end")
    try window.expect("end")
  }
}
