import SwiftUI

struct HabitListView: View {
  @EnvironmentObject private var store: HabitStore
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        Section {
          OverallProgress(value: store.overall)
            .frame(maxWidth: .infinity)
            .listRowBackground(Color.clear)
        }
        ForEach(store.grouped, id: \.category) { group in
          Section {
            ForEach(group.habits) { habit in
              NavigationLink(value: habit) {
                HabitRow(habit: habit)
              }
            }
            .onDelete { store.delete(at: $0, in: group.category) }
          } header: {
            Label(group.category.title, systemImage: group.category.symbol)
              .foregroundStyle(group.category.tint)
          }
        }
      }
      .navigationTitle("Habits")
      .navigationDestination(for: Habit.self) { habit in
        HabitDetailView(habitID: habit.id)
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            isAdding = true
          } label: {
            Label("Add Habit", systemImage: "plus")
          }
        }
      }
      .sheet(isPresented: $isAdding) {
        AddHabitView()
      }
    }
  }
}

private struct OverallProgress: View {
  let value: Double

  var body: some View {
    ZStack {
      Circle()
        .stroke(.quaternary, lineWidth: 14)
      Circle()
        .trim(from: 0, to: value)
        .stroke(
          AngularGradient(colors: [.mint, .green, .mint], center: .center),
          style: StrokeStyle(lineWidth: 14, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      VStack {
        Text(value, format: .percent.precision(.fractionLength(0)))
          .font(.title.bold())
          .monospacedDigit()
          .contentTransition(.numericText(value: value))
        Text("this week")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
    .frame(width: 130, height: 130)
    .padding(.vertical, 8)
    .animation(.spring(response: 0.5, dampingFraction: 0.7), value: value)
  }
}

struct HabitRow: View {
  let habit: Habit
  @EnvironmentObject private var store: HabitStore

  private static let days = Array("MTWTFSS".enumerated())

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(habit.name)
          .font(.headline)
        Spacer()
        Text("\(habit.completions.count)/\(habit.goal)")
          .font(.subheadline.monospacedDigit())
          .foregroundColor(.secondary)
      }
      HStack(spacing: 6) {
        ForEach(Self.days, id: \.offset) { day, letter in
          let isDone = habit.completions.contains(day)
          Button {
            withAnimation(.bouncy) { store.toggle(day, of: habit) }
          } label: {
            Text(String(letter))
              .font(.caption2.weight(.bold))
              .frame(width: 26, height: 26)
              .background(isDone ? habit.category.tint : Color(.systemGray).opacity(0.15), in: .circle)
              .foregroundStyle(isDone ? .white : .secondary)
              .scaleEffect(isDone ? 1 : 0.9)
          }
          .buttonStyle(.plain)
        }
      }
    }
    .padding(.vertical, 4)
  }
}

#Preview("Habits") {
  HabitListView()
    .environmentObject(HabitStore())
}
