import SwiftUI

// A user's file about translated strings, in the forms in which they are written.

struct LocalizedTextsView: View {
  let count = 3
  let title: LocalizedStringResource = "Title"

  var body: some View {
    VStack {
      Text("greeting", tableName: "Other", bundle: .main, comment: "Shown first")
      Text(title)
      Text(LocalizedStringResource("files", defaultValue: "\(count) files", table: "Other"))
      Text(String(localized: "\(count) of \("all") in \(0.5)", comment: "The state"))
      Text(
        String(
          localized: "state", defaultValue: "State \(1.5, specifier: "%.2f")", table: "Other", bundle: .main))
      Text(String(localized: title))
      Text(message(for: "\(Date(), format: .iso8601)"))
    }
    .environment(\.locale, .init(identifier: "de"))
  }

  private func message(for value: String.LocalizationValue) -> String {
    String(localized: value, locale: Locale(identifier: "de"))
  }
}
