import SwiftUI

struct GridPlaygroundView: View {
  @State private var spacing = 8.0

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Grid(alignment: .leading, horizontalSpacing: spacing, verticalSpacing: spacing) {
        GridRow {
          Text("Item").gridColumnAlignment(.leading)
          Text("Count").gridColumnAlignment(.trailing)
        }
        .font(.headline)
        Divider().gridCellUnsizedAxes(.horizontal)
        ForEach(["Apples", "Pears", "Plums"], id: \.self) { fruit in
          GridRow {
            Text(fruit)
            Text("\(fruit.count * 3)").monospacedDigit()
          }
        }
        GridRow {
          Color.teal.frame(height: 20).gridCellColumns(2)
        }
      }
      ViewThatFits {
        HStack {
          Text("A wide line of text that needs room"); Image(systemName: "arrow.right")
        }
        Text("Narrow")
      }
      Slider(value: $spacing, in: 0...30) { Text("Spacing") }
      LabeledContent("Spacing", value: spacing, format: .number.precision(.fractionLength(1)))
    }
    .padding()
  }
}

#Preview("Phone") { GridPlaygroundView() }
#Preview("Narrow", traits: .fixedLayout(width: 200, height: 400)) { GridPlaygroundView() }
