import SwiftUI

struct BudgetView: View {
  @State private var budget = Budget()
  @State private var showsEditor = false
  @State private var expanded: Set<Expense.Category> = [.home]
  @AppStorage("currency") private var currency = "EUR"

  var body: some View {
    NavigationStack {
      List {
        Section {
          SummaryCard(budget: budget, currency: currency)
        }
        .listRowInsets(EdgeInsets())
        .listRowBackground(Color.clear)

        Section("Categories") {
          ForEach(Expense.Category.allCases) { category in
            DisclosureGroup(isExpanded: isExpanded(category)) {
              ForEach(budget.expenses.filter { $0.category == category }) { expense in
                LabeledContent(expense.title, value: expense.amount, format: .currency(code: currency))
                  .font(.subheadline)
              }
            } label: {
              CategoryRow(category: category, amount: budget.total(of: category), currency: currency)
            }
          }
        }

        ForEach(budget.days, id: \.day) { day in
          Section {
            ForEach(day.expenses) { ExpenseRow(expense: $0) }
              .onDelete { offsets in
                let ids = offsets.map { day.expenses[$0].id }
                budget.expenses.removeAll { ids.contains($0.id) }
              }
          } header: {
            HStack {
              Text(day.day, format: .dateTime.weekday(.wide).day().month(.abbreviated))
              Spacer()
              Text(day.expenses.total, format: .currency(code: currency))
            }
          }
          .headerProminence(.standard)
        }
      }
      .navigationTitle("March")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Add", systemImage: "plus") { showsEditor = true }
        }
        ToolbarItem(placement: .status) {
          Text("\(budget.expenses.count) expenses").font(.footnote)
        }
      }
      .sheet(isPresented: $showsEditor) {
        ExpenseEditor(currency: currency) { budget.expenses.append($0) }
      }
    }
    .environment(\.locale, Locale(identifier: "en_GB"))
  }

  private func isExpanded(_ category: Expense.Category) -> Binding<Bool> {
    Binding {
      expanded.contains(category)
    } set: { isExpanded in
      if isExpanded { expanded.insert(category) } else { expanded.remove(category) }
    }
  }
}

struct SummaryCard: View {
  let budget: Budget
  let currency: String

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Left to spend")
        .font(.subheadline)
        .opacity(0.8)
      Text(budget.remaining, format: .currency(code: currency).precision(.fractionLength(2)))
        .font(.system(size: 40, weight: .bold, design: .rounded))
        .contentTransition(.numericText(countsDown: true))
      GeometryReader { proxy in
        HStack(spacing: 2) {
          ForEach(Expense.Category.allCases) { category in
            Rectangle()
              .fill(category.color.gradient)
              .frame(width: proxy.size.width * share(of: category))
          }
          Rectangle().fill(.white.opacity(0.25))
        }
        .clipShape(.capsule)
      }
      .frame(height: 12)
      HStack {
        Text("Spent \(budget.share, format: .percent.precision(.fractionLength(1)))")
        Spacer()
        Text("of \(budget.limit.formatted(.currency(code: currency).notation(.compactName)))")
      }
      .font(.caption)
    }
    .padding(20)
    .foregroundStyle(.white)
    .background(
      LinearGradient(colors: [.indigo, .blue], startPoint: .topLeading, endPoint: .bottomTrailing),
      in: RoundedRectangle(cornerRadius: 20, style: .continuous))
  }

  private func share(of category: Expense.Category) -> Double {
    NSDecimalNumber(decimal: budget.total(of: category) / budget.limit).doubleValue
  }
}

struct CategoryRow: View {
  let category: Expense.Category
  let amount: Decimal
  let currency: String

  var body: some View {
    HStack {
      category.icon
        .font(.footnote)
        .foregroundStyle(.white)
        .frame(width: 30, height: 30)
        .background(category.color, in: .rect(cornerRadius: 8))
      Text(category.rawValue)
      Spacer()
      Text(amount.formatted(.currency(code: currency)))
        .monospacedDigit()
        .foregroundStyle(.secondary)
    }
  }
}

struct ExpenseRow: View {
  let expense: Expense

  var body: some View {
    Label {
      Text(expense.title)
    } icon: {
      expense.category.icon.foregroundStyle(expense.category.color)
    }
    .badge(Text(expense.amount, format: .number.precision(.fractionLength(2))))
  }
}

#Preview("Budget") { BudgetView() }
#Preview("Editor") { ExpenseEditor(currency: "EUR") { _ in } }
