import SwiftUI

struct TimersView: View {
  @StateObject private var list = TimerList()
  @State private var selected: KitchenTimer?
  @State private var editMode: EditMode = .inactive
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(list.timers) { timer in
          TimerRow(timer: timer)
            .contentShape(Rectangle())
            .onTapGesture { selected = timer }
        }
        .onDelete { list.timers.remove(atOffsets: $0) }
        .onMove { list.timers.move(fromOffsets: $0, toOffset: $1) }
      }
      .listStyle(.plain)
      .navigationTitle(Text("Timers"))
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .topBarTrailing) {
          Button {
            isAdding = true
          } label: {
            Image(systemName: "plus.circle.fill")
          }
        }
      }
      .environment(\.editMode, $editMode)
    }
    .sheet(item: $selected) { timer in
      TimerDetail(timer: timer)
        .presentationDetents([.fraction(0.6), .large])
        .presentationDragIndicator(.visible)
        .presentationCornerRadius(28)
    }
    .fullScreenCover(isPresented: $isAdding) {
      NewTimerView { list.timers.append($0) }
    }
  }
}

struct TimerRow: View {
  @ObservedObject var timer: KitchenTimer

  var body: some View {
    HStack(spacing: 14) {
      ProgressView(value: timer.fraction)
        .progressViewStyle(RingProgressViewStyle(symbol: timer.symbol))
        .frame(width: 44, height: 44)
      VStack(alignment: .leading) {
        Text(timer.name).font(.title3).fontWeight(.semibold)
        Text(timer.remaining.clock)
          .font(.system(.body, design: .monospaced))
          .foregroundStyle(timer.state == .finished ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
      }
      Spacer()
      Button {
        timer.state == .running ? timer.pause() : timer.start()
      } label: {
        Image(systemName: timer.state == .running ? "pause.fill" : "play.fill")
          .contentTransition(.symbolEffect(.replace))
      }
      .buttonStyle(.bordered)
      .buttonBorderShape(.circle)
      .disabled(timer.state == .finished)
    }
    .padding(.vertical, 4)
  }
}

struct RingProgressViewStyle: ProgressViewStyle {
  var symbol: String
  @ScaledMetric private var lineWidth = 4.0

  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().stroke(.tint.opacity(0.2), lineWidth: lineWidth)
      Circle()
        .trim(from: 0, to: configuration.fractionCompleted ?? 0)
        .stroke(.tint, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
        .rotationEffect(Angle(degrees: -90))
      Image(systemName: symbol).imageScale(.small).foregroundColor(.accentColor)
    }
  }
}

struct TimersView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      TimersView()
      TimerDetail(timer: KitchenTimer("Rice", symbol: "leaf.fill", minutes: 11))
        .previewDisplayName("Detail")
      NewTimerView { _ in }
        .previewDisplayName("New")
    }
  }
}
