import SwiftUI

struct BetterSleepView: View {
  @State private var wakeUp = Calendar.current.date(from: DateComponents(hour: 7)) ?? .now
  @State private var sleepAmount = 8.0
  @State private var coffee = 1
  @State private var alertIsShown = false

  var body: some View {
    NavigationStack {
      Form {
        VStack(alignment: .leading, spacing: 0) {
          Text("When do you want to wake up?").font(.headline)
          DatePicker("Please enter a time", selection: $wakeUp, displayedComponents: .hourAndMinute)
            .labelsHidden()
        }
        VStack(alignment: .leading, spacing: 0) {
          Text("Desired amount of sleep").font(.headline)
          Stepper("\(sleepAmount.formatted()) hours", value: $sleepAmount, in: 4...12, step: 0.25)
        }
        VStack(alignment: .leading, spacing: 0) {
          Text("Daily coffee intake").font(.headline)
          Stepper("^[\(coffee) cup](inflect: true)", value: $coffee, in: 1...20)
        }
      }
      .navigationTitle("Better sleep")
      .toolbar { Button("Calculate") { alertIsShown = true } }
      .alert("Your ideal bedtime is…", isPresented: $alertIsShown) {
        Button("OK") {}
      } message: {
        Text(bedtime.formatted(date: .omitted, time: .shortened))
      }
    }
  }

  private var bedtime: Date { wakeUp.addingTimeInterval(-sleepAmount * 3600 - Double(coffee) * 600) }
}

#Preview { BetterSleepView() }
