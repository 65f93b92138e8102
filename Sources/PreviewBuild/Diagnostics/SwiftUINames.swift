/// Names of SwiftUI that tutorials use and Easel does not declare, so that a message can say so.
enum SwiftUINames {
  static let missing: Set<String> = [
    "DatePicker", "MultiDatePicker", "ColorPicker",
  ]
}
