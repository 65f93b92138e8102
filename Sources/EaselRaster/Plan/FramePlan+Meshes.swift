import EaselPixels

extension FramePlan {
  /// Paints the parts of meshes that the visible commands show. Call it when the visibility is resolved.
  mutating func paintMeshes(_ surfaces: SurfacePool, on dispatcher: any Dispatcher) {
    guard !paintTables.meshes.isEmpty else { return }
    var regions = [PixelRect](repeating: .empty, count: paintTables.meshes.count)
    for pass in passes {
      for command in pass.commands where command.paint >= 0 && command.kind != .surface {
        let paint = paints[Int(command.paint)]
        guard paint.kind == .mesh else { continue }
        let shown = command.bounds.intersection(pass.inputBounds)
        if !shown.isEmpty { regions[Int(paint.source)] = regions[Int(paint.source)].union(shown) }
      }
    }
    for (mesh, region) in zip(paintTables.meshes, regions) { mesh.paint(region, surfaces, on: dispatcher) }
    paintTables.meshSurfaces = paintTables.meshes.map(\.view)
  }
}
