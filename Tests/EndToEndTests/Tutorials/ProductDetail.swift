import SwiftUI

struct ProductDetailView: View {
  @State private var size = "M"
  @State private var quantity = 1
  @State private var color: Color = .blue
  @State private var expanded = true
  @State private var added = false

  let sizes = ["S", "M", "L", "XL"]
  let colors: [Color] = [.blue, .red, .green, .black]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        ZStack(alignment: .topTrailing) {
          Rectangle().fill(color.opacity(0.15))
          Image(systemName: "tshirt.fill").resizable().scaledToFit().padding(50).foregroundColor(color)
          Image(systemName: "heart").padding(12).background(.thinMaterial, in: Circle()).padding()
        }
        .frame(height: 300)
        Group {
          HStack(alignment: .firstTextBaseline) {
            Text("Everyday shirt").font(.title.bold())
            Spacer()
            Text("€24.90").font(.title3)
          }
          HStack(spacing: 2) {
            ForEach(0..<5) { Image(systemName: $0 < 4 ? "star.fill" : "star").foregroundColor(.yellow) }
            Text("(128)").font(.caption).foregroundColor(.secondary)
          }
          Text("Color").font(.headline)
          HStack {
            ForEach(colors, id: \.self) { option in
              Circle().fill(option).frame(width: 30, height: 30)
                .overlay(Circle().strokeBorder(.primary, lineWidth: option == color ? 3 : 0))
                .onTapGesture { color = option }
            }
          }
          Text("Size").font(.headline)
          Picker("Size", selection: $size) { ForEach(sizes, id: \.self, content: Text.init) }
            .pickerStyle(SegmentedPickerStyle())
          Stepper("Quantity: \(quantity)", value: $quantity, in: 1...9)
          DisclosureGroup("Details", isExpanded: $expanded) {
            Text("100 % organic cotton. Wash at 40 °C.").frame(maxWidth: .infinity, alignment: .leading)
          }
        }
        .padding(.horizontal)
      }
    }
    .ignoresSafeArea(edges: .top)
    .safeAreaInset(edge: .bottom) {
      Button {
        withAnimation { added = true }
      } label: {
        Label(added ? "Added" : "Add to cart", systemImage: added ? "checkmark" : "cart")
          .font(.headline).frame(maxWidth: .infinity).padding()
          .background(added ? Color.green : Color.accentColor).foregroundColor(.white).cornerRadius(14)
      }
      .padding()
    }
  }
}

struct ProductDetailView_Previews: PreviewProvider {
  static var previews: some View { ProductDetailView() }
}
