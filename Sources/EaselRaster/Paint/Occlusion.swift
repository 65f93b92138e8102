import EaselPixels

/// Finds the last command that hides everything below it in a region, so that only it and later commands are painted.
struct Occlusion {
  let plan: PlanView
  /// The region, which lies within one band of rows.
  let region: PixelRect

  /// The position in `indices` of the last command that covers the whole region with opaque pixels, or nil.
  func lastCover(
    _ commands: UnsafeBufferPointer<DeviceCommand>, _ indices: UnsafeBufferPointer<Int32>
  ) -> Int? {
    var depth = 0
    for position in indices.indices.reversed() {
      let command = commands[Int(indices[position])]
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
    return isInside(plan.edges(of: geometry, inBand: region.y0 >> Limits.bandShift))
  }

  /// Whether all edges in the rows of the region lie to its left and, in the order in which they are listed, form one line
  /// from top to bottom or bottom to top. Every pixel is then inside by both fill rules. The result may be false for
  /// regions that are inside.
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

/// A chain of edges in one direction, each of which starts in the row where the previous one ends. The list may start in
/// the middle of the chain, so that the chain is interrupted once.
private struct EdgeLine {
  private var isDownward = false
  /// The rows before the interruption, if there was one.
  private var earlier: ClosedRange<Int32>?
  /// The rows of the chain that new edges continue.
  private var current: ClosedRange<Int32>?

  /// Returns false if the edge interrupts the chain a second time.
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

  /// Whether the chain reaches from `top` to `bottom`.
  func spans(_ top: Int32, _ bottom: Int32) -> Bool {
    guard let current else { return false }
    guard let earlier else { return current.lowerBound <= top && current.upperBound >= bottom }
    let (first, last) = current.upperBound == earlier.lowerBound ? (current, earlier) : (earlier, current)
    return first.upperBound == last.lowerBound && first.lowerBound <= top && last.upperBound >= bottom
  }
}
