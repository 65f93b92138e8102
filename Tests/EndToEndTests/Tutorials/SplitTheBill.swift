import SwiftUI

struct SplitTheBillView: View {
  @State private var amount = 48.5
  @State private var people = 2
  @State private var tip = 15
  @FocusState private var amountIsFocused: Bool

  private let tips = [0, 5, 10, 15, 20]

  private var totalPerPerson: Double {
    let total = amount + amount / 100 * Double(tip)
    return total / Double(people + 2)
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField(
            "Amount", value: $amount, format: .currency(code: Locale.current.currency?.identifier ?? "USD")
          )
          .keyboardType(.decimalPad)
          .focused($amountIsFocused)
          Picker("Number of people", selection: $people) {
            ForEach(2..<50) { Text("\($0) people") }
          }
        }
        Section("How much do you want to tip?") {
          Picker("Tip percentage", selection: $tip) {
            ForEach(tips, id: \.self) { Text($0, format: .percent) }
          }
          .pickerStyle(.segmented)
        }
        Section {
          Text(totalPerPerson, format: .currency(code: Locale.current.currency?.identifier ?? "USD"))
        }
      }
      .navigationTitle("Split the bill")
      .toolbar {
        if amountIsFocused {
          Button("Done") { amountIsFocused = false }
        }
      }
    }
  }
}

#Preview { SplitTheBillView() }
