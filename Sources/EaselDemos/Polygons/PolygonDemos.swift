import SwiftUI

/// A polygon with a row of buttons that give it another number of sides.
struct PolygonChooser<Content: View>: View {
  private let duration: Double
  private let content: (Int) -> Content
  @State private var sides = 4

  init(duration: Double = 1, @ViewBuilder content: @escaping (_ sides: Int) -> Content) {
    self.duration = duration
    self.content = content
  }

  var body: some View {
    VStack {
      content(sides)
        .padding(20)
        .animation(.easeInOut(duration: duration), value: sides)
        .layoutPriority(1)
      Text("\(sides) sides").font(.headline)
      HStack(spacing: 20) {
        ForEach([1, 3, 7, 30], id: \.self) { number in
          Button("\(number)") { sides = number }
        }
      }
      .padding(.bottom, 20)
    }
  }
}

/// All diagonals of a polygon, with a line that suits their number.
struct VertexToVertex: View {
  @State private var sides = 4.0

  var body: some View {
    VStack {
      FractionalPolygon(sides: sides, scale: 1, joinsAll: true)
        .stroke(Color.pink, lineWidth: sides < 3 ? 10 : sides < 7 ? 5 : 2)
        .padding(20)
        .animation(.easeInOut(duration: 3), value: sides)
        .layoutPriority(1)
      Text("\(Int(sides)) sides").font(.headline)
      Slider(value: $sides, in: 0...30, step: 1).padding(.horizontal, 40)
      HStack(spacing: 20) {
        ForEach([1, 3, 7, 30], id: \.self) { number in
          Button("\(number)") { sides = Double(number) }
        }
      }
      .padding(.bottom, 20)
    }
  }
}
