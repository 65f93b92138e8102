import SwiftUI

struct ExpenseEditor: View {
  enum Field: Hashable { case title, amount }

  let currency: String
  let onSave: (Expense) -> Void

  @State private var title = ""
  @State private var amount: Decimal?
  @State private var category = Expense.Category.food
  @State private var isRecurring = false
  @State private var day = 14
  @FocusState private var focus: Field?
  @Environment(\.dismiss) private var dismiss

  private var isValid: Bool { !title.isEmpty && (amount ?? 0) > 0 }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Title", text: $title)
            .focused($focus, equals: .title)
            .onSubmit { focus = .amount }
          TextField("Amount", value: $amount, format: .currency(code: currency))
            .focused($focus, equals: .amount)
            .keyboardType(.decimalPad)
        } footer: {
          if let amount, amount > 500 {
            Label("That is a lot.", systemImage: "exclamationmark.triangle.fill")
              .foregroundStyle(.orange)
          }
        }
        Section {
          Picker("Category", selection: $category) {
            ForEach(Expense.Category.allCases) { category in
              HStack {
                category.icon
                Text(category.rawValue)
              }
              .tag(category)
            }
          }
          .pickerStyle(.inline)
          .labelsHidden()
        }
        Section {
          Toggle("Every month", isOn: $isRecurring.animation())
          if isRecurring { Stepper(value: $day, in: 1...28) { Text("On day \(day, format: .number)") } }
        }
      }
      .navigationTitle("New Expense")
      .toolbarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel, action: dismiss.callAsFunction)
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            onSave(Expense(title, amount ?? 0, category, day: day))
            dismiss()
          }
          .disabled(!isValid)
        }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { focus = nil }
        }
      }
      .scrollDismissesKeyboard(.interactively)
      .defaultFocus($focus, .title)
    }
  }
}
