import SwiftUI

struct UnitConverterView: View {
  @State private var input = 100.0
  @State private var from: UnitLength = .meters
  @State private var to: UnitLength = .feet
  @FocusState private var focused: Bool
  private let units: [UnitLength] = [.meters, .kilometers, .feet, .miles, .yards]

  private var result: String {
    let measurement = Measurement(value: input, unit: from).converted(to: to)
    return String(format: "%.2f %@", measurement.value, to.symbol)
  }

  var body: some View {
    NavigationStack {
      Form {
        Section("Amount to convert") {
          TextField("Amount", value: $input, format: .number).keyboardType(.decimalPad).focused($focused)
        }
        Picker("Convert from", selection: $from) {
          ForEach(units, id: \.self) { Text($0.symbol) }
        }
        Picker("Convert to", selection: $to) {
          ForEach(units, id: \.self) { Text($0.symbol) }
        }
        Section("Result") { Text(result) }
      }
      .navigationTitle("Converter")
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { focused = false }
        }
      }
    }
  }
}

#Preview { UnitConverterView() }
