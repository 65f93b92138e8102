import SwiftUI

struct TimerDetail: View {
  @ObservedObject var timer: KitchenTimer
  @Environment(\.dismiss) var dismiss

  var body: some View {
    NavigationStack {
      VStack(spacing: 28) {
        dial
        HStack(spacing: 16) {
          Button("Reset") { withAnimation { timer.reset() } }
            .buttonStyle(PillButtonStyle(color: .gray))
          Button(timer.state == .running ? "Pause" : "Start") {
            timer.state == .running ? timer.pause() : timer.start()
          }
          .buttonStyle(PillButtonStyle(color: timer.state == .running ? .orange : .green))
          .keyboardShortcut(.space, modifiers: [])
        }
      }
      .padding()
      .navigationTitle(timer.name)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      }
    }
    .interactiveDismissDisabled(timer.state == .running)
  }

  private var dial: some View {
    ZStack {
      ForEach(0..<60) { tick in
        Capsule()
          .fill(Double(tick) / 60 < timer.fraction ? Color.accentColor : .secondary.opacity(0.3))
          .frame(width: 3, height: tick.isMultiple(of: 5) ? 16 : 8)
          .offset(y: -110)
          .rotationEffect(.degrees(Double(tick) * 6))
      }
      Text(timer.remaining.clock)
        .font(.system(size: 56, weight: .light, design: .rounded))
        .monospacedDigit()
    }
    .frame(width: 240, height: 240)
  }
}

struct PillButtonStyle: ButtonStyle {
  let color: Color
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .padding(.horizontal, 32)
      .padding(.vertical, 12)
      .background(Capsule().fill(color.opacity(configuration.isPressed ? 0.6 : 1)))
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
      .opacity(isEnabled ? 1 : 0.4)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

struct NewTimerView: View {
  var onSave: (KitchenTimer) -> Void

  @Environment(\.presentationMode) private var presentationMode
  @State private var name = ""
  @State private var minutes = 5
  @State private var seconds = 0

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Name"), footer: Text("Shown in the list of timers.")) {
          TextField("Name", text: $name)
        }
        Section(header: Text("Duration")) {
          HStack(spacing: 0) {
            wheel("min", selection: $minutes)
            wheel("sec", selection: $seconds)
          }
        }
      }
      .navigationBarTitle("New Timer", displayMode: .inline)
      .navigationBarItems(
        leading: Button("Cancel") { presentationMode.wrappedValue.dismiss() },
        trailing: Button("Save") {
          onSave(KitchenTimer(name, symbol: "timer", minutes: Double(minutes) + Double(seconds) / 60))
          presentationMode.wrappedValue.dismiss()
        }
        .disabled(name.isEmpty))
    }
  }

  private func wheel(_ unit: String, selection: Binding<Int>) -> some View {
    Picker(unit, selection: selection) {
      ForEach(0..<60) { Text("\($0) \(unit)").tag($0) }
    }
    .pickerStyle(.wheel)
    .frame(maxWidth: .infinity)
    .clipped()
  }
}
