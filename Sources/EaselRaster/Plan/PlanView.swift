/// The tables of a finished plan as bare pointers. Workers read them without uniqueness or exclusivity checks. A view is
/// valid only inside `FramePlan.withView`.
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

extension FramePlan {
  /// Calls `body` with pointers to the tables, which must not change during the call.
  func withView<Result>(_ body: (PlanView) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: EdgeArenaView.self, capacity: paths.arenas.count) { arenas in
      for (index, arena) in paths.arenas.enumerated() {
        arenas.initializeElement(
          at: index, to: EdgeArenaView(edges: arena.edges.base, bandStarts: arena.bandStarts.base))
      }
      return withView(UnsafeBufferPointer(arenas), body)
    }
  }

  private func withView<Result>(
    _ arenas: UnsafeBufferPointer<EdgeArenaView>, _ body: (PlanView) -> Result
  ) -> Result {
    paths.geometries.withUnsafeBufferPointer { geometries in
      clips.withUnsafeBufferPointer { clips in
        paints.withUnsafeBufferPointer { paints in
          paintTables.withView { tables in
            glyphs.withUnsafeBufferPointer { glyphs in
              glyphRuns.withUnsafeBufferPointer { runs in
                body(
                  PlanView(
                    geometries: geometries, clips: clips, paints: paints, paintTables: tables,
                    glyphs: glyphs, glyphRuns: runs, arenas: arenas))
              }
            }
          }
        }
      }
    }
  }
}
