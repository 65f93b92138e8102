import SwiftUI

struct GlassToolbarView: View {
  @Namespace private var glass
  @State private var expanded = true

  var body: some View {
    ZStack(alignment: .bottom) {
      ScrollView {
        LazyVStack {
          ForEach(0..<20) { index in
            RoundedRectangle(cornerRadius: 20)
              .fill(Color(hue: Double(index) / 20, saturation: 0.8, brightness: 0.9).gradient)
              .frame(height: 90)
              .padding(.horizontal)
          }
        }
      }
      GlassEffectContainer(spacing: 20) {
        HStack(spacing: 20) {
          if expanded {
            ForEach(["pencil", "eraser", "lasso"], id: \.self) { symbol in
              Image(systemName: symbol)
                .font(.title2)
                .frame(width: 56, height: 56)
                .glassEffect(.regular.interactive())
                .glassEffectID(symbol, in: glass)
            }
          }
          Button {
            withAnimation { expanded.toggle() }
          } label: {
            Image(systemName: expanded ? "xmark" : "plus").font(.title2).frame(width: 44, height: 44)
          }
          .buttonStyle(.glass)
        }
      }
      .padding(.bottom, 40)
    }
  }
}

#Preview { GlassToolbarView() }
