import EaselDrawing
import EaselTestSupport
import Foundation
import Testing

@testable import EaselUI

extension CGRect {
  /// Whether all edges lie on whole pixels at one pixel per point.
  fileprivate var isOnPixels: Bool {
    [minX, minY, maxX, maxY].allSatisfy { abs($0 - $0.rounded()) < 1e-6 }
  }
}

/// Alignment of leaves to whole pixels while they move, and equality of retained and new drawings.
@MainActor
struct PixelPhaseTests {
  // MARK: Numbers

  @Test("Edges are rounded to the nearest pixel, halves upwards")
  func rounding() {
    let phase = PixelPhase(scale: 2).moved(
      by: PixelOffset(CGPoint(x: 0.25, y: -0.3)), isLayoutAnimating: false)
    let frame = phase.frame(of: CGSize(width: 8.57, height: 3))
    #expect(abs(frame.shift.x - 0.25) < 1e-8 && abs(frame.shift.y + 0.2) < 1e-8)
    #expect(frame.size == CGSize(width: 8.5, height: 3))
  }

  @Test("An origin that moves by whole pixels keeps its phase, and sums of thirds count as halves")
  func exactness() {
    func phase(_ offsets: [CGFloat], scale: CGFloat = 1) -> PixelPhase {
      offsets.reduce(PixelPhase(scale: scale)) {
        $0.moved(by: PixelOffset(CGPoint(x: $1, y: 0)), isLayoutAnimating: false)
      }
    }
    #expect(phase([0.1, 7]) == phase([0.1]))
    #expect(phase([0.1, 7.5]) != phase([0.1]))
    #expect(phase([0.1, 7.5], scale: 2) == phase([0.1], scale: 2))
    #expect(phase([1.0 / 3, 1.0 / 6]).frame(of: CGSize(width: 1, height: 1)).shift.x == 0.5)
    let deep = [CGFloat](repeating: 1 / 60, count: 30)
    #expect(abs(phase(deep).frame(of: CGSize(width: 1, height: 1)).shift.x - 0.5) < 1e-3)
  }

  @Test("A phase that is not finite rounds without a trap")
  func extremes() {
    for scale in [0, -1, CGFloat.nan, .infinity, 1e300, 1e-300] {
      let phase = PixelPhase(scale: scale).moved(
        by: PixelOffset(CGPoint(x: 1e9, y: -1e9)), isLayoutAnimating: false)
      let frame = phase.frame(of: CGSize(width: 1e9, height: 0))
      #expect(frame.size.width >= 0 && frame.size.height >= 0 && !frame.shift.x.isNaN)
    }
  }

  // MARK: Motion

  /// Returns left edge and width of the only box at several times.
  private func boxes(_ stage: Stage<some View>, from start: Double, to end: Double, steps: Int) -> [CGRect] {
    (0...steps).compactMap { stage.frame(at: start + (end - start) * Double($0) / Double(steps)) }
  }

