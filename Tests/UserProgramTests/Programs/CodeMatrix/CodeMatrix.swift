import SwiftUI

/// A square pattern that looks like a two-dimensional code. It holds no message that a camera could read.
struct MatrixCode {
  let size = 25
  private let bits: Set<Int>

  init(text: String) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    var set = Set<Int>()
    for index in 0..<(25 * 25) {
      hash = hash &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      if hash >> 63 == 1 { set.insert(index) }
    }
    bits = set
  }

  func isFinder(_ row: Int, _ column: Int) -> Bool {
    (row < 8 && column < 8) || (row < 8 && column > 16) || (row > 16 && column < 8)
  }

  func isDark(_ row: Int, _ column: Int) -> Bool {
    if row == 6 || column == 6 { return (row + column).isMultiple(of: 2) }
    return bits.contains(row * size + column)
  }
}

struct FinderShape: Shape {
  func path(in rect: CGRect) -> Path {
    let unit = rect.width / 7
    var path = Path(roundedRect: rect, cornerRadius: unit * 2)
    path.addPath(Path(roundedRect: rect.insetBy(dx: unit, dy: unit), cornerRadius: unit * 1.2))
    path.addRoundedRect(
      in: rect.insetBy(dx: unit * 2, dy: unit * 2), cornerSize: CGSize(width: unit, height: unit))
    return path
  }
}

enum DotStyle: String, CaseIterable { case square, rounded, circle }

struct CodeView: View {
  let code: MatrixCode
  let style: DotStyle

  var body: some View {
    GeometryReader { geo in
      let unit = geo.size.width / CGFloat(code.size)
      ZStack(alignment: .topLeading) {
        Path { path in
          for row in 0..<code.size {
            for column in 0..<code.size where !code.isFinder(row, column) && code.isDark(row, column) {
              let rect = CGRect(x: CGFloat(column) * unit, y: CGFloat(row) * unit, width: unit, height: unit)
              switch style {
              case .square: path.addRect(rect)
              case .rounded:
                path.addRoundedRect(
                  in: rect.insetBy(dx: unit * 0.04, dy: unit * 0.04),
                  cornerSize: CGSize(width: unit * 0.3, height: unit * 0.3))
              case .circle: path.addEllipse(in: rect.insetBy(dx: unit * 0.06, dy: unit * 0.06))
              }
            }
          }
        }
        ForEach([(0, 0), (18, 0), (0, 18)], id: \.0.description.hashValue) { _ in EmptyView() }
        finder.offset(x: 0, y: 0).frame(width: unit * 7, height: unit * 7)
        finder.frame(width: unit * 7, height: unit * 7).offset(x: unit * 18)
        finder.frame(width: unit * 7, height: unit * 7).offset(y: unit * 18)
      }
    }
    .aspectRatio(1, contentMode: .fit)
  }

  private var finder: some View {
    FinderShape().fill(style: FillStyle(eoFill: true, antialiased: true))
  }
}

struct ContentView: View {
  private let links = ["swift.org", "example.com", "kernel.org", "debian.org"]
  @State private var link = "swift.org"
  @State private var style = DotStyle.rounded
  @State private var scanY: CGFloat = 0

  var body: some View {
    VStack(spacing: 20) {
      CodeView(code: MatrixCode(text: link), style: style)
        .foregroundStyle(
          LinearGradient(colors: [.indigo, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
        )
        .overlay {
          GeometryReader { geo in
            Rectangle()
              .fill(
                .linearGradient(colors: [.clear, .green.opacity(0.6)], startPoint: .top, endPoint: .bottom)
              )
              .frame(height: 40)
              .overlay(alignment: .bottom) { Rectangle().fill(.green).frame(height: 2) }
              .offset(y: scanY * (geo.size.height + 40) - 40)
          }
          .clipped()
        }
        .overlay {
          Image(systemName: "chevron.left.forwardslash.chevron.right")
            .font(.title.bold())
            .foregroundStyle(.white)
            .padding(10)
            .background(Circle().fill(.orange))
            .padding(4)
            .background(Circle().fill(.white))
        }
        .padding(20)
        .background(.white, in: RoundedRectangle(cornerRadius: 20))
        .shadow(color: .black.opacity(0.2), radius: 12)
      Text(link).font(.callout.monospaced()).id(link).transition(.push(from: .trailing))
      Picker("Style", selection: $style) {
        ForEach(DotStyle.allCases, id: \.self) { Text($0.rawValue.capitalized) }
      }
      .pickerStyle(.segmented)
      HStack {
        ForEach(links, id: \.self) { name in
          Button(name) { withAnimation { link = name } }
            .font(.caption)
            .buttonStyle(.bordered)
        }
      }
    }
    .padding(28)
    .frame(width: 400)
    .clipped()
    .onAppear {
      withAnimation(.easeInOut(duration: 2).repeatForever()) { scanY = 1 }
    }
  }
}

@main
struct CodeMatrixApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}

#Preview { ContentView() }
