import EaselPixels

/// Finds the command that hides all before it in a region, so that nothing under it need be painted.
struct Occlusion {
  let plan: PlanView
  /// Within one band of rows.
  let region: PixelRect

  /// The position among `numbers` of the last command that covers all of the region with opaque pixels; nil for none.
  func lastCover(
    _ commands: UnsafeBufferPointer<DeviceCommand>, _ numbers: UnsafeBufferPointer<Int32>
  ) -> Int? {
    var depth = 0
    for position in numbers.indices.reversed() {
      let command = commands[Int(numbers[position])]
      switch command.kind {
      case .popLayer: depth += 1
      case .pushLayer: depth -= 1
      case .fill: if depth == 0, covers(command) { return position }
      case .glyphs, .surface, .symbol: break
      }
    }
    return nil
  }

  private func covers(_ command: DeviceCommand) -> Bool {
    guard command.mode == .normal, command.bounds.contains(region), plan.paints[Int(command.paint)].isOpaque,
      command.clip < 0 || plan.clips[Int(command.clip)].isRect
    else { return false }
    let geometry = plan.geometries[Int(command.source)]
    if let rect = geometry.rect { return rect.coversWhole(region) }
    return isInside(plan.edges(of: geometry, inBand: region.y0 >> BandSorter.rowShift))
  }

  /// True when all edges beside the region lie left of it and, as they are listed, make one line that goes all the way
  /// down or up: then every pixel is inside by both fill rules. It may be false for regions that are inside as well.
  private func isInside(_ edges: UnsafeBufferPointer<Edge>) -> Bool {
    let pixels = Edge(covering: region)
    let (left, top, right, bottom) = (pixels.x0, pixels.y0, pixels.x1, pixels.y1)
    var line = EdgeLine()
    for edge in edges where max(edge.y0, edge.y1) > top && min(edge.y0, edge.y1) < bottom {
      if min(edge.x0, edge.x1) >= right { continue }
      guard max(edge.x0, edge.x1) <= left, line.append(edge) else { return false }
    }
    return line.spans(top, bottom)
  }
}

/// Edges one after the other, each beginning in the row in which the last one ended, all in one direction. They may
/// be listed from the middle: then the line is broken once.
private struct EdgeLine {
  private var isDownward = false
  /// First the line that was begun, then the one that goes on.
  private var earlier: ClosedRange<Int32>?
  private var current: ClosedRange<Int32>?

  /// False when the edge does not go on from the line, a second time.
  mutating func append(_ edge: Edge) -> Bool {
    let goesDown = edge.y1 > edge.y0
    let rows = min(edge.y0, edge.y1)...max(edge.y0, edge.y1)
    guard let line = current else {
      isDownward = goesDown
      current = rows
      return true
    }
    guard goesDown == isDownward else { return false }
    if (goesDown ? line.upperBound : line.lowerBound) == (goesDown ? rows.lowerBound : rows.upperBound) {
      current = min(line.lowerBound, rows.lowerBound)...max(line.upperBound, rows.upperBound)
      return true
    }
    guard earlier == nil else { return false }
    earlier = line
    current = rows
    return true
  }

  func spans(_ top: Int32, _ bottom: Int32) -> Bool {
    guard let current else { return false }
    guard let earlier else { return current.lowerBound <= top && current.upperBound >= bottom }
    let (first, last) = current.upperBound == earlier.lowerBound ? (current, earlier) : (earlier, current)
    return first.upperBound == last.lowerBound && first.lowerBound <= top && last.upperBound >= bottom
  }
}
