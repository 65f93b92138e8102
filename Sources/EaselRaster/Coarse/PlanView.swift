/// The tables of a finished plan as bare pointers, which is how the workers read them: no uniqueness or exclusivity
/// checks in their loops. Valid inside `FramePlan.withView` only.
struct PlanView {
  let geometries: UnsafeBufferPointer<GeometryResult>
  let clips: UnsafeBufferPointer<DeviceClip>
  let paints: UnsafeBufferPointer<PreparedPaint>
  let paintTables: PaintTables
  let glyphs: UnsafeBufferPointer<PlacedGlyph>
  let glyphRuns: UnsafeBufferPointer<PlacedGlyphRun>
  /// The first edge of each arena.
  let edgeBases: UnsafeBufferPointer<UnsafeMutablePointer<Edge>>

  @inline(__always)
  func edges(of geometry: GeometryResult) -> UnsafeBufferPointer<Edge> {
    UnsafeBufferPointer(
      start: edgeBases[Int(geometry.arena)] + Int(geometry.firstEdge), count: Int(geometry.edgeCount))
  }
}

extension FramePlan {
  /// Calls `body` with pointers to the tables, which must not change meanwhile.
  func withView<Result>(_ body: (PlanView) -> Result) -> Result {
    let bases = edges.map { $0.edges.base }
    return geometries.withUnsafeBufferPointer { geometries in
      clips.withUnsafeBufferPointer { clips in
        paints.withUnsafeBufferPointer { paints in
          glyphs.withUnsafeBufferPointer { glyphs in
            glyphRuns.withUnsafeBufferPointer { runs in
              bases.withUnsafeBufferPointer { bases in
                body(
                  PlanView(
                    geometries: geometries, clips: clips, paints: paints, paintTables: paintTables,
                    glyphs: glyphs, glyphRuns: runs,
                    edgeBases: bases))
              }
            }
          }
        }
      }
    }
  }
}
