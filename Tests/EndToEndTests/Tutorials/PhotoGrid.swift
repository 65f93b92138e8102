import SwiftUI

struct PhotoTile: View {
  let index: Int

  var body: some View {
    Canvas { context, size in
      let hue = Double(index) * 0.13
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          Gradient(colors: [
            Color(hue: hue.truncatingRemainder(dividingBy: 1), saturation: 0.7, brightness: 0.9), .black,
          ]),
          startPoint: .zero, endPoint: CGPoint(x: size.width, y: size.height)))
      context.fill(
        Path(ellipseIn: CGRect(x: size.width * 0.6, y: size.height * 0.15, width: 24, height: 24)),
        with: .color(.white.opacity(0.8)))
    }
  }
}

struct PhotoGridView: View {
  @Namespace private var namespace
  @State private var selected: Int?
  @State private var columns = 3

  var body: some View {
    ZStack {
      NavigationStack {
        ScrollView {
          LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: columns), spacing: 2)
          {
            ForEach(0..<30, id: \.self) { index in
              PhotoTile(index: index)
                .matchedGeometryEffect(id: index, in: namespace)
                .aspectRatio(1, contentMode: .fill)
                .onTapGesture { withAnimation(.spring(duration: 0.4)) { selected = index } }
            }
          }
        }
        .navigationTitle("Photos")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Picker("Columns", selection: $columns) {
              Image(systemName: "square.grid.2x2").tag(2)
              Image(systemName: "square.grid.3x3").tag(3)
            }
            .pickerStyle(.segmented)
          }
        }
      }
      if let selected {
        Color.black.ignoresSafeArea().transition(.opacity)
        PhotoTile(index: selected)
          .matchedGeometryEffect(id: selected, in: namespace)
          .aspectRatio(1, contentMode: .fit)
          .onTapGesture { withAnimation(.spring(duration: 0.4)) { self.selected = nil } }
      }
    }
  }
}

#Preview { PhotoGridView() }
