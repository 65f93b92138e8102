import Observation
import SwiftUI

struct ExpenseItem: Identifiable, Codable {
  var id = UUID()
  let name: String
  let type: String
  let amount: Double
}

@Observable
final class Expenses {
  var items = [
    ExpenseItem(name: "Lunch", type: "Personal", amount: 8.4),
    ExpenseItem(name: "Train", type: "Business", amount: 32),
    ExpenseItem(name: "Laptop", type: "Business", amount: 1299),
  ]
}

struct AddExpense: View {
  @Environment(\.dismiss) var dismiss
  @State private var name = ""
  @State private var type = "Personal"
  @State private var amount = 0.0
  var expenses: Expenses
  let types = ["Business", "Personal"]

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        Picker("Type", selection: $type) {
          ForEach(types, id: \.self) { Text($0) }
        }
        TextField("Amount", value: $amount, format: .currency(code: "EUR")).keyboardType(.decimalPad)
      }
      .navigationTitle("Add an expense")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            expenses.items.append(ExpenseItem(name: name, type: type, amount: amount))
            dismiss()
          }
        }
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
      }
    }
  }
}

struct ExpenseTrackerView: View {
  @State private var expenses = Expenses()
  @State private var showingAddExpense = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(expenses.items) { item in
          HStack {
            VStack(alignment: .leading) {
              Text(item.name).font(.headline)
              Text(item.type).font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            Text(item.amount, format: .currency(code: "EUR"))
              .foregroundStyle(item.amount > 100 ? .red : .primary)
          }
        }
        .onDelete { expenses.items.remove(atOffsets: $0) }
      }
      .navigationTitle("Expenses")
      .toolbar {
        Button("Add expense", systemImage: "plus") { showingAddExpense = true }
      }
      .sheet(isPresented: $showingAddExpense) { AddExpense(expenses: expenses) }
    }
  }
}

#Preview("List") { ExpenseTrackerView() }
#Preview("Add") { AddExpense(expenses: Expenses()) }
