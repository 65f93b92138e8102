import EaselGeometry

/// Requests -> geometries: flattens, strokes and snaps, in pieces that workers share.
enum Flattener {
  /// The largest distance in pixels between a curve and the segments that stand for it.
  static let tolerance = 0.03
  /// Requests per piece of work.
  private static let pieceSize = 64

  static func run(_ plan: inout FramePlan, on dispatcher: any Dispatcher, hashes: Bool) {
    let count = plan.requests.count
    let arenas = plan.edges
    let requests = plan.requests
    plan.geometries.append(contentsOf: repeatElement(GeometryResult(), count: count))
    plan.geometries.withUnsafeMutableBufferPointer { results in
      requests.withUnsafeBufferPointer { requests in
        let results = results
        dispatcher.run((count + pieceSize - 1) / pieceSize) { piece, worker in
          for index in piece * pieceSize..<min(count, (piece + 1) * pieceSize) {
            results[index] = flatten(requests[index], arenas[worker], worker: worker, hashes: hashes)
          }
        }
      }
    }
  }

  private static func flatten(
    _ request: borrowing FramePlan.GeometryRequest, _ arena: EdgeArena, worker: Int, hashes: Bool
  ) -> GeometryResult {
    let transform = request.transform
    if request.stroke == nil, case .rect(let rect) = request.path.storage, transform.keepsAxes {
      return EdgeBuilder.rectangle(rect.applying(transform))
    }
    arena.flat.removeAll()
    if let style = request.stroke {
      arena.flat.appendStroke(of: request.path, style: style, transform: transform, tolerance: tolerance)
    } else {
      arena.flat.append(request.path, transform: transform, tolerance: tolerance)
    }
    var result = EdgeBuilder.build(arena.flat, into: &arena.edges, arena: worker, hashes: hashes)
    BandSorter.sort(&result, arena)
    return result
  }
}

extension CGAffineTransform {
  /// True when rectangles stay axis-aligned rectangles.
  var keepsAxes: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}
