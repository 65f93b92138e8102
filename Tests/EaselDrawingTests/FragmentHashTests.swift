import EaselGeometry
import EaselPixels
import Testing

@testable import EaselDrawing

@Suite struct FragmentHashTests {
  private static let red = Paint.solid(PaintColor(red: 1, green: 0, blue: 0, alpha: 1))
  private static let triangle = polygon([CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 9)])

  private static func polygon(_ points: [CGPoint], isClosed: Bool = true) -> Path {
    var buffer = PathBuffer()
    buffer.move(to: points[0])
    for point in points.dropFirst() { buffer.line(to: point) }
    if isClosed { buffer.close() }
    return Path(storage: .elements(buffer))
  }

  private func hash(_ operation: DrawingCommand.Operation, _ state: DrawingState = DrawingState())
    -> ContentHash
  {
    Fragment(commands: [DrawingCommand(operation: operation, state: state)]).hash
  }

  private func fill(_ path: Path, _ style: FillStyle = FillStyle(), _ paint: Paint = red) -> ContentHash {
    hash(.fill(path, style, paint))
  }

  private func state(_ change: (inout DrawingState) -> Void) -> ContentHash {
    var state = DrawingState()
    change(&state)
    return hash(.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), FillStyle(), Self.red), state)
  }

  private func stroke(_ style: StrokeStyle, isAntialiased: Bool = true) -> ContentHash {
    hash(.stroke(Self.triangle, style, isAntialiased: isAntialiased, Self.red))
  }

  private func gradient(
    stops: [GradientPaint.Stop] = [GradientPaint.Stop(location: 0, color: .black)],
    geometry: GradientPaint.Geometry = .linear(start: .zero, end: CGPoint(x: 1, y: 0)),
    spread: GradientPaint.Spread = .pad, interpolation: GradientPaint.Interpolation = .encoded,
    transform: CGAffineTransform = .identity
  ) -> ContentHash {
    let gradient = GradientPaint(
      stops: stops, geometry: geometry, spread: spread, interpolation: interpolation, transform: transform)
    return fill(Self.triangle, FillStyle(), .gradient(gradient))
  }

  private func clip(
    _ shape: ClipNode.Shape, parent: ClipNode? = nil, transform: CGAffineTransform = .identity,
    isInverse: Bool = false
  ) -> ContentHash {
    state { $0.clip = ClipNode(parent: parent, shape: shape, transform: transform, isInverse: isInverse) }
  }

  private func filter(
    _ operation: FilterOperation, parent: FilterNode? = nil, transform: CGAffineTransform = .identity,
    usesLinearColor: Bool = false
  ) -> ContentHash {
    state {
      $0.filters = FilterNode(
        parent: parent, operation: operation, transform: transform, usesLinearColor: usesLinearColor)
    }
  }

  private func expectDistinct(_ hashes: [ContentHash], _ location: SourceLocation = #_sourceLocation) {
    #expect(Set(hashes).count == hashes.count, sourceLocation: location)
  }

  @Test func everyPartOfAFillChangesTheHash() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectDistinct([
      fill(Path()), fill(Path(rect)), fill(Path(ellipseIn: rect)), fill(Self.triangle),
      fill(Path(rect.offsetBy(dx: 1, dy: 0))), fill(Path(rect.offsetBy(dx: 0, dy: 1))),
      fill(Path(CGRect(x: 1, y: 2, width: 4, height: 4))),
      fill(Path(CGRect(x: 1, y: 2, width: 3, height: 5))),
      fill(Path(rect), FillStyle(eoFill: true)), fill(Path(rect), FillStyle(antialiased: false)),
      fill(Path(rect), FillStyle(eoFill: true, antialiased: false)),
      fill(Path(rect), FillStyle(), .backdrop), gradient(),
    ])
  }

  @Test func everyComponentOfAColorChangesTheHash() {
    let base = SIMD4<Float>(0.25, 0.25, 0.25, 0.25)
    let colors =
      [base]
      + (0..<4).map { index in
        var color = base
        color[index] = Float(0.25).nextUp
        return color
      }
    expectDistinct(colors.map { fill(Self.triangle, FillStyle(), .solid(PaintColor(components: $0))) })
  }

  @Test func everyPointAndVerbOfAPathChangesTheHash() {
    let points = (0..<9).map { CGPoint(x: CGFloat($0), y: 1) }
    var paths = [
      Self.polygon(points), Self.polygon(points, isClosed: false), Self.polygon(points.dropLast()),
    ]
    for index in points.indices {
      var moved = points
      moved[index].x = moved[index].x.nextUp
      paths.append(Self.polygon(moved))
      moved = points
      moved[index].y = moved[index].y.nextUp
      paths.append(Self.polygon(moved))
    }
    var quads = PathBuffer()
    var lines = PathBuffer()
    for buffer in 0..<2 {
      quads.move(to: .zero)
      lines.move(to: .zero)
      quads.quad(to: points[1], control: points[buffer])
      lines.line(to: points[buffer])
      lines.line(to: points[1])
    }
    paths += [Path(storage: .elements(quads)), Path(storage: .elements(lines))]
    expectDistinct(paths.map { fill($0) })
  }

  @Test func cornersOfARoundedRectangleChangeTheHash() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    func rounded(_ width: CGFloat, _ height: CGFloat, _ style: RoundedCornerStyle) -> Path {
      Path(
        storage: .roundedRect(
          Path.RoundedRect(rect: rect, cornerSize: CGSize(width: width, height: height), style: style)))
    }
    expectDistinct(
      [
        Path(rect), rounded(1, 1, .circular), rounded(1, 1, .continuous), rounded(2, 1, .circular),
        rounded(1, 2, .circular),
      ].map { fill($0) })
  }

  @Test func everyPartOfAStrokeChangesTheHash() {
    expectDistinct([
      fill(Self.triangle), stroke(StrokeStyle()), stroke(StrokeStyle(), isAntialiased: false),
      stroke(StrokeStyle(lineWidth: 2)), stroke(StrokeStyle(lineCap: .round)),
      stroke(StrokeStyle(lineCap: .square)), stroke(StrokeStyle(lineJoin: .round)),
      stroke(StrokeStyle(lineJoin: .bevel)), stroke(StrokeStyle(miterLimit: 9)),
      stroke(StrokeStyle(dash: [1])), stroke(StrokeStyle(dash: [1, 1])), stroke(StrokeStyle(dash: [1, 2])),
      stroke(StrokeStyle(dash: [1], dashPhase: 1)),
    ])
  }

  @Test func everyPartOfTheStateChangesTheHash() {
    let clip = ClipNode(parent: nil, shape: .path(Self.triangle, FillStyle()), transform: .identity)
    let blur = FilterNode(
      parent: nil, operation: .blur(radius: 1, isOpaque: false, dithers: false), transform: .identity)
    var hashes = [
      state { _ in }, state { $0.opacity = 0.5 }, state { $0.clip = clip }, state { $0.filters = blur },
      state {
        $0.clip = clip
        $0.filters = blur
      },
      state { $0.transform.a = 2 }, state { $0.transform.b = 2 }, state { $0.transform.c = 2 },
      state { $0.transform.d = 2 }, state { $0.transform.tx = 2 }, state { $0.transform.ty = 2 },
    ]
    hashes += CompositeMode.allCases.filter { $0 != .normal }.map { mode in state { $0.mode = mode } }
    expectDistinct(hashes)
  }

  @Test func everyPartOfAClipChangesTheHash() {
    let parent = ClipNode(parent: nil, shape: .path(Self.triangle, FillStyle()), transform: .identity)
    let layer = Fragment(commands: [
      DrawingCommand(operation: .fill(Self.triangle, FillStyle(), Self.red), state: DrawingState())
    ])
    expectDistinct([
      clip(.path(Self.triangle, FillStyle())), clip(.path(Self.triangle, FillStyle(eoFill: true))),
      clip(.path(Path(), FillStyle())), clip(.path(Self.triangle, FillStyle()), parent: parent),
      clip(.path(Self.triangle, FillStyle()), transform: CGAffineTransform(translationX: 1, y: 0)),
      clip(.path(Self.triangle, FillStyle()), isInverse: true),
      clip(.layer(layer, opacity: 1)), clip(.layer(layer, opacity: 0.5)), clip(.layer(.empty, opacity: 1)),
    ])
  }

  @Test func everyPartOfAFilterChangesTheHash() {
    let parent = FilterNode(parent: nil, operation: .luminanceToAlpha, transform: .identity)
    let shadow = FilterOperation.Shadow(color: .black, radius: 1, offset: .zero)
    func shadowed(_ change: (inout FilterOperation.Shadow) -> Void) -> ContentHash {
      var shadow = shadow
      change(&shadow)
      return filter(.shadow(shadow))
    }
    var projection = ProjectionTransform()
    projection.m13 = 0.5
    expectDistinct([
      filter(.blur(radius: 1, isOpaque: false, dithers: false)),
      filter(.blur(radius: 2, isOpaque: false, dithers: false)),
      filter(.blur(radius: 1, isOpaque: true, dithers: false)),
      filter(.blur(radius: 1, isOpaque: false, dithers: true)),
      filter(.blur(radius: 1, isOpaque: false, dithers: false), parent: parent),
      filter(.blur(radius: 1, isOpaque: false, dithers: false), usesLinearColor: true),
      filter(
        .blur(radius: 1, isOpaque: false, dithers: false), transform: CGAffineTransform(scaleX: 2, y: 1)),
      filter(.shadow(shadow)), shadowed { $0.color = .white }, shadowed { $0.radius = 2 },
      shadowed { $0.offset.width = 1 }, shadowed { $0.offset.height = 1 }, shadowed { $0.mode = .multiply },
      shadowed { $0.isAbove = true }, shadowed { $0.isShadowOnly = true },
      shadowed { $0.invertsAlpha = true }, shadowed { $0.disablesGroup = true },
      filter(.colorMatrix([1])), filter(.colorMatrix([2])), filter(.colorMultiply(.black)),
      filter(.colorMultiply(.white)), filter(.luminanceToAlpha),
      filter(.alphaThreshold(minimum: 0, maximum: 1, color: .black)),
      filter(.alphaThreshold(minimum: 0.5, maximum: 1, color: .black)),
      filter(.alphaThreshold(minimum: 0, maximum: 0.5, color: .black)),
      filter(.alphaThreshold(minimum: 0, maximum: 1, color: .white)),
      filter(.projection(ProjectionTransform())), filter(.projection(projection)),
    ])
  }

  @Test func everyPartOfAGradientChangesTheHash() {
    let point = CGPoint(x: 1, y: 2)
    expectDistinct([
      gradient(), gradient(stops: []), gradient(stops: [GradientPaint.Stop(location: 0, color: .white)]),
      gradient(stops: [GradientPaint.Stop(location: 1, color: .black)]),
      gradient(geometry: .linear(start: point, end: CGPoint(x: 1, y: 0))),
      gradient(geometry: .linear(start: .zero, end: point)),
      gradient(geometry: .radial(startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1)),
      gradient(geometry: .radial(startCenter: point, startRadius: 0, endCenter: .zero, endRadius: 1)),
      gradient(geometry: .radial(startCenter: .zero, startRadius: 1, endCenter: .zero, endRadius: 1)),
      gradient(geometry: .radial(startCenter: .zero, startRadius: 0, endCenter: point, endRadius: 1)),
      gradient(geometry: .radial(startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 2)),
      gradient(geometry: .conic(center: .zero, angle: 0)),
      gradient(geometry: .conic(center: point, angle: 0)),
      gradient(geometry: .conic(center: .zero, angle: 1)), gradient(spread: .repeat),
      gradient(spread: .mirror),
      gradient(interpolation: .linearLight), gradient(interpolation: .perceptual),
      gradient(transform: CGAffineTransform(scaleX: 2, y: 1)),
    ])
  }

  @Test func imagesAreHashedByGeneration() {
    func paint(_ image: PixelImage, tiles: Bool = false, tileBounds: CGRect? = nil) -> ContentHash {
      fill(
        Self.triangle, FillStyle(),
        .image(
          ImagePaintSource(
            image: image, source: CGRect(x: 0, y: 0, width: 1, height: 1), transform: .identity, tiles: tiles,
            tileBounds: tileBounds, sampling: .linear)))
    }
    let image = PixelImage(width: 1, height: 1, pixels: [0])!
    let twin = PixelImage(width: 1, height: 1, pixels: [0])!
    #expect(paint(image) == paint(image))
    let bounds = CGRect(x: 0, y: 0, width: 3, height: 3)
    expectDistinct([
      paint(image), paint(twin), paint(image, tiles: true), paint(image, tiles: true, tileBounds: bounds),
      paint(image, tiles: true, tileBounds: bounds.offsetBy(dx: 1, dy: 0)),
      paint(image, tiles: true, tileBounds: CGRect(x: 0, y: 0, width: 4, height: 3)),
    ])
  }

  @Test func groupsAreHashedByKindAndContent() {
    let fragment = Fragment(commands: [
      DrawingCommand(operation: .fill(Self.triangle, FillStyle(), Self.red), state: DrawingState())
    ])
    var projection = ProjectionTransform()
    projection.m33 = 2
    let identity = LayerIdentity()
    #expect(hash(.asynchronous(fragment, identity)) == hash(.asynchronous(fragment, identity)))
    expectDistinct([
      fragment.hash, hash(.asynchronous(fragment, identity)), hash(.asynchronous(.empty, identity)),
      hash(.asynchronous(fragment, LayerIdentity())), hash(.fragment(fragment)), hash(.layer(fragment)),
      hash(.layer(.empty)),
      hash(.projected(fragment, ProjectionTransform())), hash(.projected(fragment, projection)),
      hash(.canvas(fragment, .nonLinear)), hash(.canvas(fragment, .linear)), hash(.canvas(.empty, .linear)),
    ])
  }

  @Test func orderAndNumberOfCommandsChangeTheHash() {
    let a = DrawingCommand(operation: .fill(Self.triangle, FillStyle(), Self.red), state: DrawingState())
    let b = DrawingCommand(operation: .fill(Self.triangle, FillStyle(), .backdrop), state: DrawingState())
    expectDistinct([[], [a], [b], [a, a], [a, b], [b, a]].map { Fragment(commands: $0).hash })
  }

  @Test func equalContentHasEqualHashes() {
    func build() -> Fragment {
      let points = [CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 1), CGPoint(x: 2, y: 8)]
      let gradient = GradientPaint(
        stops: [GradientPaint.Stop(location: 0, color: .black)], geometry: .conic(center: .zero, angle: 0))
      let clip = ClipNode(parent: nil, shape: .path(Self.polygon(points), FillStyle()), transform: .identity)
      return Fragment(commands: [
        DrawingCommand(
          operation: .fill(Self.polygon(points), FillStyle(), .gradient(gradient)), state: DrawingState()),
        DrawingCommand(
          operation: .stroke(Self.polygon(points), StrokeStyle(dash: [1, 2]), isAntialiased: true, Self.red),
          state: DrawingState(clip: clip)),
      ])
    }
    let (first, second) = (build(), build())
    #expect(first !== second)
    #expect(first.hash == second.hash)
  }

  @Test func negativeZeroHashesAsZeroAndAllNaNsHashAlike() {
    let zero = CGRect(x: 0.0, y: 0.0, width: 1, height: 1)
    let negativeZero = CGRect(x: -0.0, y: -0.0, width: 1, height: 1)
    #expect(fill(Path(zero)) == fill(Path(negativeZero)))
    #expect(state { $0.transform.tx = 0 } == state { $0.transform.tx = -0.0 })
    #expect(state { $0.opacity = 0 } == state { $0.opacity = -0.0 })
    let payload = Double(bitPattern: 0xfff8_0000_0000_1234)
    #expect(state { $0.transform.tx = .nan } == state { $0.transform.tx = CGFloat(payload) })
    func color(_ red: Float) -> ContentHash {
      fill(Self.triangle, FillStyle(), .solid(PaintColor(red: red, green: 0, blue: 0, alpha: 1)))
    }
    #expect(color(0) == color(-0.0))
    #expect(color(.nan) == color(Float(bitPattern: 0xffc0_0123)))
    #expect(color(.nan) != color(0))
  }

  @Test func aSharedPathHashesLikeACopy() {
    let twin = Self.polygon([CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 9)])
    let shared = [Self.triangle, Self.triangle, Self.triangle]
    let copies = [Self.triangle, twin, Self.triangle]
    func fragment(_ paths: [Path]) -> Fragment {
      Fragment(
        commands: paths.map {
          DrawingCommand(operation: .fill($0, FillStyle(), Self.red), state: DrawingState())
        })
    }
    #expect(fragment(shared).hash == fragment(copies).hash)
  }

  @Test func randomWordsDoNotCollideInEitherLane() {
    var generator = SystemRandomNumberGenerator()
    var low = Set<UInt64>()
    var high = Set<UInt64>()
    let count = 20_000
    for index in 0..<count {
      var hasher = ContentHasher()
      hasher.combine(UInt64(index))
      hasher.combine(UInt64.random(in: 0..<4, using: &generator), UInt64(index) << 32)
      low.insert(hasher.finish().low)
      high.insert(hasher.finish().high)
    }
    #expect(low.count == count && high.count == count)
  }

  @Test func eachBitOfAWordChangesAboutHalfOfTheHash() {
    for place in 0..<2 {
      for bit in 0..<64 {
        func hash(_ word: UInt64) -> ContentHash {
          var hasher = ContentHasher()
          place == 0 ? hasher.combine(word, 77) : hasher.combine(77, word)
          hasher.combine(1.5, 2.5)
          return hasher.finish()
        }
        let (a, b) = (hash(0x1234_5678), hash(0x1234_5678 ^ 1 << UInt64(bit)))
        let changed = (a.low ^ b.low).nonzeroBitCount + (a.high ^ b.high).nonzeroBitCount
        #expect((30...98).contains(changed))
      }
    }
  }
}
