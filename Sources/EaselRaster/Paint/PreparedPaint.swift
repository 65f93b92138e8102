import EaselDrawing
import EaselGeometry
import EaselKernels

/// A paint ready for its pixels: a solid one is all here, others point into the tables of their kind.
struct PreparedPaint {
  enum Kind: UInt8 {
    case solid
    /// `source` is a number of `PaintTables.gradients`.
    case gradient
    /// `source` is a number of `PaintTables.images`.
    case image
    /// What the target shows, resolved while painting.
    case backdrop
  }

  var kind: Kind
  /// 0...255; solid colours and gradients have it in their pixels.
  var opacity: UInt8 = 255
  /// The premultiplied pixel of a solid paint.
  var pixel: UInt32 = 0
  var source: Int32 = -1
  /// True when no pixel of it lets anything show through.
  var isOpaque = false
  /// Stands for its pixels, where frames are compared.
  var hash: ContentHash

  /// True when painting with it over anything changes nothing.
  @inline(__always) var isInvisible: Bool { kind == .solid && pixel == 0 }
}

/// What the paints of a frame point into.
struct PaintTables {
  var gradients: [EaselGradient] = []
  var images: [ImageSampler] = []

  mutating func removeAll() {
    gradients.removeAll(keepingCapacity: true)
    images.removeAll(keepingCapacity: true)
  }
}

/// `PaintTables` as bare pointers, for the workers.
struct PaintTablesView {
  let gradients: UnsafeBufferPointer<EaselGradient>
  let images: UnsafeBufferPointer<ImageSampler>
}

extension PaintTables {
  /// Calls `body` with pointers to the tables, which must not change meanwhile.
  func withView<Result>(_ body: (PaintTablesView) -> Result) -> Result {
    gradients.withUnsafeBufferPointer { gradients in
      images.withUnsafeBufferPointer { images in
        body(PaintTablesView(gradients: gradients, images: images))
      }
    }
  }
}
