import SwiftUI

/// A greeting in twelve scripts, each line with its own colors and in the direction of its script.
struct Scripts: View {
  @MainActor
  init() {}

  private static let greetings: [(script: String, text: String)] = [
    ("Latin", "Good day, world"), ("Greek", "Καλημέρα, κόσμε"), ("Cyrillic", "Добрый день, мир"),
    ("Arabic", "مرحبا أيها العالم"), ("Hebrew", "שלום לעולם"), ("Devanagari", "नमस्ते दुनिया"),
    ("Thai", "สวัสดีชาวโลก"), ("Chinese", "世界，你好"), ("Japanese", "こんにちは、世界"), ("Korean", "안녕, 세상"),
    ("Armenian", "Բարեւ, աշխարհ"), ("Georgian", "გამარჯობა, სამყარო"),
  ]

  var body: some View {
    Canvas { context, size in
      let rowHeight = size.height / CGFloat(Self.greetings.count)
      for (index, greeting) in Self.greetings.enumerated() {
        let middle = (CGFloat(index) + 0.5) * rowHeight
        let name = Text(greeting.script).font(.system(size: rowHeight * 0.28)).foregroundColor(.gray)
        context.draw(name, at: CGPoint(x: 20, y: middle), anchor: .leading)
        draw(
          greeting.text, hue: Double(index) / 12, in: context, CGPoint(x: size.width * 0.26, y: middle),
          rowHeight)
      }
    }
  }

  private func draw(
    _ greeting: String, hue: Double, in context: GraphicsContext, _ place: CGPoint, _ rowHeight: CGFloat
  ) {
    var text = context.resolve(Text(verbatim: greeting).font(.system(size: rowHeight * 0.56)))
    let width = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity)).width
    let isDark = context.environment.colorScheme == .dark
    let colors = [
      Color(hue: hue, saturation: isDark ? 0.5 : 0.9, brightness: isDark ? 1 : 0.75),
      Color(hue: hue + 0.15, saturation: isDark ? 0.5 : 0.9, brightness: isDark ? 0.9 : 0.6),
    ]
    text.shading = .linearGradient(
      Gradient(colors: colors), startPoint: place, endPoint: CGPoint(x: place.x + width, y: place.y))
    context.draw(text, at: place, anchor: .leading)
  }
}
