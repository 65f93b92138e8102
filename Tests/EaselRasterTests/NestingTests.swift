import EaselDrawing
import EaselGeometry
import EaselPixels
import Testing

@testable import EaselRaster

/// Deep nesting neither overflows the stack nor takes time or memory out of proportion: what is beyond a limit is left out.
@Suite struct NestingTests {
  /// Far beyond all limits. A thread's stack has 8 MB, 80 bytes for each level.
  private static let enormous = 100_000

  private static let frame = Scenes.rect(0, 0, 32, 32)
  private static let corner = Scenes.rect(0, 0, 4, 4)

  /// A red fragment within `count` others, each of which draws a blue corner before the one inside.
  private static func nested(
    _ count: Int, state: DrawingState = DrawingState(),
    _ operation: (Fragment) -> DrawingCommand.Operation
  ) -> DisplayList {
    var inner = Fragment(commands: [
      DrawingCommand(operation: Scenes.fill(frame, Scenes.red), state: DrawingState())
    ])
    let blue = DrawingCommand(operation: Scenes.fill(corner, Scenes.blue), state: DrawingState())
    for _ in 1..<count {
      inner = Fragment(commands: [blue, DrawingCommand(operation: operation(inner), state: state)])
    }
    return DisplayList(root: inner, size: CGSize(width: 32, height: 32), background: .white)
  }

  private static let operations: [@Sendable (Fragment) -> DrawingCommand.Operation] = [
    { .fragment($0) }, { .layer($0) }, { .symbol($0) }, { .canvas($0, .nonLinear) },
    { .canvas($0, .linear) }, { .projected($0, ProjectionTransform(.identity)) },
    { .asynchronous($0, LayerIdentity()) },
  ]

  @Test func theDeepestFragmentIsDrawn() {
    let frame = Scenes.draw(Self.nested(Fragment.largestDepth) { .fragment($0) })
    #expect(frame[20, 20] == 0xffff_0000)
  }

  @Test func theDeepestLayerIsDrawn() {
    let state = DrawingState(mode: .multiply)
    let deepest = Self.nested(Limits.layerDepth + 1, state: state) { .layer($0) }
    #expect(Scenes.draw(deepest)[20, 20] == 0xffff_0000)
    let deeper = Self.nested(Limits.layerDepth + 2, state: state) { .layer($0) }
    #expect(Scenes.draw(deeper)[20, 20] == 0xffff_ffff)
    #expect(Scenes.draw(deeper)[2, 2] == 0xff00_00ff)
  }

  @Test func theDeepestFilteredLayerIsDrawn() {
    let filter = FilterNode(parent: nil, operation: .colorMultiply(.white), transform: .identity)
    let state = DrawingState(filters: filter)
    let deepest = Self.nested(Limits.passDepth + 1, state: state) { .layer($0) }
    #expect(Scenes.draw(deepest)[20, 20] == 0xffff_0000)
    let deeper = Self.nested(Limits.passDepth + 2, state: state) { .layer($0) }
    #expect(Scenes.draw(deeper)[20, 20] == 0xffff_ffff)
    #expect(Scenes.draw(deeper)[2, 2] == 0xff00_00ff)
  }

  @Test(arguments: operations.indices)
  func enormouslyNestedDrawingsShowTheirOutside(index: Int) {
    let states = [
      DrawingState(), DrawingState(opacity: 0.5), DrawingState(mode: .difference),
      DrawingState(
        filters: FilterNode(
          parent: nil, operation: .blur(radius: 2, isOpaque: false, dithers: false), transform: .identity)),
      DrawingState(clip: ClipNode(parent: nil, shape: .path(Self.frame, FillStyle()), transform: .identity)),
    ]
    for state in states {
      let list = Self.nested(Self.enormous, state: state, Self.operations[index])
      #expect(list.root.depth <= Fragment.largestDepth)
      #expect(list.root.inkBounds != .null)
      #expect(Scenes.draw(list)[2, 2] != 0xffff_ffff)
    }
  }

  /// Colors in linear light have a surface in Float32 too.
  @Test(arguments: [DisplayList.ColorMode.nonLinear, .linear])
  func theMemoryForNestedFiltersDoesNotGrowWithTheirNumber(mode: DisplayList.ColorMode) {
    let filter = FilterNode(
      parent: nil, operation: .blur(radius: 0.02, isOpaque: false, dithers: false), transform: .identity)
    let bytes = [8, 48].map { count in
      var list = Self.nested(count, state: DrawingState(filters: filter)) { .layer($0) }
      list.scale = 8
      list.colorMode = mode
      let rasterizer = Rasterizer(threads: 1)
      rasterizer.tracksDamage = false
      _ = rasterizer.render(list, into: Pixmap(width: 256, height: 256))
      return rasterizer.filterMemory.byteCount
    }
    // The margins of the blurs enlarge the surfaces.
    #expect(bytes[1] < 2 * bytes[0], "\(bytes)")
  }

  // MARK: Shadows

