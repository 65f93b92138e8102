import SwiftUI

struct ActivityDetail: View {
  let activity: Activity
  @EnvironmentObject private var store: WorkoutStore
  @State private var selected = 6

  var body: some View {
    VStack(spacing: 24) {
      TabView(selection: $selected) {
        ForEach(store.days) { day in
          VStack {
            Ring(progress: day.progress(activity), color: activity.color, lineWidth: 28)
              .padding(30)
              .overlay {
                Text(day.progress(activity), format: .percent.precision(.fractionLength(0)))
                  .font(.largeTitle.bold())
              }
          }
          .tag(day.id)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .frame(height: 320)

      HStack(alignment: .bottom, spacing: 12) {
        ForEach(store.days) { day in
          Capsule()
            .fill(day.id == selected ? activity.color : activity.color.opacity(0.3))
            .frame(width: 22, height: 20 + 100 * min(day.progress(activity), 1.2))
            .onTapGesture { withAnimation(.bouncy) { selected = day.id } }
        }
      }
      Grid(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 8) {
        GridRow {
          Text("Average")
          Text(average, format: .number.precision(.significantDigits(3))).gridColumnAlignment(.trailing)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text("Best")
          Text(store.days.map { $0[activity] }.max() ?? 0, format: .number.precision(.significantDigits(3)))
        }
      }
      .font(.callout)
      .padding()
      .background(.fill.quinary, in: .rect(cornerRadius: 12))
      Spacer()
    }
    .navigationTitle(activity.rawValue.capitalized)
    .navigationBarTitleDisplayMode(.inline)
    .toolbarBackground(activity.color.opacity(0.3), for: .navigationBar)
    .toolbarBackground(.visible, for: .navigationBar)
  }

  private var average: Double {
    store.days.map { $0[activity] }.reduce(0, +) / Double(store.days.count)
  }
}

#Preview("Summary") { SummaryView().environmentObject(WorkoutStore()) }
#Preview("Move") {
  NavigationStack { ActivityDetail(activity: .move) }
    .environmentObject(WorkoutStore())
    .preferredColorScheme(.dark)
}
