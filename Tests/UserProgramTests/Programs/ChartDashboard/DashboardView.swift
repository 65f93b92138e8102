import SwiftUI

struct DashboardView: View {
  @State private var model = DashboardModel()
  @State private var tab = "overview"

  var body: some View {
    TabView(selection: $tab) {
      OverviewTab(model: model)
        .tabItem { Label("Overview", systemImage: "chart.bar") }
        .tag("overview")
      DataTab()
        .tabItem { Label("Data", systemImage: "list.bullet") }
        .badge(model.points.count)
        .tag("data")
      SettingsTab(model: model)
        .tabItem { Label("Settings", systemImage: "gearshape") }
        .tag("settings")
    }
    .environment(model)
    .tint(model.accent)
  }
}

struct OverviewTab: View {
  @Bindable var model: DashboardModel

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          Picker("Chart", selection: $model.kind.animation()) {
            ForEach(ChartKind.allCases) { kind in
              Label(kind.rawValue, systemImage: kind.systemImage).tag(kind)
            }
          }
          .pickerStyle(.segmented)
          .labelsHidden()

          GroupBox("Revenue") {
            chart
              .frame(height: 200)
              .background { if model.showsGrid { GridLines() } }
          }

          LazyVGrid(columns: [GridItem(.adaptive(minimum: 140), spacing: 12)], spacing: 12) {
            StatCard(
              title: "Total", value: model.total.formatted(.currency(code: model.currency)), symbol: "sum")
            StatCard(title: "Best month", value: model.best?.month ?? "–", symbol: "trophy.fill")
          }
        }
        .padding()
      }
      .navigationTitle("Dashboard")
      .toolbar {
        Button("Shuffle", systemImage: "shuffle") {
          withAnimation(.smooth(duration: 0.6)) { model.shuffle() }
        }
        .keyboardShortcut("r")
      }
    }
  }

  @ViewBuilder private var chart: some View {
    switch model.kind {
    case .bars:
      BarChart(points: model.points, selection: $model.selection)
        .transition(.scale.combined(with: .opacity))
    case .line:
      LineShape(values: .init(numbers: model.points.map(\.value)), smoothing: model.smoothing)
        .stroke(.tint, style: .init(lineWidth: 3, lineCap: .round, lineJoin: .round))
        .transition(.opacity)
    case .donut:
      DonutChart(points: model.points)
        .transition(.blurReplace)
    }
  }
}

struct StatCard: View {
  let title: LocalizedStringKey
  let value: String
  let symbol: String

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: symbol)
        .font(.title2)
        .foregroundStyle(.tint)
        .frame(width: 36)
      VStack(alignment: .leading) {
        Text(title).font(.caption).foregroundStyle(.secondary)
        Text(value).font(.headline).lineLimit(1).minimumScaleFactor(0.5)
      }
      Spacer(minLength: 0)
    }
    .padding()
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 14, style: .continuous))
  }
}

#Preview("Dashboard", traits: .fixedLayout(width: 390, height: 700)) {
  DashboardView()
}