  @Test("A slow offset moves evenly from its rounded start frame to its rounded end frame")
  func slowOffset() throws {
    let flag = Handle<Bool>()
    let stage = Stage(
      scale: 1,
      Flagged(handle: flag) {
        Box(0, width: 8.57, height: 10).offset(x: $0 ? 1.4 : 0)
          .frame(width: 100, height: 100, alignment: .leading).padding(.leading, 0.3)
      })
    let first = try #require(stage.frame(at: 0))
    withAnimation(.linear(duration: 10)) { flag.value = true }
    let way = boxes(stage, from: 10, to: 19.999, steps: 200)
    let last = try #require(stage.frame(at: 20))
    #expect(first.isOnPixels)
    #expect(last.isOnPixels)
    #expect(way.first == first)
    let steps = zip(way, way.dropFirst()).map { ($1.minX - $0.minX, $1.maxX - $0.maxX) }
    let (near, far) = ((last.minX - first.minX) / 200, (last.maxX - first.maxX) / 200)
    #expect(steps.allSatisfy { abs($0.0 - near) < 1e-4 && abs($0.1 - far) < 1e-4 })
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("A view moved by a stack goes evenly between rounded frames, and a growing view does not jump")
  func layoutAnimations() throws {
    let flag = Handle<Bool>()
    let stage = Stage(
      scale: 1,
      Flagged(handle: flag) { flag in
        VStack(spacing: 0) {
          Box(1, width: 4.3, height: flag ? 7.7 : 3.4)
          Box(0, width: 8.57, height: 5)
        }
        .frame(height: 100, alignment: .top)
      })
    stage.show(at: 0)
    withAnimation(.linear(duration: 10)) { flag.value = true }
    for number in 0...1 {
      let way = (0...200).compactMap { stage.frame(of: number, at: 10 + Double($0) / 20) }
      let steps = zip(way, way.dropFirst()).map { abs($1.maxY - $0.maxY) }
      // 4.3 points in 200 steps; half a pixel more at the start and the end, where frames are rounded.
      #expect(steps.dropFirst().dropLast().allSatisfy { $0 < 0.03 }, "\(number)")
      #expect(steps.allSatisfy { $0 < 0.53 }, "\(number)")
      #expect(way.last?.isOnPixels == true, "\(number)")
    }
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("A view moved by a layout animation is on whole pixels afterwards, while another animation runs")
  func restBesideAnimation() throws {
    let (flag, other) = (Handle<Bool>(), Handle<Bool>())
    let stage = Stage(
      scale: 1,
      Flagged(handle: other) { isMoved in
        Flagged(handle: flag) { flag in
          VStack(spacing: 0) {
            Box(1, width: 4, height: flag ? 7.7 : 3.4)
            Box(0, width: 8, height: 5)
            Box(2, width: 1, height: 1).offset(x: isMoved ? 50 : 0)
          }
          .frame(height: 100, alignment: .top)
        }
      })
    stage.show(at: 0)
    withAnimation(.linear(duration: 100)) { other.value = true }
    withAnimation(.linear(duration: 1)) { flag.value = true }
    stage.show(at: 10)
    #expect(try !#require(stage.frame(at: 10.5)).isOnPixels)
    stage.show(at: 11)
    #expect(try #require(stage.frame(at: 11.1)).isOnPixels)
  }

  @Test("Retargeting in each frame does not make the view jitter")
  func retargeting() throws {
    let position = Handle<Double>()
    struct Following: View {
      @State private var x = 0.0
      let handle: Handle<Double>

      var body: some View {
        handle.binding = $x
        return Box(0, width: 8.57, height: 10).offset(x: x)
          .frame(width: 100, height: 100, alignment: .leading)
      }
    }
    let stage = Stage(scale: 1, Following(handle: position))
    stage.show(at: 0)
    var edges: [CGFloat] = []
    for step in 0...120 {
      withAnimation(.linear(duration: 1)) { position.value = Double(step) * 0.3 }
      edges.append(try #require(stage.frame(at: 1 + Double(step) / 60)).minX)
    }
    let steps = zip(edges, edges.dropFirst()).map { $1 - $0 }.dropFirst(60)
    #expect(steps.allSatisfy { abs($0 - 0.3) < 0.01 }, "\(steps.map { $0 })")
  }

  // MARK: Retained drawings

  @Test("A partly retained drawing equals a new one", arguments: 0..<40)
  func equality(seed: UInt64) {
    struct Tree: View {
      let depth: Int
      let numbers: [CGFloat]
      var body: some View {
        let number = numbers[depth % numbers.count]
        if depth == 0 {
          Box(0, width: 3 + number, height: 2 + number)
        } else {
          let inner = AnyView(Tree(depth: depth - 1, numbers: numbers))
          switch Int(number * 100) % 7 {
          case 0: inner.padding(.leading, number)
          case 1: inner.offset(x: number, y: -number)
          case 2: HStack(spacing: number) { ForEach(0..<2) { _ in inner } }
          case 3: inner.rotationEffect(.degrees(90))
          case 4: inner.opacity(0.5).clipShape(Circle())
          case 5: VStack(spacing: 0) { ForEach(0..<3) { _ in inner } }
          default: inner.overlay(alignment: .topLeading) { Box(1, width: number, height: 1) }
          }
        }
      }
    }
    var random = SplitMix64(seed: seed)
    func numbers() -> [CGFloat] { (0..<5).map { _ in CGFloat(random.next() % 400) / 100 } }
    struct Changing: View {
      @State private var numbers: [CGFloat]
      let handle: Handle<[CGFloat]>

      init(_ numbers: [CGFloat], _ handle: Handle<[CGFloat]>) {
        (_numbers, self.handle) = (State(initialValue: numbers), handle)
      }

      var body: some View {
        handle.binding = $numbers
        return Tree(depth: 5, numbers: numbers).padding(.leading, numbers[0])
      }
    }
    let handle = Handle<[CGFloat]>()
    let kept = Stage(Changing(numbers(), handle))
    kept.show(at: 0)
    for step in 1...6 {
      let next = numbers()
      // Every second change is animated, and compared after the animation has ended.
      withAnimation(step.isMultiple(of: 2) ? .linear(duration: 0.5) : nil) { handle.value = next }
      for frame in 0...4 { kept.show(at: Double(step) + Double(frame) / 6) }
      let fresh = Stage(Changing(next, Handle()))
      #expect(kept.show(at: Double(step) + 0.9).hash == fresh.show(at: 0).hash, "step \(step)")
    }
  }

  @Test("The parts of a long list are rounded again when the list moves by a fraction of a pixel")
  func longList() {
    func list(_ isMoved: Bool) -> some View {
      HStack(spacing: 0) { ForEach(0..<600) { Box($0, width: 0.3, height: 1) } }
        .padding(.leading, isMoved ? 0.5 : 0)
        .frame(width: 400, alignment: .leading)
    }
    let flag = Handle<Bool>()
    let kept = Stage(scale: 1, Flagged(handle: flag) { list($0) })
    let before = kept.show(at: 0).hash
    flag.value = true
    let after = kept.show(at: 1).hash
    #expect(after != before)
    #expect(after == Stage(scale: 1, Flagged(handle: Handle()) { _ in list(true) }).show(at: 0).hash)
  }
}
