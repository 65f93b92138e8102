import SwiftUI

struct SummaryView: View {
  @EnvironmentObject var store: WorkoutStore

  var body: some View {
    NavigationStack(path: $store.path) {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          week
          hero
          ForEach(Activity.allCases) { activity in
            Button {
              store.path.append(activity)
            } label: {
              ActivityRow(activity: activity, value: store.days[6][activity])
            }
            .buttonStyle(CardButtonStyle())
          }
        }
        .padding(.horizontal)
      }
      .navigationTitle("Summary")
      .navigationDestination(for: Activity.self, destination: ActivityDetail.init)
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Image(systemName: "person.crop.circle.fill").font(.title2).foregroundStyle(.tint)
        }
      }
    }
    .preferredColorScheme(.dark)
    .tint(.green)
  }

  private var week: some View {
    HStack {
      ForEach(store.days) { day in
        VStack(spacing: 6) {
          Text(day.name).font(.caption2).foregroundStyle(.secondary)
          RingStack(day: day, lineWidth: 4)
        }
        .frame(maxWidth: .infinity)
      }
    }
  }

  private var hero: some View {
    HStack(spacing: 24) {
      RingStack(day: store.days[6]).frame(width: 150)
      VStack(alignment: .leading, spacing: 10) {
        ForEach(Activity.allCases) { activity in
          VStack(alignment: .leading, spacing: 0) {
            Text(activity.rawValue.capitalized).font(.subheadline)
            Text("\(store.days[6][activity], specifier: "%.0f")/\(Int(activity.goal))")
              .font(.system(.title3, design: .rounded, weight: .semibold))
              .foregroundColor(activity.color)
              + Text(activity.unit).font(.caption.bold()).foregroundColor(activity.color)
          }
        }
      }
    }
    .frame(maxWidth: .infinity)
    .padding()
    .background(RoundedRectangle(cornerRadius: 16).fill(Color(uiColor: .secondarySystemBackground)))
  }
}

struct CardButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(.fill.tertiary, in: .rect(cornerRadius: 12))
      .brightness(configuration.isPressed ? 0.1 : 0)
      .contentShape(.rect)
  }
}

struct ActivityRow: View {
  let activity: Activity
  let value: Double

  var body: some View {
    LabeledContent {
      Text(value, format: .number.precision(.fractionLength(0)))
        .font(.title2.monospacedDigit())
        .foregroundStyle(activity.color)
    } label: {
      Label(activity.rawValue.localizedCapitalized, systemImage: "figure.walk")
      Text("Goal: \(activity.goal.formatted()) \(activity.unit.lowercased())")
    }
  }
}
