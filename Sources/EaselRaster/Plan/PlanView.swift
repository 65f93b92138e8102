/// The tables of a finished plan as bare pointers, which is how the workers read them: no uniqueness or exclusivity
/// checks in their loops. Valid inside `FramePlan.withView` only.
struct PlanView {
  let geometries: UnsafeBufferPointer<FlattenedPath>
  let clips: UnsafeBufferPointer<DeviceClip>
  let paints: UnsafeBufferPointer<PreparedPaint>
  let paintTables: PaintTablesView
  let glyphs: UnsafeBufferPointer<PlacedGlyph>
  let glyphRuns: UnsafeBufferPointer<PlacedGlyphRun>
  let arenas: UnsafeBufferPointer<EdgeArenaView>

  /// The edges of a geometry that can touch the rows of a band.
  @inline(__always)
  func edges(of geometry: FlattenedPath, inBand band: Int32) -> UnsafeBufferPointer<Edge> {
    arenas[Int(geometry.arena)].edges(of: geometry, inBand: band)
  }
}

/// The memory of an `EdgeArena`.
struct EdgeArenaView {
  let edges: UnsafeMutablePointer<Edge>
  let bandStarts: UnsafeMutablePointer<Int32>

  @inline(__always)
  func edges(of geometry: FlattenedPath, inBand band: Int32) -> UnsafeBufferPointer<Edge> {
    guard geometry.bandCount > 0 else {
      return UnsafeBufferPointer(start: edges + Int(geometry.firstEdge), count: Int(geometry.edgeCount))
    }
    let index = band &- geometry.firstBand
    guard index >= 0, index < geometry.bandCount else { return UnsafeBufferPointer(start: nil, count: 0) }
    let start = bandStarts[Int(geometry.bandStart &+ index)]
    let end = bandStarts[Int(geometry.bandStart &+ index) &+ 1]
    return UnsafeBufferPointer(start: edges + Int(start), count: Int(end &- start))
  }
}

extension FramePlan {
  /// Calls `body` with pointers to the tables, which must not change meanwhile.
  func withView<Result>(_ body: (PlanView) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: EdgeArenaView.self, capacity: edges.count) { arenas in
      for (index, arena) in edges.enumerated() {
        arenas.initializeElement(
          at: index, to: EdgeArenaView(edges: arena.edges.base, bandStarts: arena.bandStarts.base))
      }
      return withView(UnsafeBufferPointer(arenas), body)
    }
  }

  private func withView<Result>(
    _ arenas: UnsafeBufferPointer<EdgeArenaView>, _ body: (PlanView) -> Result
  ) -> Result {
    geometries.withUnsafeBufferPointer { geometries in
      clips.withUnsafeBufferPointer { clips in
        paints.withUnsafeBufferPointer { paints in
          paintTables.withView { tables in
            glyphs.withUnsafeBufferPointer { glyphs in
              glyphRuns.withUnsafeBufferPointer { runs in
                body(
                  PlanView(
                    geometries: geometries, clips: clips, paints: paints, paintTables: tables,
                    glyphs: glyphs,
                    glyphRuns: runs, arenas: arenas))
              }
            }
          }
        }
      }
    }
  }
}
