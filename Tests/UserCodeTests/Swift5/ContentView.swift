import SwiftUI

// A user's file as it is written for Apple's systems, without annotations of isolation; compiled in both language modes.

struct ContentView: View {
  @State private var isOn = false
  @Environment(\.colorScheme) var colorScheme
  let colors: [Color] = [.cyan, .blue, .indigo]

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      header
      ZStack {
        ForEach(Array(colors.enumerated()), id: \.0) { n, c in
          RoundedRectangle(cornerRadius: 10)
            .fill(c)
            .frame(width: 100, height: 50)
            .offset(x: CGFloat(n) * 20)
            .tag(n)
        }
      }
      if isOn {
        Text("on").font(.custom("Futura", size: 24)).foregroundColor(.red)
      } else if colorScheme == .dark {
        Text("dark")
      } else {
        EmptyView()
      }
      GeometryReader { geometry in
        let side = min(geometry.size.width, geometry.size.height)
        Circle()
          .stroke(Color.blue, lineWidth: side / 10)
          .frame(width: side, height: side)
          .position(x: geometry.size.width / 2, y: geometry.size.height / 2)
      }
      chart
      TimelineView(.animation(minimumInterval: 0.06)) { timeline in
        Hand(date: timeline.date)
      }
      Group {
        Toggled(isOn: $isOn)
        row(2)
      }
      .modifier(Card(radius: 4))
    }
    .padding(.horizontal)
    .background(Color.white)
    .overlay(alignment: .topTrailing) { Circle().frame(width: 8, height: 8) }
    .border(Color.blue)
  }

  var header: some View {
    HStack {
      Text("Title").bold()
      Spacer()
      Circle().frame(width: 12, height: 12)
    }
  }

  private var chart: some View {
    Canvas { context, size in
      var copy = context
      copy.translateBy(x: size.width / 2, y: size.height / 2)
      copy.rotate(by: .degrees(45))
      copy.fill(Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20)), with: .color(.green))
      if let mark = context.resolveSymbol(id: Mark.star) {
        context.draw(mark, at: .zero, anchor: .topLeading)
      }
    } symbols: {
      Star(points: 5).fill(.yellow).frame(width: 20, height: 20).tag(Mark.star)
    }
  }

  @ViewBuilder
  func row(_ count: Int) -> some View {
    switch count {
    case 0: Text("none")
    case 1: Text("one")
    default:
      ForEach(0..<count) { index in Text("\(index)") }
    }
  }
}

enum Mark { case star }

struct Hand: View {
  let date: Date

  var body: some View {
    Rectangle()
      .frame(width: 2, height: 40)
      .rotationEffect(.degrees(date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60) * 6))
  }
}

struct Toggled: View {
  @Binding var isOn: Bool

  var body: some View { Color.clear.opacity(isOn ? 1 : 0.5).frame(height: 10) }
}

struct Star: Shape {
  var points: Double

  var animatableData: Double {
    get { points }
    set { points = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct Card: ViewModifier {
  var radius: CGFloat

  func body(content: Content) -> some View {
    content.padding().clipShape(RoundedRectangle(cornerRadius: radius)).shadow(radius: radius)
  }
}

struct Skew: GeometryEffect {
  var amount: CGFloat

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: 0, ty: 0))
  }
}

struct Progress: EnvironmentKey {
  static var defaultValue: Double { 0.5 }
}

extension EnvironmentValues {
  var progress: Double {
    get { self[Progress.self] }
    set { self[Progress.self] = newValue }
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView().environment(\.progress, 0.75)
    Text("skewed").modifier(Skew(amount: 0.2))
  }
}
