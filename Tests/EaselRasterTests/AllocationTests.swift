import EaselDrawing
import EaselPixels
import Foundation
import Testing

@testable import EaselRaster

/// Rasterizing a steady animation allocates nothing after its first round.
///
/// New content does allocate and is not tested: new glyph masks, gradient tables, reduced images, filters and symbol
/// images, and frames that need more memory than all earlier ones.
@Suite(.enabled(if: AllocationCount.works, "sanitizers bring an allocator of their own"))
struct AllocationTests {
  @Test func allocationsAreCounted() {
    let allocations = AllocationCount(of: Rasterizer(threads: 2))
    #expect(allocations.count {} == 0)
    #expect(allocations.count { _ = Self.makeObject() } == 1)
    let pixels = AllocationCount(of: Rasterizer(threads: 1))
    #expect(pixels.count { _ = Pixmap(width: 50, height: 50) } >= 1)
    #expect(pixels.origins.contains("Pixmap"), "\(pixels.origins)")
  }

  /// Not inlined, because the optimizer would put the object on the stack.
  @inline(never)
  private static func makeObject() -> PassSurfaces { PassSurfaces() }

  @Test(arguments: SteadyAnimation.all, [1, 2])
  func damagedTilesAreDrawnWithoutAllocating(_ animation: SteadyAnimation, threads: Int) {
    expectNoAllocations(animation, Rasterizer(threads: threads))
  }

  /// In Float32, which is slow, so frames are smaller.
  @Test(arguments: SteadyAnimation.all, [DisplayList.ColorMode.linear, .extendedLinear])
  func linearModesAreDrawnWithoutAllocating(_ animation: SteadyAnimation, mode: DisplayList.ColorMode) {
    let rasterizer = Rasterizer(threads: 2)
    rasterizer.tracksDamage = mode == .linear
    expectNoAllocations(animation, rasterizer, mode, reduction: 4)
  }

  @Test(arguments: SteadyAnimation.all, [1, 2])
  func wholeFramesAreDrawnWithoutAllocating(_ animation: SteadyAnimation, threads: Int) {
    let rasterizer = Rasterizer(threads: threads)
    rasterizer.tracksDamage = false
    expectNoAllocations(animation, rasterizer)
  }

  private func expectNoAllocations(
    _ animation: SteadyAnimation, _ rasterizer: Rasterizer, _ mode: DisplayList.ColorMode = .nonLinear,
    reduction: CGFloat = 1
  ) {
    let frames = animation.frames(mode, reduction: reduction)
    let pixels = animation.pixels
    for _ in 0..<3 { for frame in frames { _ = rasterizer.render(frame, into: pixels) } }
    let allocations = AllocationCount(of: rasterizer)
    let count = frames.reduce(0) { count, frame in
      count + allocations.count { _ = rasterizer.render(frame, into: pixels) }
    }
    #expect(
      count == 0, "\(animation.name): \(count) in \(frames.count) frames, first\n\(allocations.origins)")
  }
}
