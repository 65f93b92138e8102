import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselTestSupport
import Foundation
import Testing

/// Animations as they run for minutes: every frame differs, and after one round nothing in them is new.
struct SteadyAnimation: CustomTestStringConvertible, Sendable {
  let name: String
  /// The drawing at a time in 0..<1.
  private let record: @Sendable (_ recorder: FragmentRecorder, _ time: Double) -> Void
  /// Pixels to a point.
  private let scale: Int

  private init(
    _ name: String, scale: Int = 1,
    _ record: @escaping @Sendable (_ recorder: FragmentRecorder, _ time: Double) -> Void
  ) {
    (self.name, self.record, self.scale) = (name, record, scale)
  }

  var testDescription: String { name }

  private static let size = CGSize(width: 480, height: 400)

  /// Room for a frame.
  var pixels: Pixmap { Pixmap(width: Int(Self.size.width) * scale, height: Int(Self.size.height) * scale) }

  /// One round.
  var frames: [DisplayList] { frames(.nonLinear) }

  /// One round in a color mode; `reduction` makes all smaller.
  func frames(_ mode: DisplayList.ColorMode, reduction: CGFloat = 1) -> [DisplayList] {
    (0..<12).map { frame in
      let recorder = FragmentRecorder()
      record(recorder, Double(frame) / 12)
      return DisplayList(
        root: recorder.finish(), size: Self.size, scale: CGFloat(scale) / reduction, background: .white,
        colorMode: mode)
    }
  }

  static let all = [
    clock, shapes, gradients, images, text, clips, layers, blending, blurs, shadows, colorFilters,
    projections, linearFilters, canvases, symbols, particles, nested,
  ]

  // MARK: Everyday drawings

  private static let clock = SteadyAnimation("clock") { recorder, time in
    let center = CGPoint(x: 240, y: 200)
    let disc = Path(ellipseIn: CGRect(x: 60, y: 20, width: 360, height: 360))
    recorder.fill(disc, style: FillStyle(), paint: glow(center, 180), state: DrawingState())
    recorder.stroke(
      disc, style: StrokeStyle(lineWidth: 8), paint: .gradient(rainbow(.conic(center: center, angle: 0))),
      state: DrawingState())
    for tick in 0..<60 {
      let length = tick % 5 == 0 ? 14.0 : 7
      recorder.fill(
        Scenes.rect(-1.5, -172, 3, length), style: FillStyle(), paint: .solid(Scenes.blue),
        state: DrawingState(transform: turn(center, Double(tick) / 60)))
    }
    for hour in 0..<12 {
      let place = CGPoint(x: 0, y: -140).applying(turn(center, Double(hour) / 12))
      recorder.append(
        .glyphs(numerals[hour], origin: CGPoint(x: place.x - 10, y: place.y + 8), .solid(Scenes.red)),
        state: DrawingState())
    }
    for (hand, turns) in [1.0 / 12, 1, 3].enumerated() {
      let state = DrawingState(transform: turn(center, time * turns), filters: shadow(hand == 2 ? nil : 3))
      recorder.fill(
        hands[hand], style: FillStyle(), paint: .solid(hand == 2 ? Scenes.red : Scenes.blue), state: state)
    }
  }

  private static let shapes = SteadyAnimation("shapes") { recorder, time in
    for index in 0..<20 {
      let place = place(index, time)
      let path = figures[index % figures.count]
      let style = FillStyle(eoFill: index % 2 == 0, antialiased: index % 5 != 0)
      recorder.fill(path, style: style, paint: .solid(color(index)), state: DrawingState(transform: place))
      let stroke = StrokeStyle(
        lineWidth: Double(index % 4) + 0.5, lineCap: [.butt, .round, .square][index % 3],
        lineJoin: [.miter, .round, .bevel][index % 3], dash: index % 3 == 0 ? [7, 3] : [])
      recorder.stroke(
        path, style: stroke, isAntialiased: index % 6 != 0, paint: .solid(color(index + 7)),
        state: DrawingState(transform: place))
    }
  }

