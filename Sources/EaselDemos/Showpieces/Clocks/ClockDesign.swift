import SwiftUI

/// What makes a dial: its colors, marks, numerals and hands.
struct ClockDesign {
  enum Marks { case bars, minutes, dots, wedges, none }
  enum Hands { case baton, leaf, railway, needle }

  var face: Color
  var ink: Color
  var accent: Color
  var marks: Marks
  var hands: Hands
  /// The numerals from the one after the uppermost around to the uppermost, empty where the dial has none.
  var numerals: [String] = []
  var font = Font.Design.default
  var numeralSize = 24.0
  /// Hours for each turn of the hour hand.
  var hours = 12.0

  private static let twelve = (1...12).map(String.init)
  private static let quarters = (1...12).map { $0 % 3 == 0 ? "\($0)" : "" }
  private static let noon = (1...12).map { $0 == 12 ? "12" : "" }
  private static let roman = ["I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"]
  private static let chinese = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"]
  private static let eastern = ["١", "٢", "٣", "٤", "٥", "٦", "٧", "٨", "٩", "١٠", "١١", "١٢"]
  private static let day = (1...24).map { $0 % 2 == 0 ? "\($0)" : "" }

  private static func gray(_ white: Double) -> Color { Color(white: white) }
  private static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    Color(red: red, green: green, blue: blue)
  }

  /// A design for each city.
  static let all = [
    ClockDesign(
      face: rgb(0.99, 0.93, 0.84), ink: rgb(0.12, 0.3, 0.36), accent: rgb(0.95, 0.42, 0.36), marks: .dots,
      hands: .baton, numerals: quarters, font: .rounded),
    ClockDesign(face: gray(0.1), ink: gray(0.96), accent: rgb(1, 0.62, 0.1), marks: .bars, hands: .baton),
    ClockDesign(
      face: rgb(0.07, 0.36, 0.36), ink: rgb(1, 0.93, 0.78), accent: rgb(1, 0.48, 0.4), marks: .wedges,
      hands: .leaf),
    ClockDesign(
      face: gray(0.98), ink: gray(0.08), accent: rgb(0.85, 0.12, 0.1), marks: .minutes, hands: .baton,
      numerals: twelve),
    ClockDesign(
      face: rgb(0.98, 0.8, 0.2), ink: rgb(0.1, 0.22, 0.14), accent: rgb(0.1, 0.5, 0.3), marks: .none,
      hands: .baton, numerals: twelve, font: .rounded),
    ClockDesign(
      face: rgb(0.97, 0.95, 0.9), ink: rgb(0.1, 0.14, 0.3), accent: rgb(0.1, 0.14, 0.3), marks: .minutes,
      hands: .leaf, numerals: roman, font: .serif, numeralSize: 20),
    ClockDesign(
      face: rgb(0.88, 0.76, 0.58), ink: rgb(0.24, 0.13, 0.07), accent: rgb(0.62, 0.16, 0.1), marks: .none,
      hands: .leaf, numerals: eastern, numeralSize: 30),
    ClockDesign(
      face: rgb(0.55, 0.12, 0.12), ink: rgb(1, 0.9, 0.76), accent: rgb(1, 0.78, 0.3), marks: .wedges,
      hands: .baton, numerals: quarters, font: .serif, numeralSize: 26),
    ClockDesign(face: gray(1), ink: gray(0.05), accent: rgb(0.9, 0.08, 0.08), marks: .bars, hands: .railway),
    ClockDesign(
      face: rgb(0.13, 0.13, 0.16), ink: rgb(0.95, 0.82, 0.56), accent: rgb(0.9, 0.25, 0.2), marks: .none,
      hands: .leaf, numerals: chinese),
    ClockDesign(
      face: gray(0.96), ink: gray(0.2), accent: rgb(0.86, 0.1, 0.2), marks: .none, hands: .needle,
      numerals: noon, font: .serif),
    ClockDesign(
      face: rgb(0.1, 0.18, 0.36), ink: gray(0.96), accent: rgb(0.4, 0.85, 0.95), marks: .minutes,
      hands: .needle, numerals: day, font: .monospaced, numeralSize: 15, hours: 24),
  ]
}
