import EaselDrawing
import EaselTypography
import Testing

@testable import EaselUI

@Suite struct DrawingTextTests {
  private typealias Piece = Text.Piece

  private func content(_ text: Text, _ environment: EnvironmentValues = EnvironmentValues()) -> TextContent {
    TextContent(text, in: environment)
  }

  private func font(_ text: Text, _ environment: EnvironmentValues = EnvironmentValues()) -> FontDescriptor {
    content(text, environment).runs[0].font
  }

  /// Returns the origins of the glyph runs of commands.
  private func origins(_ commands: some Sequence<DrawingCommand>) -> [CGPoint] {
    commands.compactMap { command in
      if case .glyphs(_, let origin, _) = command.operation { origin } else { nil }
    }
  }

  private func resolve(_ text: Text, _ environment: EnvironmentValues = EnvironmentValues())
    -> GraphicsContext.ResolvedText
  {
    var resolved: GraphicsContext.ResolvedText?
    _ = record(environment: environment) { resolved = $0.resolve(text) }
    return resolved!
  }

  // MARK: Values

  @Test func stringsAreVerbatim() {
    let name = "World"
    #expect(Text("Hello").string == "Hello")
    #expect(Text(verbatim: "a\(1)").string == "a1")
    #expect(Text(name).string == "World")
    #expect(Text(name.prefix(2)).string == "Wo")
    #expect(Text("Hello \(name)!").string == "Hello World!")
    #expect(Text("").pieces.count == 1)
    #expect((Text("a") + Text("b")).string == "ab")
    #expect(Text(Date(timeIntervalSince1970: 0), format: .iso8601).string == "1970-01-01T00:00:00Z")
  }

  @Test func interpolationsFollowTheirFormats() {
    let count = 7
    #expect(Text("\(count) sides").string == "7 sides")
    #expect(Text("\(1.5)").string == "1.500000")
    #expect(Text("\(CGFloat(0.25))").string == "0.250000")
    #expect(Text("\(1.5, specifier: "%.2f")").string == "1.50")
    #expect(Text("\(true) \([1])").string == "true [1]")
    #expect(Text("\("x" as Substring)").string == "x")
  }

