import EaselDrawing
import EaselGeometry
import EaselKernels
import EaselPixels

/// A mesh in device space: the grid that it is divided into, and the pixels that commands of this frame show of it.
///
/// The pixels are the same whatever part of the mesh is painted.
final class PlacedMesh {
  let mesh: MeshPaint
  let transform: CGAffineTransform
  let hash: ContentHash
  /// The frame that used the mesh last.
  fileprivate var lastFrame = 0
  /// The index in the tables that contain the mesh.
  var index = 0
  private var grid: MeshGrid?
  private var surface: PassSurface?

  init(_ mesh: MeshPaint, _ transform: CGAffineTransform, hash: ContentHash) {
    (self.mesh, self.transform, self.hash) = (mesh, transform, hash)
  }

  /// The painted pixels; empty if no command of the frame shows the mesh.
  var view: SurfaceView {
    surface?.view
      ?? SurfaceView(pixels: UnsafeMutablePointer(bitPattern: 64)!, stride: 0, bounds: .empty)
  }

  /// Paints at least the pixels of `region`.
  func paint(_ region: PixelRect, _ surfaces: SurfacePool, on dispatcher: any Dispatcher) {
    if region.isEmpty { return surface = nil }
    if let surface, surface.bounds.contains(region) { return }
    let grid = grid ?? makeGrid(on: dispatcher)
    self.grid = grid
    let target = surfaces.surface(over: region, isClear: false)
    surface = target
    let painter = MeshPainter(
      grid: grid.view, target: target.view, background: mesh.background.premultipliedPixel,
      isOpaque: mesh.isOpaqueInside, decoder: MeshDecoder(mesh.interpolation))
    dispatcher.run(painter.bandCount, painter)
  }

  private func makeGrid(on dispatcher: any Dispatcher) -> MeshGrid {
    let source = MeshSource(mesh, transform)
    return MeshGrid(MeshSteps(source), source, on: dispatcher)
  }

  var byteCount: Int { grid?.byteCount ?? 0 }
}

/// Keeps meshes from frame to frame, so that one that stands still is divided once.
final class MeshCache {
  private var meshes: [ContentHash: PlacedMesh] = [:]
  private var frame = 0

  /// Frees the meshes that the last frame did not use.
  func beginFrame() {
    if !meshes.isEmpty { meshes = meshes.filter { $0.value.lastFrame == frame } }
    frame += 1
  }

  func place(_ mesh: MeshPaint, _ transform: CGAffineTransform) -> PlacedMesh {
    var hasher = ContentHasher(seed: 5)
    hasher.combine(mesh.hash)
    hasher.combine(transform)
    let hash = hasher.finish()
    let placed = meshes[hash] ?? PlacedMesh(mesh, mesh.transform.concatenating(transform), hash: hash)
    placed.lastFrame = frame
    meshes[hash] = placed
    return placed
  }

  var byteCount: Int { meshes.values.reduce(0) { $0 + $1.byteCount } }
}
