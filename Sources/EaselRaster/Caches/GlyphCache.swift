import EaselDrawing
import EaselGeometry
import EaselKernels
import EaselPixels

/// The coverage masks of small upright glyphs by face, size, glyph and quarter-pixel phase.
///
/// Whether a run uses masks depends only on the run and its transform, and a mask depends only on its key. So the
/// contents of the cache never change the pixels of a frame.
final class GlyphCache {
  /// The number of positions in a pixel where glyphs are placed, along each axis.
  private static let phases: CGFloat = 4

  let store = GlyphMaskStore()
  /// The numbers of glyphs in this frame whose mask was cached, and of masks that were created.
  private(set) var hits = 0
  private(set) var misses = 0
  /// How often the indices of all masks became invalid.
  private(set) var generation = 0
  private let kernels: UnsafePointer<EaselKernelTable>
  private let scratch: RegionScratch
  private var flat = FlatPath()
  private var edges = Buffer<Edge>(minimumCapacity: 256)

  init(kernels: UnsafePointer<EaselKernelTable>) {
    self.kernels = kernels
    scratch = RegionScratch()
  }

  func beginFrame() {
    (hits, misses) = (0, 0)
    if store.beginFrame() { generation += 1 }
  }

  /// Whether a run is upright and small enough for masks. Other glyphs are filled as paths.
  static func usesMasks(_ run: GlyphRun, _ placement: CGAffineTransform) -> Bool {
    placement.b == 0 && placement.c == 0 && placement.a > 0 && placement.d > 0
      && run.size * max(placement.a, placement.d) <= Limits.largestMaskedGlyph
  }

  /// The transform from the space of outlines, in which 1 em is 1 unit, to device pixels.
  static func outlineTransform(_ run: GlyphRun, _ glyph: GlyphRun.Glyph, _ placement: CGAffineTransform)
    -> CGAffineTransform
  {
    CGAffineTransform(
      a: run.size, b: 0, c: -run.slant * run.size, d: run.size, tx: glyph.position.x, ty: glyph.position.y
    ).concatenating(placement)
  }

  /// Appends the placed masks of a run to `glyphs`, and creates masks that are not cached.
  func place(_ run: GlyphRun, _ placement: CGAffineTransform, into glyphs: inout [PlacedGlyph])
    -> PlacedGlyphRun
  {
    var placed = PlacedGlyphRun(first: glyphs.count, count: 0, bounds: .empty, hash: .zero)
    var hasher = ContentHasher(seed: run.face.identifier)
    hasher.combine(run.size * placement.a)
    hasher.combine(run.size * placement.d)
    hasher.combine(run.slant)
    let face = hasher.finish()
    for glyph in run.glyphs {
      guard let spot = GlyphCache.spot(of: glyph.position.applying(placement)) else { continue }
      let mask = mask(of: glyph.identifier, phase: spot.phase, face, run, placement)
      let bounds = store.bounds(of: mask)
      guard !bounds.isEmpty else { continue }
      glyphs.append(PlacedGlyph(mask: mask, x: spot.x, y: spot.y))
      placed.bounds = placed.bounds.union(bounds.moved(x: spot.x, y: spot.y))
      hasher.combine(UInt64(glyph.identifier) << 8 | UInt64(spot.phase))
      hasher.combine(UInt64(UInt32(bitPattern: spot.x)) << 32 | UInt64(UInt32(bitPattern: spot.y)))
    }
    placed.count = glyphs.count - placed.first
    placed.hash = hasher.finish()
    return placed
  }

  private struct Spot {
    var x: Int32
    var y: Int32
    /// The quarter of a pixel: x in bits 0 and 1, y in bits 2 and 3.
    var phase: Int
  }

  /// The nearest position on the quarter-pixel grid; nil if it is too far away.
  private static func spot(of point: CGPoint) -> Spot? {
    guard abs(point.x) < Limits.farthestPlacement, abs(point.y) < Limits.farthestPlacement else { return nil }
    let x = Int32((point.x * phases).rounded())
    let y = Int32((point.y * phases).rounded())
    return Spot(x: x >> 2, y: y >> 2, phase: Int(x & 3) | Int(y & 3) << 2)
  }

  /// The index of the mask of a glyph, which is created if it is not cached.
  ///
  /// - Parameter face: The hash of everything but the glyph and the phase that the mask depends on.
  private func mask(
    of glyph: UInt32, phase: Int, _ face: ContentHash, _ run: GlyphRun, _ placement: CGAffineTransform
  ) -> Int32 {
    let number = UInt64(glyph) << 4 | UInt64(phase)
    let key = ContentHash(low: face.low ^ number &* 0x9e37_79b9_7f4a_7c15, high: face.high ^ number)
    if let known = store.index(of: key) {
      hits += 1
      return known
    }
    misses += 1
    return makeMask(of: glyph, phase: phase, key, run, placement)
  }

  private func makeMask(
    of glyph: UInt32, phase: Int, _ key: ContentHash, _ run: GlyphRun, _ placement: CGAffineTransform
  ) -> Int32 {
    let origin = GlyphRun.Glyph(identifier: glyph, position: .zero)
    var atPhase = placement
    atPhase.tx = CGFloat(phase & 3) / GlyphCache.phases
    atPhase.ty = CGFloat(phase >> 2) / GlyphCache.phases
    let transform = GlyphCache.outlineTransform(run, origin, atPhase)
    let outline = run.face.outline(of: glyph)
    edges.removeAll()
    flat.removeAll()
    flat.append(outline, transform: transform, tolerance: FrameFlattener.tolerance)
    let geometry = EdgeBuilder.build(flat, into: &edges, arena: 0, hashes: false)
    let (index, view) = store.add(key, over: geometry.bounds)
    if !geometry.bounds.isEmpty {
      cover(view, edges: UnsafeBufferPointer(start: edges.base, count: edges.count))
    }
    return index
  }

  private func cover(_ view: MaskView, edges: UnsafeBufferPointer<Edge>) {
    let (maskRows, maskStride) = scratch.maskRows(columns: view.bounds.width)
    var sink = MaskBlitter(target: view)
    scratch.window.open(over: view.bounds)
    scratch.window.accumulate(edges, kernels)
    CoverageSweep(kernels: kernels, isEvenOdd: false, maskRows: maskRows, maskStride: maskStride)
      .run(scratch.window, bounds: view.bounds, into: &sink)
  }
}
