import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselTestSupport
import Testing

@testable import EaselRaster

/// The part of a plan that is reused from an earlier frame, and the resulting pixels.
@Suite struct PlanReuseTests {
  /// A dial of ticks in nested fragments, then a hand, both clipped to a disc.
  private static func clock(
    ticks: Int = 60, hand angle: Double, scale: CGFloat = 1, clip radius: CGFloat? = nil
  )
    -> DisplayList
  {
    let clip = radius.map {
      ClipNode(
        parent: nil,
        shape: .path(
          Path(ellipseIn: CGRect(x: 200 - $0, y: 200 - $0, width: 2 * $0, height: 2 * $0)), FillStyle()),
        transform: .identity)
    }
    let dial = FragmentRecorder()
    for tick in 0..<ticks {
      let turned = CGAffineTransform(rotationAngle: Double(tick) / 10)
      dial.append(Scenes.fill(Scenes.rect(-2, -180, 4, 20), .black), state: DrawingState(transform: turned))
    }
    let center = CGAffineTransform(translationX: 200, y: 200)
    let canvas = FragmentRecorder()
    canvas.append(dial.finish(), state: DrawingState(transform: center))
    let pointer = CGAffineTransform(rotationAngle: angle).concatenating(center)
    let hand = Fragment(commands: [
      DrawingCommand(operation: Scenes.fill(Scenes.rect(-3, -150, 6, 170), Scenes.red), state: DrawingState())
    ])
    canvas.append(hand, state: DrawingState(transform: pointer))
    let root = FragmentRecorder()
    root.append(.fragment(canvas.finish()), state: DrawingState(clip: clip))
    return DisplayList(root: root.finish(), size: CGSize(width: 400, height: 400), scale: scale)
  }

  private static func check(_ lists: [DisplayList], reused: [Int]) {
    let rasterizer = Rasterizer(threads: 1)
    let frame = Pixmap(width: 400, height: 400)
    for (list, count) in zip(lists, reused) {
      _ = rasterizer.render(list, into: frame)
      #expect(rasterizer.reusedCommandCount == count)
      #expect(Scenes.bytes(frame) == Scenes.bytes(Scenes.draw(list)))
    }
  }

  @Test func aStaticDialIsPlannedOnlyTwice() {
    Self.check((0..<6).map { Self.clock(hand: Double($0)) }, reused: [0, 0, 60, 60, 60, 60])
  }

  @Test func clippedContentIsReusedUnlessTheClipChanges() {
    Self.check((0..<5).map { Self.clock(hand: Double($0), clip: 170) }, reused: [0, 0, 60, 60, 60])
    let lists = [170, 170, 160, 160, 160].enumerated().map { Self.clock(hand: Double($0), clip: $1) }
    Self.check(lists, reused: [0, 0, 0, 0, 60])
  }

  @Test func aShorterOrLongerListReusesWholeSteps() {
    let lists = [60, 60, 53, 53, 80, 80].enumerated().map { Self.clock(ticks: $1, hand: Double($0)) }
    let steps = 53 / Fragment.prefixStep * Fragment.prefixStep
    Self.check(lists, reused: [0, 0, steps, steps, steps, steps])
  }

  /// Thousands of squares, then one that moves: once the lists agree with the largest number of checkpoints, these become
  /// sparser and cover the whole list.
  @Test func aLongStaticListIsReusedUpToItsLastStep() {
    func list(_ x: Double) -> DisplayList {
      Scenes.list(400, 400) { recorder in
        for index in 0..<5000 {
          recorder.append(
            Scenes.fill(Scenes.rect(Double(index % 100) * 4, Double(index / 100) * 8, 3, 3), .black),
            state: DrawingState())
        }
        recorder.append(Scenes.fill(Scenes.rect(x, 200, 10, 10), Scenes.red), state: DrawingState())
      }
    }
    let dense = PlanCheckpoint.largestCount - 1
    Self.check(
      (0..<8).map { list(Double($0)) },
      reused: [0, 0] + [1, 1].map { $0 * dense * Fragment.prefixStep } + [4992, 4992, 4992, 4992])
  }

  /// Thousands of short fragments, then a square that moves: sparse checkpoints are those of the fragment around them. Over
  /// many frames, they become no sparser than the list needs.
  @Test func manyShortFragmentsAreReusedUpToTheLastStep() {
    func list(_ x: Double) -> DisplayList {
      Scenes.list(400, 400) { recorder in
        for index in 0..<2000 {
          let part = FragmentRecorder()
          for number in 0..<3 {
            part.append(Scenes.fill(Scenes.rect(Double(number), 0, 1, 3), .black), state: DrawingState())
          }
          let place = CGAffineTransform(
            translationX: Double(index % 50) * 8, y: Double(index / 50) * 8)
          recorder.append(part.finish(), state: DrawingState(transform: place))
        }
        recorder.append(Scenes.fill(Scenes.rect(x, 200, 10, 10), Scenes.red), state: DrawingState())
      }
    }
    Self.check(
      (0..<140).map { list(Double($0)) },
      reused: [0, 0, 339, 339] + Array(repeating: 6000, count: 136))
  }

