import EaselPixels

/// Commands -> how long one thread takes to paint them, by a rough estimate. It decides who paints, never what.
struct PaintCost {
  let plan: PlanView

  /// Nanoseconds for a number of the pixels within the bounds of a command. The figures are those of the peers' scenes
  /// on a processor of 2.6 GHz, and right within a factor of two for most.
  func nanoseconds(of command: DeviceCommand, pixels: Double) -> Double {
    switch command.kind {
    case .fill: fill(command, pixels)
    case .glyphs: 100 * Double(plan.glyphRuns[Int(command.source)].count) + pixels / 4
    case .surface, .symbol, .pushLayer, .popLayer: 200 + pixels / 2
    }
  }

  private func fill(_ command: DeviceCommand, _ pixels: Double) -> Double {
    let geometry = plan.geometries[Int(command.source)]
    let isSolid = plan.paints[Int(command.paint)].kind == .solid
    guard geometry.rect == nil else {
      let isOnPixels = geometry.coversItsBounds(isAntialiased: command.isAntialiased)
      return (isOnPixels ? 80 : 250) + pixels * (isSolid ? 0.15 : 1)
    }
    let share = min(1, pixels / Double(max(1, geometry.bounds.area)))
    return 300 + Double(geometry.edgeCount) * share * 25 + pixels * (isSolid ? 0.2 : 0.4)
  }
}
