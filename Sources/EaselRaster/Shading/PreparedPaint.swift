import EaselDrawing
import EaselGeometry
import EaselKernels

/// A paint in device space. A solid paint is complete; other paints refer to a table of their kind.
struct PreparedPaint {
  enum Kind: UInt8 {
    case solid
    /// `source` is an index of `PaintTables.gradients`.
    case gradient
    /// `source` is an index of `PaintTables.images`.
    case image
    /// `source` is an index of `PaintTables.meshes`.
    case mesh
    /// The pixels of the target.
    case backdrop
    /// The pixels of the pass with the index `source`, at the same position.
    case material
  }

  var kind: Kind
  /// In 0...255. The pixels of solid colors and gradients include it already.
  var opacity: UInt8 = 255
  /// The premultiplied pixel of a solid paint.
  var pixel: UInt32 = 0
  var source: Int32 = -1
  /// Whether all of its pixels are opaque.
  var isOpaque = false
  /// A hash of everything that its pixels depend on, for comparing frames.
  var hash: ContentHash

  /// Whether painting with it in the normal mode changes nothing.
  @inline(__always) var isInvisible: Bool { kind == .solid && pixel == 0 }
}

/// The tables that the paints of a frame refer to.
struct PaintTables {
  var gradients: [EaselGradient] = []
  var images: [ImageSampler] = []
  var meshes: [PlacedMesh] = []
  /// The pixels of each mesh, when they are painted.
  var meshSurfaces: [SurfaceView] = []

  /// The index of a mesh. A mesh has one entry: its pixels must contain the regions of all commands that show it.
  mutating func index(of mesh: PlacedMesh) -> Int {
    if mesh.index >= meshes.count || meshes[mesh.index] !== mesh {
      mesh.index = meshes.count
      meshes.append(mesh)
    }
    return mesh.index
  }

  mutating func removeMeshes() {
    meshes.removeAll(keepingCapacity: true)
    meshSurfaces.removeAll(keepingCapacity: true)
  }
}

/// Pointers to the tables, for the workers.
struct PaintTablesView {
  let gradients: UnsafeBufferPointer<EaselGradient>
  let images: UnsafeBufferPointer<ImageSampler>
  let meshSurfaces: UnsafeBufferPointer<SurfaceView>
}

extension PaintTables {
  /// Calls `body` with pointers to the tables, which must not change during the call.
  func withView<Result>(_ body: (PaintTablesView) -> Result) -> Result {
    gradients.withUnsafeBufferPointer { gradients in
      images.withUnsafeBufferPointer { images in
        meshSurfaces.withUnsafeBufferPointer { meshSurfaces in
          body(PaintTablesView(gradients: gradients, images: images, meshSurfaces: meshSurfaces))
        }
      }
    }
  }
}