  @Test(arguments: [-1_234_567, -1000, -999, -1, 0, 7, 999, 1000, 65_535])
  func interpolatedNumbersAreFormattedForTheLocale(_ number: Int) {
    #expect(Text("\(number)").string == number.formatted())
    #expect(Text("\(Int32(number))").string == number.formatted())
    #expect(
      Text("\(UInt8(truncatingIfNeeded: number))").string == UInt8(truncatingIfNeeded: number).formatted())
  }

  @Test func anInterpolatedTextKeepsItsStyle() {
    let text = Text("one \(Text("two").bold()) three \(Text("four"))")
    #expect(text.pieces.map(\.string) == ["one ", "two", " three four"])
    #expect(text.pieces.map(\.style.weight) == [nil, .bold, nil])
  }

  @Test func theInnermostStyleWins() {
    let text = (Text("a").foregroundColor(.red).font(.title) + Text("b")).foregroundColor(.blue).font(.body)
      .bold()
    #expect(text.pieces.map(\.style.foreground) == [.color(.red), .color(.blue)])
    #expect(text.pieces.map(\.style.font) == [.title, .body])
    #expect(text.pieces.map(\.style.weight) == [.bold, .bold])
    #expect(Text("a").bold(false) == Text("a"))
    #expect(Text("a").kerning(1) != Text("a").tracking(1))
  }

  // MARK: Fonts

  @Test func fontsDescribeTheirModifiers() {
    let menlo = Font.custom("Menlo", size: 34).bold().italic().monospacedDigit().descriptor(in: .standard)
    #expect(menlo.family == "Menlo" && menlo.size == 34 && menlo.weight == .bold)
    #expect(menlo.isItalic && menlo.usesMonospacedDigits)
    let system = Font.system(size: 20, weight: .heavy, design: .serif).width(.condensed)
      .descriptor(in: .standard)
    #expect(system.family == nil && system.weight == .heavy && system.design == .serif && system.width == 85)
    #expect(Font.system(size: .nan).descriptor(in: .standard).size == 0)
    #expect(Font.body.width(Font.Width(.infinity)).descriptor(in: .standard).width == 200)
  }

  @Test func theEnvironmentSuppliesMissingStyles() {
    var environment = EnvironmentValues()
    environment.font = .system(size: 40)
    environment.textStyle.weight = .heavy
    environment.textStyle.isItalic = true
    environment.textStyle.design = .monospaced
    #expect(font(Text("a")).size == FontDescriptor.bodySize)
    let inherited = font(Text("a"), environment)
    #expect(inherited.size == 40 && inherited.weight == .heavy && inherited.isItalic)
    #expect(inherited.design == .monospaced)
    #expect(font(Text("a").font(.system(size: 9)).fontWeight(.thin), environment).size == 9)
    #expect(font(Text("a").fontWeight(.thin), environment).weight == .thin)
    #expect(font(Text("a").font(.custom("Menlo", size: 9)), environment).family == "Menlo")
  }

  @Test func kerningAndBaselineOffsetReachTheRuns() {
    let run = content(Text("a").kerning(2).baselineOffset(3)).runs[0]
    #expect(run.kerning == 2 && run.tracking == 0 && run.baselineOffset == 3)
    let tracked = content(Text("a").kerning(2).tracking(5)).runs[0]
    #expect(tracked.tracking == 5 && tracked.kerning == 0)
  }

  @Test func textCaseIsApplied() {
    var environment = EnvironmentValues()
    environment.textCase = .uppercase
    #expect(content(Text("Straße"), environment).runs[0].text == "STRASSE")
    environment.textCase = .lowercase
    #expect(content(Text("ABC"), environment).runs[0].text == "abc")
  }

  // MARK: Measuring

  @Test func sizesGrowWithTheText() {
    let infinite = CGSize(width: CGFloat.infinity, height: .infinity)
    let (one, two) = (resolve(Text("mm")).measure(in: infinite), resolve(Text("mmmm")).measure(in: infinite))
    #expect(one.width > 0 && one.height > 0)
    #expect(two.width > one.width && two.height == one.height)
    let lines = resolve(Text("mm\nmm")).measure(in: infinite)
    #expect(lines.width == one.width && lines.height > one.height * 1.8)
    let empty = resolve(Text("")).measure(in: infinite)
    #expect(empty.width == 0 && empty.height == one.height)
    // The tracking of the system font depends on its size.
    let (small, large) = (
      Text("mm").font(.custom("DejaVu Sans", size: 17)), Text("mm").font(.custom("DejaVu Sans", size: 170))
    )
    #expect(
      abs(resolve(large).measure(in: infinite).width - 10 * resolve(small).measure(in: infinite).width) <= 10)
  }

  @Test func sizesAreWholePixels() {
    for scale in [1, 2, 3] as [CGFloat] {
      var environment = EnvironmentValues()
      environment.displayScale = scale
      let size = resolve(Text("Hello, World").font(.system(size: 13.7)), environment)
        .measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
      #expect((size.width * scale).rounded() == size.width * scale)
      #expect((size.height * scale).rounded() == size.height * scale)
    }
  }

  @Test func aNarrowAreaBreaksLines() {
    let text = resolve(Text("one two three four"))
    let wide = text.measure(in: CGSize(width: 1000, height: 1000))
    let narrow = text.measure(in: CGSize(width: wide.width / 2, height: 1000))
    #expect(narrow.width <= wide.width / 2 && narrow.height >= 2 * wide.height - 1)
    let area = CGSize(width: wide.width / 2, height: 1000)
    #expect(text.firstBaseline(in: area) > 0)
    #expect(text.lastBaseline(in: area) > text.firstBaseline(in: area))
    #expect(text.firstBaseline(in: CGSize(width: 1000, height: 1000)) == text.firstBaseline(in: area))
  }

  @Test func textIsScaledDownOnlyAsFarAsNecessary() {
    var environment = EnvironmentValues()
    environment.lineLimit = 1
    let full = content(Text("a rather long line"), environment).layout()
    environment.minimumScaleFactor = 0.25
    let shrinking = content(Text("a rather long line"), environment)
    #expect(shrinking.layout(width: full.size.width).size == full.size)
    let half = shrinking.layout(width: full.size.width / 2)
    #expect(!half.isTruncated)
    #expect(half.size.width <= full.size.width / 2 && half.size.width > full.size.width * 0.48)
    let tenth = shrinking.layout(width: full.size.width / 10)
    #expect(tenth.isTruncated && tenth.size.height < full.size.height * 0.3)
  }

  /// A text of ten megabytes, which would take minutes if each step of the scale shaped it as a whole.
  @Test(arguments: [Text.TruncationMode.head, .middle, .tail])
  func longTextIsScaledDownAndTruncated(mode: Text.TruncationMode) {
    var environment = EnvironmentValues()
    environment.lineLimit = 1
    environment.truncationMode = mode
    environment.minimumScaleFactor = 0.5
    let full = content(Text("word"), environment).layout().size
    let long = content(Text(verbatim: String(repeating: "word ", count: 2_000_000)), environment)
    for width in [100, 200, 300] as [CGFloat] {
      let layout = long.layout(width: width)
      #expect(layout.isTruncated && layout.lineCount == 1)
      #expect(layout.size.width <= width && layout.size.width > width / 2)
      #expect(layout.size.height < full.height * 0.6)
    }
  }

  @Test func aSingleLineIsScaledDownToFit() {
    var environment = EnvironmentValues()
    let full = content(Text("8").font(.system(size: 200)), environment).layout().size
    environment.minimumScaleFactor = 0.01
    let shrinking = content(Text("8").font(.system(size: 200)), environment)
    let room = CGSize(width: full.width / 4, height: full.height / 2)
    let narrow = shrinking.layout(width: room.width, height: room.height).size
    #expect(narrow.width <= room.width + 0.01 && narrow.width > room.width * 0.95)
    let low = shrinking.layout(width: full.width, height: room.height).size
    #expect(low.height <= room.height + 0.01 && low.height > room.height * 0.95)
  }

  // MARK: Drawing

  @Test func textIsPlacedByItsAnchor() {
    let text = Text("Hello")
    let size = content(text).layout().size
    func origin(_ anchor: UnitPoint) -> CGPoint {
      origins(record { $0.draw(text, at: CGPoint(x: 50, y: 40), anchor: anchor) })[0]
    }
    let baseline = content(text).layout().firstBaseline
    #expect(origin(.topLeading) == CGPoint(x: 50, y: 40 + baseline))
    #expect(abs(origin(.center).x - (50 - size.width / 2)) < 1e-9)
    #expect(abs(origin(.bottomTrailing).y - (40 - size.height + baseline)) < 1e-9)
    #expect(origins(record { $0.draw(text, at: CGPoint(x: 50, y: 40)) })[0] == origin(.center))
    let inRect = origins(record { $0.draw(text, in: CGRect(x: 5, y: 6, width: 500, height: 100)) })
    #expect(inRect == [CGPoint(x: 5, y: 6 + baseline)])
  }

  @Test func textWithoutAColorUsesTheShading() {
    let text = Text("a") + Text("b").foregroundColor(.red)
    let commands = record { context in
      var resolved = context.resolve(text)
      context.draw(resolved, at: .zero)
      resolved.shading = .color(.white)
      context.draw(resolved, at: .zero)
    }
    let red = Color.red.resolvePaint(in: EnvironmentValues())
    #expect(commands.map(\.solidColor) == [.black, red, .white, red])
  }

  @Test func shadingGradientsAreInCanvasSpaceAndStyleGradientsInTheTextBounds() {
    let gradient = Gradient(colors: [.black, .white])
    let commands = record { context in
      var resolved = context.resolve(Text("Hello"))
      resolved.shading = .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 200, y: 0))
      context.draw(resolved, at: CGPoint(x: 100, y: 50))
      let style = LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
      context.draw(Text("Hello").foregroundStyle(style), at: CGPoint(x: 30, y: 50), anchor: .topLeading)
    }
    #expect(commands[0].gradient?.geometry == .linear(start: .zero, end: CGPoint(x: 200, y: 0)))
    let size = content(Text("Hello")).layout().size
    let middle = 50 + size.height / 2
    #expect(
      commands[1].gradient?.geometry
        == .linear(start: CGPoint(x: 30, y: middle), end: CGPoint(x: 30 + size.width, y: middle)))
  }

  @Test func emojiAreImagesWithTheStateOfTheText() throws {
    let commands = record { context in
      context.opacity = 0.5
      context.rotate(by: .degrees(30))
      context.draw(Text("😀").font(.system(size: 109)), at: .zero, anchor: .topLeading)
    }
    let command = try #require(commands.first)
    guard commands.count == 1, case .fill(let path, _, .image(let source)) = command.operation else {
      Issue.record("the paint is not an image")
      return
    }
    // At 109 points per em one point is one pixel of the font's bitmap.
    #expect(source.image.width == 136 && source.image.height == 128)
    #expect(path.boundingRect.width == 136.0 && path.boundingRect.height == 128.0)
    #expect(source.transform.a == 1 && source.transform.d == 1)
    #expect(command.state.opacity == 0.5 && command.state.transform.b != 0)
    // A letter and an emoji are two commands, so that a filter needs a group.
    let both = record { context in
      context.addFilter(.blur(radius: 1))
      context.draw(Text("a😀"), at: .zero)
    }
    #expect(both.count == 1 && both[0].layer?.commands.count == 2)
  }

  @Test func filtersApplyToAllLinesTogether() {
    let commands = record { context in
      context.translateBy(x: 3, y: 0)
      context.addFilter(.shadow(radius: 3))
      context.draw(Text("one\ntwo"), at: .zero)
      context.draw(Text("one"), at: .zero)
    }
    #expect(commands.count == 2)
    let group = commands[0]
    #expect(group.layer?.commands.count == 2 && group.state.transform == .identity)
    #expect(group.layer?.commands.first?.state.transform == CGAffineTransform(translationX: 3, y: 0))
    #expect(group.layer?.commands.allSatisfy { $0.state.filters == nil } == true)
    #expect(group.state.filters != nil)
    // A single run needs no layer: it is one draw.
    #expect(origins([commands[1]]).count == 1 && commands[1].state.filters != nil)
  }

  @Test func underlineAndStrikethrough() {
    let text = Text("Hello").underline().strikethrough(color: .white)
    let commands = record { $0.draw(text, at: .zero, anchor: .topLeading) }
    #expect(commands.count == 3)
    let layout = content(text).layout()
    let boxes = [commands[0], commands[2]].map { $0.path?.boundingRect ?? .null }
    for box in boxes { #expect(abs(box.width - layout.size.width) < 1e-6 && box.height > 0) }
    #expect(boxes[0].midY > layout.firstBaseline && boxes[0].maxY <= layout.size.height + 1)
    #expect(boxes[1].midY < layout.firstBaseline && boxes[1].midY > 0)
    #expect(commands.map(\.solidColor) == [.black, .black, .white])
    #expect(record { $0.draw(Text("Hello").underline(false), at: .zero) }.count == 1)
  }

  @Test func aDashedUnderlineIsAStroke() {
    let commands = record { $0.draw(Text("Hello").underline(pattern: .dot), at: .zero) }
    guard case .stroke(_, let style, _, _) = commands[0].operation else {
      Issue.record("the command is not a stroke")
      return
    }
    #expect(style.dash == [style.lineWidth, style.lineWidth])
  }

  @Test func linesStartAtTheLeadingEdge() {
    func starts(_ direction: LayoutDirection, _ alignment: TextAlignment) -> [CGFloat] {
      var environment = EnvironmentValues()
      environment.layoutDirection = direction
      environment.multilineTextAlignment = alignment
      return content(Text("a longer line\nshort"), environment).layout().lines.map(\.origin.x)
    }
    #expect(starts(.leftToRight, .leading) == [0, 0])
    #expect(starts(.rightToLeft, .trailing) == [0, 0])
    #expect(starts(.rightToLeft, .leading) == starts(.leftToRight, .trailing))
    #expect(starts(.rightToLeft, .leading)[1] > 20)
    #expect(starts(.rightToLeft, .center) == starts(.leftToRight, .center))
  }

  @Test func emptyAndMisplacedTextDrawsNothing() {
    #expect(record { $0.draw(Text(""), at: .zero) }.isEmpty)
    #expect(record { $0.draw(Text("a"), at: CGPoint(x: CGFloat.nan, y: 0)) }.isEmpty)
    #expect(record { $0.draw(Text("a"), at: CGPoint(x: CGFloat.infinity, y: 0)) }.isEmpty)
  }

  /// A text that is resolved once is not stored: most texts that change are.
  @Test func aThirdResolveGivesTheGlyphsOfTheSecond() {
    let commands = record { context in
      for _ in 0..<3 { context.draw(Text("Resolved three times"), at: .zero) }
    }
    let runs = commands.compactMap { if case .glyphs(let run, _, _) = $0.operation { run } else { nil } }
    #expect(runs.count == 3)
    #expect(runs[0] == runs[1] && runs[1] === runs[2])
  }
}

