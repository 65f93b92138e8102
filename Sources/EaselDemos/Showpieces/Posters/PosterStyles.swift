import SwiftUI

/// The four styles of posters. Each draws 520 x 650 units in five colors.
extension PosterSheet {
  /// A grid of quarter circles, discs, rings and half discs in the manner of Swiss posters.
  func drawArcs(in context: GraphicsContext, _ colors: [Color], _ random: inout SeededRandom) {
    let side = 130.0
    for row in 0..<5 {
      for column in 0..<4 {
        let cell = CGRect(x: Double(column) * side, y: Double(row) * side, width: side, height: side)
        let first = 1 + Int(random.fraction() * 4)
        let second = 1 + (first + Int(random.fraction() * 3)) % 4
        if random.fraction() < 0.45 { context.fill(Path(cell), with: .color(colors[second])) }
        let quarter = Int(random.fraction() * 4)
        let corner = CGPoint(
          x: quarter % 2 == 0 ? cell.minX : cell.maxX, y: quarter < 2 ? cell.minY : cell.maxY)
        // A little more than the cell, so that no seam shows between cells.
        var inside = context
        inside.clip(to: Path(cell.insetBy(dx: -0.6, dy: -0.6)))
        switch Int(random.fraction() * 5) {
        case 0: disc(in: inside, CGPoint(x: cell.midX, y: cell.midY), side * 0.36, colors[first])
        case 1:
          for (index, share) in [1, 0.75, 0.5, 0.25].enumerated() {
            disc(in: inside, corner, side * share, index % 2 == 0 ? colors[first] : colors[0])
          }
        case 2: disc(in: inside, CGPoint(x: corner.x, y: cell.midY), side / 2, colors[first])
        default: disc(in: inside, corner, side, colors[first])
        }
      }
    }
    let middle = CGPoint(
      x: side * (1 + Double(Int(random.fraction() * 3))), y: side * Double(1 + Int(random.fraction() * 4)))
    context.fill(
      Path(CGRect(x: middle.x - side, y: middle.y - side, width: side * 2, height: side * 2)),
      with: .color(colors[4]))
    for (index, share) in [1, 0.76, 0.5, 0.24].enumerated() {
      disc(in: context, middle, side * share, colors[[1, 2, 0, 3][index]])
    }
  }

  private func disc(in context: GraphicsContext, _ center: CGPoint, _ radius: Double, _ color: Color) {
    let box = CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
    context.fill(Path(ellipseIn: box), with: .color(color))
  }

  /// Lines that follow the directions of a field of slow waves.
  func drawFlow(in context: GraphicsContext, _ colors: [Color], _ random: inout SeededRandom) {
    let (turn, bend) = (random.number(in: 0..<6.3), random.number(in: 0.7..<1.5))
    var lines = colors.map { _ in Path() }
    for _ in 0..<950 {
      var place = CGPoint(x: random.number(in: -40..<560), y: random.number(in: -40..<690))
      let color = place.y / 650 + random.number(in: -0.3..<0.3)
      var points = [place]
      for _ in 0..<Int(random.number(in: 10..<34)) {
        let angle =
          turn + bend
          * (sin(place.x / 130 + turn) + cos(place.y / 150 - turn) + sin((place.x + place.y) / 210))
        place.x += cos(angle) * 7
        place.y += sin(angle) * 7
        points.append(place)
      }
      lines[1 + min(max(Int(color * 4), 0), 3)].addLines(points)
    }
    for (path, color) in zip(lines, colors) {
      context.stroke(
        path, with: .color(color), style: StrokeStyle(lineWidth: 3.2, lineCap: .round, lineJoin: .round))
    }
  }

  /// Tiles with two concentric pairs of quarter circles, turned at random.
  func drawTruchet(in context: GraphicsContext, _ colors: [Color], _ random: inout SeededRandom) {
    let side = random.fraction() < 0.6 ? 65.0 : 130
    context.fill(Path(CGRect(x: 0, y: 0, width: 520, height: 650)), with: .color(colors[2]))
    for row in 0..<Int(650 / side) {
      for column in 0..<Int(520 / side) {
        let cell = CGRect(x: Double(column) * side, y: Double(row) * side, width: side, height: side)
        // A little more than the cell, so that no seam shows between cells.
        var inside = context
        inside.clip(to: Path(cell.insetBy(dx: -0.6, dy: -0.6)))
        let turned = random.fraction() < 0.5
        for (index, corner) in [cell.minX, cell.maxX].enumerated() {
          let center = CGPoint(x: corner, y: (index == 0) == turned ? cell.minY : cell.maxY)
          // The radii are symmetric about the half, so that bands continue in every neighbor.
          for (share, color) in [(0.84, 1), (0.7, 4), (0.56, 3), (0.44, 4), (0.3, 1), (0.16, 2)] {
            disc(in: inside, center, side * share, colors[color])
          }
        }
      }
    }
  }

  /// A sun whose lower part is cut into stripes, over hills of stripes.
  func drawSuns(in context: GraphicsContext, _ colors: [Color], _ random: inout SeededRandom) {
    let radius = random.number(in: 150..<215)
    let center = CGPoint(x: random.number(in: 200..<320), y: random.number(in: 235..<290))
    let glow = Gradient(colors: [colors[3], colors[2]])
    context.fill(
      Path(CGRect(x: 0, y: 0, width: 520, height: 650)), with: .color(colors[4].opacity(0.35)))
    context.drawLayer { layer in
      let box = CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
      layer.fill(
        Path(ellipseIn: box),
        with: .linearGradient(glow, startPoint: box.origin, endPoint: CGPoint(x: box.minX, y: box.maxY)))
      layer.blendMode = .destinationOut
      for stripe in 0..<7 {
        let y = center.y + radius * (0.1 + 0.13 * Double(stripe))
        layer.fill(
          Path(CGRect(x: 0, y: y, width: 520, height: 3 + Double(stripe) * 2.4)), with: .color(.black))
      }
    }
    let phase = random.number(in: 0..<6.3)
    for ridge in 0..<9 {
      let base = 420 + Double(ridge * ridge) * 2.2 + Double(ridge) * 12
      let hill = Path { path in
        path.move(to: CGPoint(x: 0, y: 750))
        for x in stride(from: 0.0, through: 520, by: 8) {
          let wave =
            sin(x / 95 + phase + Double(ridge) * 0.55) + 0.5 * sin(x / 41 - phase * 2 + Double(ridge))
          path.addLine(to: CGPoint(x: x, y: base + wave * (34 - Double(ridge) * 2)))
        }
        path.addLine(to: CGPoint(x: 520, y: 750))
      }
      context.fill(hill, with: .color(colors[[2, 4, 3, 1][ridge % 4]]))
    }
  }
}
