import SwiftUI

struct SettingsTab: View {
  @Bindable var model: DashboardModel
  @AppStorage("dashboard.notifications") private var notifies = false
  @State private var showsReset = false

  private let accents: [(String, Color)] = [("Indigo", .indigo), ("Teal", .teal), ("Orange", .orange)]

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Toggle("Grid lines", isOn: $model.showsGrid)
          Slider(value: $model.smoothing, in: 0...0.5) {
            Text("Smoothing")
          } minimumValueLabel: {
            Image(systemName: "line.diagonal")
          } maximumValueLabel: {
            Image(systemName: "scribble")
          }
          Picker("Accent", selection: $model.accent) {
            ForEach(accents, id: \.1) { name, color in
              Text(name).tag(color)
            }
          }
          Picker("Currency", selection: $model.currency) {
            ForEach(["EUR", "USD", "JPY"], id: \.self, content: Text.init)
          }
          .pickerStyle(.menu)
        } header: {
          Text("Appearance")
        } footer: {
          Text("Smoothing applies to line charts only.")
        }
        Section("Notifications") {
          Toggle(isOn: $notifies.animation()) {
            Label("Weekly summary", systemImage: "bell.badge")
          }
          if notifies {
            Text("Delivered every Monday at nine.")
              .font(.footnote)
              .foregroundStyle(.secondary)
          }
        }
        Section {
          LabeledContent("Version", value: "2.4.1")
          LabeledContent("Points", value: model.points.count, format: .number)
          Button("Reset…", role: .destructive) { showsReset.toggle() }
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Settings")
      .alert("Reset all settings?", isPresented: $showsReset) {
        Button("Reset", role: .destructive) {
          model.showsGrid = true; model.smoothing = 0.5
        }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Your data is kept.")
      }
    }
  }
}

struct DataTab: View {
  @Environment(DashboardModel.self) private var model

  var body: some View {
    @Bindable var model = model
    NavigationStack {
      List($model.points) { $point in
        HStack {
          Text(point.month).bold().frame(width: 44, alignment: .leading)
          Slider(value: $point.value, in: 0...100)
          Text(point.value, format: .number.precision(.fractionLength(0)))
            .monospacedDigit()
            .frame(width: 36, alignment: .trailing)
        }
        .swipeActions {
          Button("Reset") { point.value = 50 }.tint(.orange)
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Data")
    }
  }
}

#Preview("Settings") {
  @Previewable @State var model = DashboardModel()
  SettingsTab(model: model)
}

#Preview("Data") {
  DataTab().environment(DashboardModel())
}
