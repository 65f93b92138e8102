import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselTestSupport
import Testing

@testable import EaselRaster

/// Animations with new content in each frame do not grow the memory of the rasterizer without bound.
@Suite struct CacheBoundTests {
  private let face = TestFace()
  private let frame = Pixmap(width: 200, height: 100)

  private func list(_ operations: [DrawingCommand.Operation], scale: CGFloat = 1) -> DisplayList {
    let state = DrawingState(transform: CGAffineTransform(scaleX: scale, y: scale))
    let root = Fragment(commands: operations.map { DrawingCommand(operation: $0, state: state) })
    return DisplayList(root: root, size: CGSize(width: 200, height: 100), background: .white)
  }

  private func text(_ glyphs: [UInt32], size: CGFloat, scale: CGFloat = 1) -> DisplayList {
    list([.glyphs(face.run(glyphs, size: size), origin: CGPoint(x: 4, y: 60), .solid(.black))], scale: scale)
  }

  private func usage(_ name: String, of rasterizer: Rasterizer) throws -> CacheUsage {
    try #require(rasterizer.cacheUsage.first { $0.name == name })
  }

  /// A few small glyphs at each scale: the index of the masks takes more memory than the masks.
  @Test func glyphsAtEverNewScalesStayBelowTheLimit() throws {
    let rasterizer = Rasterizer(threads: 1)
    let frames = 6000
    var largest = 0
    for step in 0..<frames {
      _ = rasterizer.render(
        text([1, 2, 3, 300], size: 8, scale: 1 + CGFloat(step) / CGFloat(frames)), into: frame)
      largest = max(largest, try usage("glyph masks", of: rasterizer).bytes)
    }
    let limit = try #require(try usage("glyph masks", of: rasterizer).limit)
    #expect(largest > limit / 4 && largest <= limit)
    #expect(rasterizer.glyphCache.generation > 0)
  }

  @Test func masksInUseOutliveOthers() {
    let rasterizer = Rasterizer(threads: 1)
    let steady: [UInt32] = [1, 2, 3, 4, 5]
    let expected = Scenes.bytes(Scenes.draw(text(steady, size: 16)))
    var step = 0
    while rasterizer.glyphCache.generation < 3 {
      step += 1
      _ = rasterizer.render(
        text([6, 8, 9, 10, 11], size: 50, scale: 1 + CGFloat(step) / 10_000), into: frame)
      let report = rasterizer.render(text(steady, size: 16), into: frame)
      #expect(report.glyphMisses == (step == 1 ? steady.count : 0))
    }
    #expect(Scenes.bytes(frame) == expected)
  }

  /// The heavy one of several layers is another one in each frame.
  @Test func plansDoNotKeepTheLargestSizeForEveryPass() throws {
    let rasterizer = Rasterizer(threads: 1)
    let (layers, heavy) = (100, 4000)
    let dot = DrawingCommand(
      operation: Scenes.fill(Path(ellipseIn: CGRect(x: 10, y: 10, width: 3, height: 3)), .black),
      state: DrawingState())
    let blurred = DrawingState(
      filters: FilterNode(
        parent: nil, operation: .blur(radius: 1, isOpaque: false, dithers: false), transform: .identity))
    for number in 0..<layers {
      let commands = (0..<layers).map { layer in
        DrawingCommand(
          operation: .layer(
            Fragment(commands: Array(repeating: dot, count: layer == number ? heavy : 2))),
          state: blurred)
      }
      let root = Fragment(commands: commands)
      _ = rasterizer.render(
        DisplayList(root: root, size: CGSize(width: 200, height: 100), background: .white), into: frame)
    }
    let ofBothPlans = 2 * Limits.spareCommandCount * MemoryLayout<DeviceCommand>.stride
    #expect(try usage("frame plans", of: rasterizer).bytes < 2 * ofBothPlans)
  }

  // MARK: Memory of workers

  private static let depth = 150
  private static let wide = (width: 2000, height: 64)

