import SwiftUI

// A user's file about text: each row that the API's tables have for Text and Font, as people write it.

struct TextsView: View {
  let start = Date(timeIntervalSinceReferenceDate: 0)
  let name = "World"
  let count = 3
  let ratio = 0.25
  let width: CGFloat = 120

  var title: AttributedString {
    var text = AttributedString("attributed")
    text.font = .headline.italic()
    text.foregroundColor = .orange
    text.backgroundColor = .yellow
    text.underlineStyle = .single
    text.strikethroughStyle = Text.LineStyle(pattern: .dot, color: .red)
    text.link = URL(string: "https://swift.org")
    return text
  }

  var body: some View {
    VStack {
      // The longest chain that people write; a compiler that tries all operators needs minutes for it.
      Text("a") + Text("b").bold() + Text("c \(count)").foregroundColor(.red) + Text(name)
        + Text("e").italic()
        + Text("f").underline() + Text("g").font(.title) + Text("h \(name)") + Text(verbatim: "i")
      values
      dates
      styles
      fonts
      Canvas { context, size in
        var text = context.resolve(
          Text("\(Image(systemName: "star.fill")) \(count)").font(.custom("Arial", size: 72)))
        text.shading = .linearGradient(
          Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0))
        let box = text.measure(in: size)
        let baseline = text.firstBaseline(in: size) + text.lastBaseline(in: size)
        context.draw(text, at: CGPoint(x: size.width / 2, y: baseline / 2), anchor: .bottom)
        context.draw(text, in: CGRect(origin: .zero, size: box))
        context.draw(Text("plain"), in: CGRect(x: 0, y: 0, width: 40, height: 40))
      }
    }
    .font(.body)
    .multilineTextAlignment(.center)
    .lineLimit(2)
    .lineSpacing(2)
    .minimumScaleFactor(0.5)
    .truncationMode(.middle)
    .allowsTightening(true)
    .textCase(.uppercase)
    .fontWeight(.medium)
    .bold()
    .italic()
    .underline()
    .strikethrough()
    .kerning(1)
    .tracking(1)
    .baselineOffset(1)
    .monospacedDigit()
    .fontDesign(.serif)
    .fontWidth(.condensed)
  }

  @ViewBuilder private var values: some View {
    Text("Hello, \(name)! **Strong**, *soft*, ~~gone~~, `code`, [link](https://swift.org)")
    Text(name)
    Text(name.prefix(2))
    Text("\(count) of \(ratio, specifier: "%.2f") at \(width)")
    Text(ratio, format: .percent)
    Text("\(ratio, format: .number.precision(.fractionLength(1)))")
    Text(title)
    Text("key", comment: "a comment")
  }

  @ViewBuilder private var dates: some View {
    Text(start, style: .date)
    Text(start, style: .time)
    Text(start, style: .relative)
    Text(start, style: .offset)
    Text(start, style: .timer)
    Text("\(start, style: .timer) left of \(start...start.addingTimeInterval(60))")
    Text(start...start.addingTimeInterval(60))
    Text(DateInterval(start: start, duration: 60))
    Text(timerInterval: start...start.addingTimeInterval(60), countsDown: false)
    Text(start, format: .dateTime.hour().minute())
  }

  @ViewBuilder private var styles: some View {
    Text("a").foregroundStyle(.secondary).fontWeight(.heavy).bold(count > 2).italic(count > 2)
    Text("b").underline(true, color: .red).strikethrough(count > 2, pattern: .dash, color: .blue)
    Text("c").kerning(2).tracking(1).baselineOffset(-3).monospacedDigit().monospaced()
    Text("d").fontDesign(.rounded).fontWidth(.expanded).textCase(.lowercase)
    Text("e").foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    Text(Image(systemName: "heart.fill")).foregroundColor(.red) + Text(" twelve")
  }

  @ViewBuilder private var fonts: some View {
    Text("a").font(.custom("Menlo", size: 34).bold())
    Text("b").font(.custom("Futura", fixedSize: 12).weight(.light).italic())
    Text("c").font(.custom("Arial Rounded MT Bold", size: 36, relativeTo: .title))
    Text("d").font(.system(size: 16, weight: .black, design: .monospaced))
    Text("e").font(.system(.title2, design: .rounded, weight: .semibold))
    Text("f").font(.system(.caption2).smallCaps().leading(.tight).width(.compressed).monospacedDigit())
    ForEach(Font.TextStyle.allCases, id: \.self) { Text("style").font(.system($0)) }
    ForEach(
      [
        Font.largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
        .caption, .caption2,
      ],
      id: \.self
    ) { Text("font").font($0) }
  }
}