  private static let gradients = SteadyAnimation("gradients") { recorder, time in
    let geometries: [GradientPaint.Geometry] = [
      .linear(start: .zero, end: CGPoint(x: 60, y: 40)), .conic(center: CGPoint(x: 40, y: 30), angle: 1),
      .radial(
        startCenter: CGPoint(x: 40, y: 40), startRadius: 3, endCenter: CGPoint(x: 40, y: 40), endRadius: 50),
      .radial(
        startCenter: CGPoint(x: 20, y: 40), startRadius: 5, endCenter: CGPoint(x: 60, y: 40), endRadius: 9),
    ]
    for index in 0..<24 {
      let gradient = GradientPaint(
        stops: stops, geometry: geometries[index % 4], spread: [.pad, .repeat, .mirror][index % 3],
        interpolation: [.encoded, .linearLight, .perceptual][index / 8])
      recorder.fill(
        figures[index % figures.count], style: FillStyle(), paint: .gradient(gradient),
        state: DrawingState(transform: place(index, time), opacity: index % 5 == 0 ? 0.5 : 1))
    }
  }

  private static let images = SteadyAnimation("images") { recorder, time in
    for index in 0..<18 {
      let source = ImagePaintSource(
        image: picture, source: CGRect(x: 0, y: 0, width: 64, height: 48),
        transform: CGAffineTransform(scaleX: index % 2 == 0 ? 1.4 : 0.4, y: index % 2 == 0 ? 1.4 : 0.3),
        tiles: index % 4 == 0, sampling: [.nearest, .linear, .high][index % 3])
      recorder.fill(
        index % 5 == 0 ? figures[3] : Scenes.rect(0, 0, 80, 60), style: FillStyle(), paint: .image(source),
        state: DrawingState(transform: place(index, time, turns: index % 3 == 2 ? 0 : 1), opacity: 0.9))
    }
    recorder.fill(
      Scenes.rect(0, 0, 90, 70), style: FillStyle(), paint: .backdrop,
      state: DrawingState(transform: place(40, time), opacity: 0.5))
  }

  private static let text = SteadyAnimation("text") { recorder, time in
    for index in 0..<16 {
      let paint = index % 3 == 0 ? glow(CGPoint(x: 40, y: 0), 90) : .solid(color(index))
      recorder.append(
        .glyphs(numerals[index % 12], origin: CGPoint(x: 3, y: 20), paint),
        state: DrawingState(transform: place(index, time, turns: index % 4 == 0 ? 1 : 0)))
    }
    recorder.append(
      .glyphs(headline, origin: CGPoint(x: 10, y: 200 + time * 20), .solid(Scenes.red)), state: DrawingState()
    )
  }

  // MARK: Clips and layers

  private static let clips = SteadyAnimation("clips") { recorder, time in
    let bars = fragment { recorder in
      for bar in 0..<6 {
        recorder.fill(
          Scenes.rect(Double(bar) * 40, 0, 20, 300), style: FillStyle(), paint: .solid(color(bar)),
          state: DrawingState())
      }
    }
    for index in 0..<8 {
      let outer = ClipNode(
        parent: nil, shape: .path(figures[index % figures.count], FillStyle(eoFill: true)),
        transform: place(index, time), isInverse: index % 3 == 0)
      let shape: ClipNode.Shape =
        index % 4 == 1 ? .layer(bars, opacity: 0.7) : .path(Scenes.rect(20, 20, 300, 300), FillStyle())
      let inner = ClipNode(parent: outer, shape: shape, transform: place(0, time, turns: 0))
      recorder.fill(
        Scenes.rect(0, 0, 480, 400), style: FillStyle(), paint: .solid(color(index, alpha: 0.4)),
        state: DrawingState(clip: index % 2 == 0 ? outer : inner))
    }
  }