  @Test func sparserCheckpointsKeepTheStartAndTheEndOfFragments() {
    func checkpoint(_ fragment: Int32, _ count: Int32) -> PlanCheckpoint {
      PlanCheckpoint(fragment: fragment, count: count, hash: ContentHasher().finish(), sizes: PlanSizes())
    }
    var checkpoints = [
      checkpoint(0, 0), checkpoint(0, 4), checkpoint(1, 0), checkpoint(1, 3), checkpoint(0, 8),
      checkpoint(2, 0), checkpoint(2, 4), checkpoint(2, 8), checkpoint(2, 9), checkpoint(0, 12),
    ]
    checkpoints.thin()
    #expect(
      checkpoints == [
        checkpoint(0, 0), checkpoint(0, 8), checkpoint(2, 0), checkpoint(2, 8), checkpoint(2, 9),
        checkpoint(0, 12),
      ])
  }

  @Test func anotherScaleReusesNothing() {
    let lists = [1, 1, 1.5, 1.5, 1.5].map { Self.clock(hand: 1, scale: $0) }
    Self.check(
      [lists[0], Self.clock(hand: 2), lists[2], Self.clock(hand: 2, scale: 1.5)], reused: [0, 0, 0, 0])
  }

  @Test func anEmptyListReusesNothing() {
    let empty = DisplayList(root: .empty, size: CGSize(width: 400, height: 400))
    let lists = [Self.clock(hand: 1), empty, Self.clock(hand: 2), Self.clock(hand: 3), Self.clock(hand: 4)]
    Self.check(lists, reused: [0, 0, 60, 0, 60])
  }

  @Test func aPlanWithDiscardedColorTablesIsNotReused() {
    func list(gradients: Int, _ x: Double) -> DisplayList {
      Scenes.list(400, 400) { recorder in
        for index in 0..<8 + gradients {
          let gradient = GradientPaint(
            stops: [
              .init(location: 0, color: Scenes.red), .init(location: 1 / Float(index + 2), color: .white),
            ],
            geometry: .linear(start: .zero, end: CGPoint(x: 20, y: 0)))
          recorder.append(
            .fill(Scenes.rect(Double(index % 19) * 20, 0, 10, 10), FillStyle(), .gradient(gradient)),
            state: DrawingState())
        }
        recorder.append(Scenes.fill(Scenes.rect(x, 200, 10, 10), .black), state: DrawingState())
      }
    }
    let many = list(gradients: 20_000, 3)
    Self.check(
      [list(gradients: 0, 1), list(gradients: 0, 2), many, list(gradients: 0, 4), list(gradients: 0, 5)],
      reused: [0, 0, 8, 0, 0])
  }

  @Test func commandsAfterAPassAreNotReused() {
    func list(_ x: Double) -> DisplayList {
      Scenes.list(400, 400) { recorder in
        for index in 0..<8 {
          recorder.append(
            Scenes.fill(Scenes.rect(Double(index) * 20, 0, 10, 10), .black), state: DrawingState())
        }
        let blur = FilterNode(
          parent: nil, operation: .blur(radius: 2, isOpaque: false, dithers: false), transform: .identity)
        recorder.append(
          Scenes.fill(Scenes.rect(50, 50, 100, 100), Scenes.blue), state: DrawingState(filters: blur))
        for index in 0..<8 {
          recorder.append(
            Scenes.fill(Scenes.rect(Double(index) * 20, x, 10, 10), .black), state: DrawingState())
        }
      }
    }
    Self.check((0..<5).map { list(200 + Double($0)) }, reused: [0, 0, 8, 8, 8])
  }

  /// Six frames, with one to four random changes between successive frames.
  @Test(arguments: 0..<12)
  func framesOfRandomListsEqualThoseDrawnFromScratch(seed: UInt64) {
    var random = RandomList(seed: 900 + seed)
    let (width, height) = (Int(random.list.size.width), Int(random.list.size.height))
    let rasterizer = Rasterizer(threads: 1 + Int(seed % 3))
    let frame = Pixmap(width: width, height: height)
    for _ in 0..<6 {
      let list = random.list
      _ = rasterizer.render(list, into: frame)
      let alone = Pixmap(width: width, height: height)
      _ = Rasterizer(threads: 1).render(list, into: alone)
      #expect(Scenes.bytes(frame) == Scenes.bytes(alone))
      random.mutate()
    }
  }
}
