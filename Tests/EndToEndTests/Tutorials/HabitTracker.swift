import SwiftUI

struct Habit: Identifiable, Codable, Hashable {
  var id = UUID()
  var title: String
  var days: [Bool]
}

struct HabitGrid: View {
  let habit: Habit
  let toggle: (Int) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      Text(habit.title).font(.headline)
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 6), count: 7), spacing: 6) {
        ForEach(habit.days.indices, id: \.self) { day in
          RoundedRectangle(cornerRadius: 6, style: .continuous)
            .fill(habit.days[day] ? Color.green : Color.secondary.opacity(0.2))
            .aspectRatio(1, contentMode: .fit)
            .overlay {
              Text("\(day + 1)").font(.caption2).foregroundStyle(habit.days[day] ? .white : .secondary)
            }
            .onTapGesture { withAnimation(.bouncy) { toggle(day) } }
        }
      }
    }
    .padding()
    .background(.background.secondary, in: .rect(cornerRadius: 16))
  }
}

struct HabitTrackerView: View {
  @State private var habits = [
    Habit(title: "Read", days: (0..<28).map { $0 % 3 != 0 && $0 < 20 }),
    Habit(title: "Run", days: (0..<28).map { $0 % 2 == 0 && $0 < 20 }),
  ]
  @State private var isAdding = false
  @State private var title = ""

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          ForEach($habits) { $habit in
            HabitGrid(habit: habit) { habit.days[$0].toggle() }
          }
        }
        .padding()
      }
      .navigationTitle("Habits")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            isAdding.toggle()
          } label: {
            Label("Add", systemImage: "plus")
          }
        }
      }
      .alert("New habit", isPresented: $isAdding) {
        TextField("Title", text: $title)
        Button("Add") { habits.append(Habit(title: title, days: Array(repeating: false, count: 28))) }
        Button("Cancel", role: .cancel) {}
      }
    }
  }
}

#Preview { HabitTrackerView() }
