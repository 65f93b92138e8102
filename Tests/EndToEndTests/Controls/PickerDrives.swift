import EaselTestSupport
import Foundation

extension ControlDrive {
  static let pickers: [ControlDrive] = [
    menuPicker, segmentedPicker, inlinePicker, wheelPicker,
  ].flatMap { $0 }

  private static let menuPicker = both("menu picker") { window in
    try window.shows("three") { try window.click("picker") }
    try window.click("three")
    try window.expect("option three")
    try window.press("Tab", "space", "Up", "Return")
    try window.expect("option two")
    // Escape closes the menu, and the key that opens it opens it again.
    try window.press("space", "Escape", "space", "Home", "space")
    try window.expect("option one")
    try window.press("Tab", "space")
    try window.expect("end")
    // A click beside the menu closes it.
    try window.shows("three") { try window.click("picker") }
    try window.click(at: CGPoint(x: 3, y: 3))
    try window.click("end")
    try window.expect("end")
  }

  private static let segmentedPicker = both("segmented picker") { window in
    try window.click("picker", x: 0.83)
    try window.expect("option three")
    try window.click("picker", x: 0.5)
    try window.expect("option two")
    try window.press("Tab", "Left")
    try window.expect("option one")
    try window.press("End")
    try window.expect("option three")
  }

  private static let inlinePicker = both("inline picker") { window in
    try window.click("two")
    try window.expect("option two")
    try window.press("Tab", "Down")
    try window.expect("option three")
    try window.press("Home")
    try window.expect("option one")
  }

  private static let wheelPicker = both("wheel picker") { window in
    try window.click("two")
    try window.expect("option two")
    try window.click("picker", button: 5)
    try window.expect("option three")
    try window.press("Tab", "Up")
    try window.expect("option two")
    try window.press("Home")
    try window.expect("option one")
  }
}
