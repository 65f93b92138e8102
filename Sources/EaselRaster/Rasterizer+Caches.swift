import EaselDrawing

extension Rasterizer {
  /// The memory that is kept from frame to frame.
  package var cacheUsage: [CacheUsage] { ownCacheUsage + (pictures?.cacheUsage ?? []) }

  private var ownCacheUsage: [CacheUsage] {
    let layerBytes = reuse.layers.byteCount
    return [
      CacheUsage("glyph masks", bytes: glyphCache.store.byteCount, limit: Limits.glyphMaskBudget),
      CacheUsage("symbols", bytes: symbolCache.byteCount, limit: symbolCache.budget),
      CacheUsage("filtered layers", bytes: layerBytes, limit: LayerCache.budget),
      CacheUsage("gradient tables", bytes: caches.tableBytes, limit: Limits.gradientTableBudget),
      CacheUsage("reduced images", bytes: caches.reducedImageBytes, limit: Limits.reducedImageBudget),
      CacheUsage("meshes", bytes: caches.meshes.byteCount, limit: nil),
      // The bytes of the filtered layers belong to the pool of surfaces, and must not count twice.
      CacheUsage("surfaces", bytes: filterMemory.byteCount + batch.byteCount - layerBytes, limit: nil),
      CacheUsage("scratch memory", bytes: scratch.reduce(0) { $0 + $1.byteCount }, limit: nil),
      CacheUsage("frame plans", bytes: plan.byteCount + reuse.planByteCount, limit: nil),
    ]
  }

  /// The memory of a rasterizer that paints asynchronous layers, as one entry.
  var totalCacheUsage: CacheUsage {
    let bytes = ownCacheUsage.reduce(0) { $0 + $1.bytes }
    return CacheUsage("painter of asynchronous layers", bytes: bytes, limit: nil)
  }
}
