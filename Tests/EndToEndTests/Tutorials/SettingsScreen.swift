import SwiftUI

struct SettingsScreen: View {
  @AppStorage("username") private var username = "Anonymous"
  @AppStorage("notifications") private var notifications = true
  @AppStorage("textSize") private var textSize = 14.0
  @State private var appearance = Appearance.system
  @State private var accent = Color.blue
  @State private var birthday = Date(timeIntervalSince1970: 800_000_000)
  @State private var showReset = false

  enum Appearance: String, CaseIterable, Identifiable {
    case light, dark, system
    var id: String { rawValue }
  }

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Profile")) {
          TextField("Name", text: $username)
          DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
        }
        Section {
          Toggle(isOn: $notifications) {
            Label("Notifications", systemImage: "bell.badge.fill")
          }
          Picker(selection: $appearance, label: Label("Appearance", systemImage: "circle.lefthalf.filled")) {
            ForEach(Appearance.allCases) { Text($0.rawValue.capitalized).tag($0) }
          }
          ColorPicker("Accent color", selection: $accent)
          VStack(alignment: .leading) {
            Text("Text size: \(Int(textSize))")
            Slider(value: $textSize, in: 10...24, step: 1) {
              Text("Text size")
            } minimumValueLabel: {
              Image(systemName: "textformat.size.smaller")
            } maximumValueLabel: {
              Image(systemName: "textformat.size.larger")
            }
          }
        } header: {
          Text("Preferences")
        } footer: {
          Text("Changes are saved at once.")
        }
        Section {
          NavigationLink(destination: Text("About this app")) { Label("About", systemImage: "info.circle") }
          LabeledContent("Version", value: "1.0.3")
        }
        Section {
          Button("Reset all settings", role: .destructive) { showReset = true }
            .confirmationDialog("Reset everything?", isPresented: $showReset, titleVisibility: .visible) {
              Button("Reset", role: .destructive) { username = "Anonymous" }
              Button("Cancel", role: .cancel) {}
            }
        }
      }
      .navigationBarTitle("Settings")
    }
    .accentColor(accent)
  }
}

struct SettingsScreen_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      SettingsScreen()
      SettingsScreen().preferredColorScheme(.dark).previewDisplayName("Dark")
    }
  }
}