@MainActor
@Suite struct DrawingTextViewTests {
  private func commands(_ view: some View, _ size: CGSize = CGSize(width: 300, height: 100)) -> String {
    let host = ViewHost(view)
    host.size = size
    return host.update(to: Date(timeIntervalSinceReferenceDate: 0)).dump()
  }

  @Test func viewsPassTextStylesDown() {
    func font(_ size: CGFloat) -> Font { .custom("DejaVu Sans", fixedSize: size) }
    #expect(commands(Text("Hello").font(font(30))).contains("of size 30 "))
    #expect(commands(Text("Hello")) == commands(Text("Hello").font(.body)))
    #expect(commands(Text("Hello")) != commands(Text("Hello").font(.callout)))
    #expect(commands(Group { Text("Hello") }.font(font(20))).contains("of size 20 "))
    #expect(commands(Group { Text("Hello") }.foregroundColor(Color(white: 1))).contains("#FFFFFFFF"))
    #expect(commands(Group { Text("Hello") }.underline()).contains("fill rect"))
    #expect(!commands(Group { Text("Hello").underline(false) }.underline()).contains("fill rect"))
  }

  @Test func boldTextUsesAnotherFace() {
    let (plain, bold) = (ViewHost(Text("Hello")), ViewHost(Group { Text("Hello") }.bold()))
    let (plainSize, boldSize) = (plain.sizeThatFits(.unspecified), bold.sizeThatFits(.unspecified))
    #expect(boldSize.width >= plainSize.width)
    #expect(commands(Text("Hello")) != commands(Text("Hello").bold()) || plainSize != boldSize)
  }

  @Test func aTextViewTakesItsOwnSize() {
    let host = ViewHost(Text("Hello"))
    let size = host.sizeThatFits(.unspecified)
    #expect(size.width > 10 && size.height > 10)
    #expect(host.sizeThatFits(ProposedViewSize(width: 1000, height: 1000)) == size)
  }
}