  /// A drawing in layers within each other, each with a shadow that is not grouped with the layer.
  private static func shadowed(_ count: Int, _ drawing: DrawingCommand.Operation) -> DisplayList {
    let shadow = FilterOperation.Shadow(
      color: .black, radius: 1, offset: CGSize(width: 1, height: 1), disablesGroup: true)
    let state = DrawingState(
      filters: FilterNode(parent: nil, operation: .shadow(shadow), transform: .identity))
    var command = DrawingCommand(operation: drawing, state: DrawingState())
    for _ in 0..<count {
      command = DrawingCommand(operation: .layer(Fragment(commands: [command])), state: state)
    }
    return DisplayList(
      root: Fragment(commands: [command]), size: CGSize(width: 32, height: 32), background: .white)
  }

  /// The content of a layer is planned once, although the shadow and its source both show it.
  @Test func shadowsWithoutAGroupHaveTwoPassesForEachLevel() {
    let count = 12
    let plan = Scenes.plan(Self.shadowed(count, Scenes.fill(Self.frame, Scenes.red)))
    let (passes, commands) = (plan.passes.count, plan.commandCount)
    #expect(passes == 1 + 2 * count)
    // The innermost two passes have one command, the frame and all others two.
    #expect(commands == 4 * count)
  }

  /// A material in a layer sees the shadow below the layer, which is therefore planned again: in the innermost ones.
  @Test func materialsInShadowsWithoutAGroupAreBounded() {
    let count = 16
    let list = Self.shadowed(count, MaterialTests.fill(Self.frame))
    let passes = Scenes.plan(list).passes.count
    #expect(passes < 2 * count + 4 << Limits.shadowLevelsOfMaterials)
    let areSame = Scenes.bytes(Scenes.draw(list)) == Scenes.bytes(Scenes.draw(list, threads: 3))
    #expect(areSame)
  }

  // MARK: Clips

  private static func clipped(_ count: Int, _ shape: ClipNode.Shape) -> ClipNode? {
    var clip: ClipNode?
    for _ in 0..<count { clip = ClipNode(parent: clip, shape: shape, transform: .identity) }
    return clip
  }

  private static let circle = Path(ellipseIn: CGRect(x: -8, y: -8, width: 48, height: 48))

  @Test func aCommandPassesThroughManyClips() {
    for (count, pixel) in [(ClipNode.largestCount, UInt32(0xffff_0000)), (enormousClips, 0xffff_ffff)] {
      let clip = Self.clipped(count, .path(Self.circle, FillStyle()))
      let frame = Scenes.draw(
        Scenes.list(32, 32) {
          $0.append(Scenes.fill(Self.frame, Scenes.red), state: DrawingState(clip: clip))
        })
      #expect(frame[16, 16] == pixel, "\(count)")
    }
  }

  private let enormousClips = enormous

  /// A fragment within another one is clipped by both clips.
  @Test func clipsOfNestedFragmentsAreCountedTogether() {
    let state = DrawingState(clip: Self.clipped(2, .path(Self.circle, FillStyle())))
    let half = Int(Limits.clipDepth) / 2
    #expect(Scenes.draw(Self.nested(half + 1, state: state) { .fragment($0) })[20, 20] == 0xffff_0000)
    #expect(Scenes.draw(Self.nested(half + 2, state: state) { .fragment($0) })[20, 20] == 0xffff_ffff)
  }

  /// Each mask is below a long list of clips, and contains the next one.
  @Test func masksOfMasksBelowLongListsOfClipsAreBounded() {
    var mask = Fragment(commands: [
      DrawingCommand(operation: Scenes.fill(Self.frame, .black), state: DrawingState())
    ])
    for _ in 0..<4 * Fragment.largestDepth {
      var clip = ClipNode(parent: nil, shape: .layer(mask, opacity: 1), transform: .identity)
      for _ in 0..<400 {
        clip = ClipNode(parent: clip, shape: .path(Self.circle, FillStyle()), transform: .identity)
      }
      mask = Fragment(commands: [
        DrawingCommand(operation: Scenes.fill(Self.frame, .black), state: DrawingState(clip: clip))
      ])
    }
    #expect(mask.depth <= 2 * Fragment.largestDepth)
    let list = DisplayList(root: mask, size: CGSize(width: 32, height: 32), background: .white)
    #expect(Scenes.draw(list)[16, 16] == 0xffff_ffff)
  }

  /// Every fill has one clip more than the one before it.
  @Test func manyClipsWithFillsBetweenThem() {
    var state = DrawingState()
    let frame = Scenes.draw(
      Scenes.list(32, 32) { recorder in
        for _ in 0..<Self.enormous {
          state.clip = ClipNode(
            parent: state.clip, shape: .path(Self.circle, FillStyle()), transform: .identity)
          recorder.append(Scenes.fill(Self.frame, Scenes.red), state: state)
        }
      })
    #expect(frame[16, 16] == 0xffff_0000)
  }

  // MARK: Filters

  @Test func aStateCollectsALimitedNumberOfFilters() {
    var state = DrawingState()
    for _ in 0..<Self.enormous {
      state.addFilter(.blur(radius: 20, isOpaque: false, dithers: false), transform: .identity)
    }
    let count = sequence(first: state.filters, next: { $0?.parent }).reduce(0) { $0 + ($1 == nil ? 0 : 1) }
    #expect(count == FilterNode.largestCount)
    let frame = Scenes.draw(
      Scenes.list(32, 32) { $0.append(Scenes.fill(Self.frame, Scenes.red), state: state) })
    #expect(frame[16, 16] != 0xffff_ffff)
  }
}