  private static let layers = SteadyAnimation("layers") { recorder, time in
    let inner = fragment { recorder in
      for index in 0..<4 {
        recorder.fill(
          figures[index], style: FillStyle(), paint: .solid(color(index)),
          state: DrawingState(transform: place(index, time)))
      }
    }
    let outer = fragment { recorder in
      recorder.append(.layer(inner), state: DrawingState(transform: place(3, time), opacity: 0.5))
      recorder.append(.layer(inner), state: DrawingState(opacity: 0.8))
    }
    let clip = ClipNode(parent: nil, shape: .path(figures[2], FillStyle()), transform: place(9, time))
    recorder.append(.layer(outer), state: DrawingState(opacity: 0.7))
    recorder.append(.layer(inner), state: DrawingState(clip: clip, opacity: 0.9))
    recorder.append(.canvas(inner, .nonLinear), state: DrawingState(opacity: 0.4))
    recorder.append(.asynchronous(inner, identity), state: DrawingState(transform: place(5, time)))
  }

  private static let blending = SteadyAnimation("blending") { recorder, time in
    for (index, mode) in CompositeMode.allCases.enumerated() {
      let state = DrawingState(transform: place(index, time), opacity: 0.8, mode: mode)
      recorder.fill(
        figures[index % figures.count], style: FillStyle(), paint: .solid(color(index, alpha: 0.7)),
        state: state)
      let clip = ClipNode(
        parent: nil, shape: .path(Scenes.rect(0, 0, 100, 100), FillStyle()), transform: place(index, 0))
      let group = fragment { recorder in
        recorder.fill(figures[1], style: FillStyle(), paint: .solid(color(index)), state: DrawingState())
        recorder.fill(figures[3], style: FillStyle(), paint: .solid(color(3)), state: DrawingState())
      }
      recorder.append(
        .layer(group), state: DrawingState(transform: place(index, time), clip: clip, mode: mode))
    }
  }

  // MARK: Filters

  private static let blurs = SteadyAnimation("blurs", scale: 2) { recorder, time in
    for (index, radius) in [0.3, 1, 2.5, 6, 20, 70].enumerated() {
      let blur = filter(.blur(radius: radius, isOpaque: index == 2, dithers: index == 3))
      recorder.fill(
        figures[index % figures.count], style: FillStyle(), paint: .solid(color(index)),
        state: DrawingState(transform: place(index, time), filters: blur))
    }
    let still = filter(.blur(radius: 9, isOpaque: false, dithers: false))
    recorder.fill(
      figures[3], style: FillStyle(), paint: .solid(color(3)),
      state: DrawingState(transform: place(11, 0), filters: still))
  }

  private static let shadows = SteadyAnimation("shadows", scale: 2) { recorder, time in
    for index in 0..<8 {
      var shadow = FilterOperation.Shadow(
        color: color(index, alpha: 0.6), radius: 4, offset: CGSize(width: 5.5, height: 3))
      shadow.isAbove = index == 1 || index == 5
      shadow.isShadowOnly = index == 2
      shadow.invertsAlpha = index == 3 || index == 5
      shadow.disablesGroup = index == 4 || index == 5
      shadow.mode = index == 6 ? .multiply : .normal
      recorder.fill(
        figures[index % figures.count], style: FillStyle(), paint: .solid(color(index + 1)),
        state: DrawingState(transform: place(index, time), filters: filter(.shadow(shadow))))
    }
  }

  private static let colorFilters = SteadyAnimation("color filters") { recorder, time in
    let blur = FilterOperation.blur(radius: 5, isOpaque: false, dithers: false)
    let threshold = FilterOperation.alphaThreshold(minimum: 0.4, maximum: 1, color: Scenes.red)
    let operations: [FilterOperation] = [
      .colorMultiply(color(2)), .luminanceToAlpha, threshold,
      .colorMatrix((0..<20).map { Float($0 % 7) / 7 }),
    ]
    for (index, operation) in operations.enumerated() {
      recorder.fill(
        figures[index], style: FillStyle(), paint: glow(CGPoint(x: 40, y: 40), 60),
        state: DrawingState(transform: place(index, time), filters: filter(operation)))
    }
    let drops = fragment { recorder in
      for index in 0..<5 {
        recorder.fill(
          figures[3], style: FillStyle(), paint: .solid(.black),
          state: DrawingState(transform: place(index, time)))
      }
    }
    recorder.append(.layer(drops), state: DrawingState(filters: filter(blur, after: filter(threshold))))
  }

