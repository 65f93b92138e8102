import SwiftUI

struct Sale: Identifiable {
  let id = UUID()
  let month: String
  let value: Double
}

struct BarChartByHandView: View {
  @State private var sales = [
    Sale(month: "Jan", value: 120), Sale(month: "Feb", value: 180), Sale(month: "Mar", value: 90),
    Sale(month: "Apr", value: 240), Sale(month: "May", value: 200), Sale(month: "Jun", value: 300),
  ]
  @State private var grown = false
  private var maximum: Double { sales.map(\.value).max() ?? 1 }

  var body: some View {
    GroupBox("Sales in 2025") {
      HStack(alignment: .bottom, spacing: 12) {
        ForEach(sales) { sale in
          VStack {
            Text(sale.value, format: .number).font(.caption2)
            UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8)
              .fill(LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom))
              .frame(height: grown ? 200 * sale.value / maximum : 2)
            Text(sale.month).font(.caption)
          }
        }
      }
      .frame(height: 250, alignment: .bottom)
    }
    .padding()
    .onAppear { withAnimation(.spring(duration: 0.8)) { grown = true } }
  }
}

#Preview { BarChartByHandView() }
