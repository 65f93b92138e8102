import SwiftUI

struct HabitDetailView: View {
  let habitID: Habit.ID
  @EnvironmentObject var store: HabitStore
  @Environment(\.dismiss) private var dismiss
  @State private var showsConfirmation = false

  private var index: Int? { store.habits.firstIndex { $0.id == habitID } }

  var body: some View {
    if let index {
      Form {
        Section("Details") {
          TextField("Name", text: $store.habits[index].name)
          Picker("Category", selection: $store.habits[index].category) {
            ForEach(Habit.Category.allCases) { category in
              Label(category.title, systemImage: category.symbol).tag(category)
            }
          }
          Stepper("Goal: \(store.habits[index].goal) days", value: $store.habits[index].goal, in: 1...7)
        }
        Section {
          Gauge(value: store.habits[index].progress) {
            Text("Progress")
          } currentValueLabel: {
            Text(store.habits[index].progress.formatted(.percent))
          }
          .tint(store.habits[index].category.tint)
        } footer: {
          Text("Weeks start on Monday.")
        }
        Section {
          Button("Delete Habit", role: .destructive) { showsConfirmation = true }
            .frame(maxWidth: .infinity)
        }
      }
      .navigationTitle(store.habits[index].name)
      #if os(iOS)
        .navigationBarTitleDisplayMode(.inline)
      #endif
      .confirmationDialog("Delete this habit?", isPresented: $showsConfirmation, titleVisibility: .visible) {
        Button("Delete", role: .destructive) {
          dismiss()
          store.habits.removeAll { $0.id == habitID }
        }
      }
    } else {
      ContentUnavailableView("No Habit", systemImage: "questionmark.circle")
    }
  }
}

struct AddHabitView: View {
  @EnvironmentObject private var store: HabitStore
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var category = Habit.Category.health
  @State private var goal = 5.0
  @FocusState private var isNameFocused: Bool

  var body: some View {
    NavigationStack {
      Form {
        TextField("What do you want to do?", text: $name)
          .focused($isNameFocused)
          .submitLabel(.done)
          .onSubmit(save)
        Picker("Category", selection: $category) {
          ForEach(Habit.Category.allCases, id: \.self) { Text($0.title) }
        }
        .pickerStyle(.segmented)
        LabeledContent("Days per week") {
          Slider(value: $goal, in: 1...7, step: 1)
            .frame(maxWidth: 160)
        }
      }
      .navigationTitle("New Habit")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add", action: save)
            .disabled(name.trimmingCharacters(in: .whitespaces).isEmpty)
        }
      }
      .onAppear { isNameFocused = true }
    }
    .presentationDetents([.medium, .large])
  }

  private func save() {
    guard !name.isEmpty else { return }
    store.add(Habit(name: name, category: category, goal: Int(goal)))
    dismiss()
  }
}

#Preview("Detail") {
  let store = HabitStore()
  return NavigationStack {
    HabitDetailView(habitID: store.habits[0].id)
  }
  .environmentObject(store)
}

#Preview("Add") {
  AddHabitView().environmentObject(HabitStore())
}