  private static let linearFilters = SteadyAnimation("filters in linear light") { recorder, time in
    let operations: [FilterOperation] = [
      .blur(radius: 2, isOpaque: false, dithers: true), .blur(radius: 9, isOpaque: true, dithers: false),
      .shadow(.init(color: .black, radius: 3, offset: CGSize(width: 3.5, height: 2))),
      .projection(.init(.init(rotationAngle: time))), .colorMultiply(color(2)),
    ]
    for (index, operation) in operations.enumerated() {
      let filter = FilterNode(
        parent: nil, operation: operation, transform: .identity, usesLinearColor: true)
      let state = DrawingState(
        transform: place(index, time).scaledBy(x: 0.5, y: 0.5), filters: filter)
      recorder.fill(
        figures[index % figures.count], style: FillStyle(), paint: glow(CGPoint(x: 40, y: 40), 60),
        state: state)
    }
  }

  /// Each mixes light or what it is encoded as, whatever what is around it does.
  private static let canvases = SteadyAnimation("canvases") { recorder, time in
    for (index, mode) in [DisplayList.ColorMode.linear, .nonLinear, .extendedLinear].enumerated() {
      let canvas = fragment { recorder in
        for number in 0..<3 {
          recorder.fill(
            figures[number], style: FillStyle(), paint: .solid(color(number, alpha: 0.6)),
            state: DrawingState(transform: place(0, Double(number) / 9)))
        }
      }
      recorder.append(
        .canvas(canvas, mode),
        state: DrawingState(
          transform: place(index, time).scaledBy(x: 0.5, y: 0.5), opacity: 0.7,
          mode: index == 1 ? .sourceAtop : .normal))
    }
  }

  private static let projections = SteadyAnimation("projections", scale: 2) { recorder, time in
    for index in 0..<3 {
      var matrix = ProjectionTransform(CGAffineTransform(translationX: 100 * Double(index), y: 40))
      if index > 0 { matrix.m13 = 0.0007 * (1 + time) }
      let card = fragment { recorder in
        recorder.fill(
          Scenes.rect(0, 0, 400, 300), style: FillStyle(), paint: .solid(color(index, alpha: 0.2)),
          state: DrawingState())
        recorder.fill(figures[1], style: FillStyle(), paint: .solid(color(index)), state: DrawingState())
        recorder.append(
          .glyphs(numerals[index], origin: CGPoint(x: 20, y: 30), .solid(Scenes.red)), state: DrawingState())
      }
      recorder.append(.projected(card, matrix), state: DrawingState(transform: place(index, time)))
    }
    recorder.fill(
      figures[4], style: FillStyle(), paint: .solid(color(4)),
      state: DrawingState(
        transform: place(6, time), filters: filter(.projection(.init(.init(rotationAngle: time))))))
  }

  // MARK: Many and nested

  private static let symbols = SteadyAnimation("symbols") { recorder, time in
    let star = SymbolTests.symbol(1)
    let small = SymbolTests.symbol(2, blurred: false)
    for index in 0..<30 {
      recorder.append(
        symbol: index % 2 == 0 ? star : small,
        state: DrawingState(
          transform: place(index, time, turns: index % 7 == 0 ? 1 : 0), opacity: index % 3 == 0 ? 0.6 : 1))
    }
  }

  private static let particles = SteadyAnimation("particles") { recorder, time in
    for index in 0..<600 {
      recorder.fill(
        index % 2 == 0 ? Scenes.rect(0, 0, 5, 3) : figures[3], style: FillStyle(),
        paint: .solid(color(index)),
        state: DrawingState(transform: place(index, time).scaledBy(x: 0.1, y: 0.1)))
    }
  }

  private static let nested = SteadyAnimation("nested views") { recorder, time in
    for index in 0..<12 {
      let view = fragment { recorder in
        recorder.fill(
          figures[index % 5], style: FillStyle(), paint: .solid(color(index)), state: DrawingState())
        recorder.append(
          .glyphs(numerals[index], origin: CGPoint(x: 20, y: 30), .solid(Scenes.red)), state: DrawingState())
      }
      let clip = ClipNode(
        parent: nil, shape: .path(Scenes.rect(0, 0, 60.5, 60), FillStyle()), transform: place(index, time))
      recorder.append(
        view, state: DrawingState(transform: place(index, time), clip: index % 2 == 0 ? clip : nil))
    }
  }

