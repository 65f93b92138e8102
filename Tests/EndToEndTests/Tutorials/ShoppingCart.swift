import SwiftUI

struct CartItem: Identifiable {
  let id = UUID()
  var name: String
  var price: Decimal
  var count: Int
}

@Observable
final class Cart {
  var items = [
    CartItem(name: "Notebook", price: 4.5, count: 2), CartItem(name: "Pen", price: 1.2, count: 5),
    CartItem(name: "Backpack", price: 59, count: 1),
  ]
  var total: Decimal { items.reduce(0) { $0 + $1.price * Decimal($1.count) } }
}

struct CartRow: View {
  @Bindable var cart: Cart
  let index: Int

  var body: some View {
    HStack {
      Image(systemName: "bag").padding(10).background(.quaternary, in: .circle)
      VStack(alignment: .leading) {
        Text(cart.items[index].name)
        Text(cart.items[index].price, format: .currency(code: "EUR")).font(.caption).foregroundStyle(
          .secondary)
      }
      Spacer()
      Stepper("Count", value: $cart.items[index].count, in: 0...20).labelsHidden()
      Text("\(cart.items[index].count)").monospacedDigit().frame(width: 24)
    }
  }
}

struct ShoppingCartView: View {
  @State private var cart = Cart()
  @State private var isOrdered = false

  var body: some View {
    NavigationStack {
      List {
        Section { ForEach(cart.items.indices, id: \.self) { CartRow(cart: cart, index: $0) } }
        Section {
          LabeledContent("Subtotal") { Text(cart.total, format: .currency(code: "EUR")) }
          LabeledContent("Shipping", value: "Free")
        }
        Button("Order") { isOrdered = true }.frame(maxWidth: .infinity)
      }
      .navigationTitle("Cart")
      .fullScreenCover(isPresented: $isOrdered) {
        VStack(spacing: 20) {
          Image(systemName: "checkmark.seal.fill").font(.system(size: 80)).foregroundStyle(.green)
          Text("Thank you!").font(.largeTitle.bold())
          Button("Close") { isOrdered = false }.buttonStyle(.bordered)
        }
      }
    }
  }
}

#Preview { ShoppingCartView() }