  /// Translucent layers within each other, the innermost with a rectangle at `x`.
  private func layers(_ depth: Int, x: Double) -> DisplayList {
    let rect = Scenes.rect(x, 0, Double(Self.wide.width), Double(Self.wide.height))
    var inner = DrawingCommand(operation: Scenes.fill(rect, .black), state: DrawingState())
    for _ in 0..<depth {
      inner = DrawingCommand(
        operation: .layer(Fragment(commands: [inner])), state: DrawingState(opacity: 0.9))
    }
    return DisplayList(
      root: Fragment(commands: [inner]), size: CGSize(width: Self.wide.width, height: Self.wide.height),
      background: .white)
  }

  @Test(arguments: [1, 2])
  func memoryForLayersIsFreedWhenFramesNeedLittleOfIt(threads: Int) throws {
    let rasterizer = Rasterizer(threads: threads)
    let frame = Pixmap(width: Self.wide.width, height: Self.wide.height)
    let deep = layers(Self.depth, x: 0)
    _ = rasterizer.render(deep, into: frame)
    let before = try usage("scratch memory", of: rasterizer).bytes
    #expect(before > threads * Self.depth * Self.wide.width * Int(Limits.bandHeight) * 4)
    for step in 1...2 * Limits.framesBetweenPlaneChecks {
      _ = rasterizer.render(layers(1, x: Double(step)), into: frame)
    }
    let after = try usage("scratch memory", of: rasterizer).bytes
    #expect(after < threads * 4 << 20, "\(before) bytes before")
    _ = rasterizer.render(deep, into: frame)
    #expect(EqualityTests.firstDifference(frame, Scenes.draw(deep)) == nil)
  }

  @Test func memoryForLayersIsKeptWhileSomeFramesNeedIt() throws {
    let rasterizer = Rasterizer(threads: 2)
    let frame = Pixmap(width: Self.wide.width, height: Self.wide.height)
    var sizes: Set<Int> = []
    for step in 0..<3 * Limits.framesBetweenPlaneChecks {
      _ = rasterizer.render(layers(step % 2 == 0 ? Self.depth : 1, x: Double(step)), into: frame)
      if step > 1 { sizes.insert(try usage("scratch memory", of: rasterizer).bytes) }
    }
    #expect(sizes.count == 1)
  }

  /// Copies of a path with very many short segments.
  private func segments(_ count: Int, copies: Int) -> DisplayList {
    var buffer = PathBuffer()
    buffer.move(to: .zero)
    for index in 1..<count { buffer.line(to: CGPoint(x: Double(index % 190), y: Double(index % 90))) }
    let path = Path(storage: .elements(buffer))
    let commands = (0..<copies).map { index in
      DrawingCommand(
        operation: Scenes.fill(path, .black),
        state: DrawingState(transform: CGAffineTransform(translationX: CGFloat(index) / 4, y: 0)))
    }
    return DisplayList(
      root: Fragment(commands: commands), size: CGSize(width: 200, height: 100), background: .white)
  }

  @Test(arguments: [1, 3])
  func memoryForEdgesIsFreedWhenFramesNeedLittleOfIt(threads: Int) throws {
    let rasterizer = Rasterizer(threads: threads)
    let large = segments(40_000, copies: 40)
    _ = rasterizer.render(large, into: frame)
    let before = try usage("frame plans", of: rasterizer).bytes
    #expect(before > 40_000 * 40 * MemoryLayout<Edge>.stride)
    // Two plans take turns.
    for step in 0..<4 * Limits.framesBetweenPlaneChecks {
      let circle = Path(ellipseIn: CGRect(x: Double(step), y: 10, width: 50, height: 50))
      _ = rasterizer.render(list([Scenes.fill(circle, .black)]), into: frame)
    }
    let after = try usage("frame plans", of: rasterizer).bytes
    #expect(after < before / 4, "\(before) bytes before, \(after) after")
    _ = rasterizer.render(large, into: frame)
    #expect(EqualityTests.firstDifference(frame, Scenes.draw(large)) == nil)
  }
}