  // MARK: What they are made of

  private static let identity = LayerIdentity()
  private static let face = TestFace()
  private static let numerals = (0..<12).map { face.run([UInt32($0 % 6) + 1, UInt32($0 % 5) + 1], size: 22) }
  private static let headline = face.run([1, 2, 3, 4, 5], size: 80, slant: 0.2)
  private static let stops = (0..<4).map { GradientPaint.Stop(location: Float($0) / 3, color: color($0)) }
  private static let hands = [
    Scenes.rect(-5, -90, 10, 100),
    Path(roundedRect: CGRect(x: -4, y: -140, width: 8, height: 160), cornerRadius: 4),
    Path(ellipseIn: CGRect(x: -1.5, y: -160, width: 3, height: 180)),
  ]
  private static let figures = [
    Scenes.rect(0, 0, 70, 50), Path(roundedRect: CGRect(x: 0, y: 0, width: 90, height: 60), cornerRadius: 12),
    star, Path(ellipseIn: CGRect(x: 0, y: 0, width: 80, height: 80)), wave,
  ]

  private static let star = Path { path in
    path.addLines(
      (0..<5).map { corner in
        CGPoint(x: 0, y: -45).applying(turn(CGPoint(x: 45, y: 45), Double(corner) * 0.4))
      })
    path.closeSubpath()
  }

  private static let wave = Path { path in
    path.move(to: CGPoint(x: 0, y: 30))
    path.addCurve(
      to: CGPoint(x: 90, y: 30), control1: CGPoint(x: 30, y: -60), control2: CGPoint(x: 60, y: 120))
    path.addQuadCurve(to: CGPoint(x: 0, y: 60), control: CGPoint(x: 40, y: 120))
    path.closeSubpath()
  }

  private static let picture: PixelImage = {
    var random = SplitMix64(seed: 5)
    return PixelImage(width: 64, height: 48, pixels: (0..<64 * 48).map { _ in random.pixel() })!
  }()

  private static func glow(_ center: CGPoint, _ radius: CGFloat) -> Paint {
    .gradient(
      rainbow(.radial(startCenter: center, startRadius: 0, endCenter: center, endRadius: radius)))
  }

  private static func rainbow(_ geometry: GradientPaint.Geometry) -> GradientPaint {
    GradientPaint(stops: stops, geometry: geometry)
  }

  private static func color(_ index: Int, alpha: Float = 1) -> PaintColor {
    PaintColor(
      red: Float(index * 37 % 100) / 100, green: Float(index * 61 % 100) / 100,
      blue: Float(index * 83 % 100) / 100, alpha: alpha)
  }

  private static func shadow(_ radius: CGFloat?) -> FilterNode? {
    radius.map { radius in
      filter(.shadow(.init(color: .black, radius: radius, offset: CGSize(width: 2, height: 3))))
    }
  }

  private static func filter(_ operation: FilterOperation, after parent: FilterNode? = nil) -> FilterNode {
    FilterNode(parent: parent, operation: operation, transform: .identity)
  }

  private static func fragment(_ record: (FragmentRecorder) -> Void) -> Fragment {
    let recorder = FragmentRecorder()
    record(recorder)
    return recorder.finish()
  }

  /// A place that things move through, each on a circle of its own.
  private static func place(_ index: Int, _ time: Double, turns: Double = 1) -> CGAffineTransform {
    let angle = 2 * Double.pi * (time + Double(index) * 0.13)
    return CGAffineTransform(
      translationX: Double(index * 97 % 400) + 30 * cos(angle), y: Double(index * 61 % 330) + 25 * sin(angle)
    ).rotated(by: turns * time * 2 * .pi)
  }

  private static func turn(_ center: CGPoint, _ turns: Double) -> CGAffineTransform {
    CGAffineTransform(translationX: center.x, y: center.y).rotated(by: turns * 2 * .pi)
  }
}
