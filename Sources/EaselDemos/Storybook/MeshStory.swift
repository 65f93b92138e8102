import SwiftUI

extension DemoCatalogue {
  static let storyMesh = Demo(
    "story-mesh", "Mesh gradients",
    "Colors that flow between moving points, as backgrounds, shapes and text.",
    size: CGSize(width: 390, height: 560), .fill, source: "MeshStory",
    variants: Demo.Variant("aurora") { AuroraMesh() }, Demo.Variant("dusk") { DuskMesh() },
    Demo.Variant("lettering") { LetteringMesh() }, Demo.Variant("petals") { PetalMesh() },
    Demo.Variant("points") { PointMesh() }, Demo.Variant("colors") { ColorMesh() })
}

/// A grid of points in the unit square. Those inside wander around their places.
private struct WanderingGrid {
  var columns: Int
  var rows: Int
  /// The largest distance from a place, as a share of the distance between neighbors.
  var reach = 0.35

  func points(at time: Double) -> [SIMD2<Float>] {
    (0..<columns * rows).map { index in
      let (column, row) = (index % columns, index / columns)
      let (stepX, stepY) = (1 / Double(columns - 1), 1 / Double(rows - 1))
      let phase = Double(index) * 2.4
      var (x, y) = (Double(column) * stepX, Double(row) * stepY)
      if column > 0 && column < columns - 1 { x += stepX * reach * sin(time * 0.9 + phase) }
      if row > 0 && row < rows - 1 { y += stepY * reach * cos(time * 0.7 + phase * 1.3) }
      return SIMD2(Float(x), Float(y))
    }
  }
}

private struct MeshTime<Content: View>: View {
  @ViewBuilder var content: (_ time: Double) -> Content

  var body: some View {
    TimelineView(.animation) { timeline in
      content(timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 3600))
    }
  }
}

/// Green and violet curtains on a night sky.
private struct AuroraMesh: View {
  private let colors: [Color] = [
    .init(hue: 0.68, saturation: 0.9, brightness: 0.16), .init(hue: 0.62, saturation: 0.9, brightness: 0.3),
    .init(hue: 0.7, saturation: 0.8, brightness: 0.24), .init(hue: 0.66, saturation: 0.9, brightness: 0.12),
    .init(hue: 0.5, saturation: 0.8, brightness: 0.55), .init(hue: 0.42, saturation: 0.7, brightness: 0.95),
    .init(hue: 0.76, saturation: 0.7, brightness: 0.7), .init(hue: 0.6, saturation: 0.8, brightness: 0.4),
    .init(hue: 0.78, saturation: 0.7, brightness: 0.5), .init(hue: 0.46, saturation: 0.8, brightness: 0.8),
    .init(hue: 0.38, saturation: 0.6, brightness: 0.9), .init(hue: 0.83, saturation: 0.7, brightness: 0.6),
    .init(hue: 0.66, saturation: 0.9, brightness: 0.1), .init(hue: 0.7, saturation: 0.9, brightness: 0.16),
    .init(hue: 0.64, saturation: 0.8, brightness: 0.2), .init(hue: 0.68, saturation: 0.9, brightness: 0.1),
  ]

  var body: some View {
    MeshTime { time in
      MeshGradient(
        width: 4, height: 4, points: WanderingGrid(columns: 4, rows: 4, reach: 0.42).points(at: time),
        colors: colors)
    }
    .ignoresSafeArea()
  }
}

/// A sky after sunset, behind hills.
private struct DuskMesh: View {
  var body: some View {
    MeshTime { time in
      ZStack(alignment: .bottom) {
        MeshGradient(
          width: 3, height: 4, points: WanderingGrid(columns: 3, rows: 4, reach: 0.3).points(at: time * 0.6),
          colors: [
            .indigo, .blue, .purple, .purple, .pink, .indigo, .orange, .yellow, .pink, .red, .orange, .purple,
          ],
          colorSpace: .perceptual)
        Hills(height: 0.26, phase: 0.3).fill(.black.opacity(0.35))
        Hills(height: 0.16, phase: 1.8).fill(.black.opacity(0.6))
      }
    }
    .ignoresSafeArea()
  }
}

private struct Hills: Shape {
  var height: Double
  var phase: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      for step in 0...60 {
        let x = Double(step) / 60
        let y = height * (0.6 + 0.25 * sin(x * 5 + phase) + 0.15 * sin(x * 11 + phase * 2))
        path.addLine(to: CGPoint(x: rect.minX + rect.width * x, y: rect.maxY - rect.height * y))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// Text, strokes and symbols in the colors of a mesh.
private struct LetteringMesh: View {
  private let colors: [Color] = [.red, .orange, .yellow, .pink, .purple, .mint, .blue, .indigo, .cyan]

  var body: some View {
    MeshTime { time in
      let mesh = MeshGradient(
        width: 3, height: 3, points: WanderingGrid(columns: 3, rows: 3).points(at: time * 1.4), colors: colors
      )
      VStack(spacing: 28) {
        Text("Hello,\nmesh").font(.system(size: 84, weight: .black, design: .rounded))
          .multilineTextAlignment(.center).foregroundStyle(mesh)
        Circle().inset(by: 13).trim(from: 0.06, to: 0.94).stroke(
          mesh, style: StrokeStyle(lineWidth: 26, lineCap: .round)
        )
        .rotationEffect(.degrees(90)).frame(width: 150, height: 150)
        HStack(spacing: 24) {
          ForEach(["heart.fill", "star.fill", "bolt.fill", "leaf.fill"], id: \.self) { name in
            Image(systemName: name)
          }
        }
        .font(.system(size: 40)).foregroundStyle(mesh)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

/// Petals that are filled with one patch, whose inner lines are bent by control points.
private struct PetalMesh: View {
  private func point(_ x: Float, _ y: Float, bend: Float) -> MeshGradient.BezierPoint {
    let place = SIMD2(x, y)
    let (across, down) = (SIMD2<Float>(0.4, bend), SIMD2<Float>(-bend, 0.4))
    return .init(
      position: place, leadingControlPoint: place - across, topControlPoint: place - down,
      trailingControlPoint: place + across, bottomControlPoint: place + down)
  }

  private func mesh(bend: Float) -> MeshGradient {
    MeshGradient(
      width: 2, height: 2,
      bezierPoints: [
        point(-0.2, -0.2, bend: bend), point(1.2, -0.2, bend: -bend), point(-0.2, 1.2, bend: -bend),
        point(1.2, 1.2, bend: bend),
      ],
      colors: [.pink, .purple, .orange, .yellow])
  }

  var body: some View {
    MeshTime { time in
      ZStack {
        ForEach(0..<7) { petal in
          Ellipse().fill(mesh(bend: Float(0.25 * sin(time * 1.2 + Double(petal)))))
            .frame(width: 96, height: 190).offset(y: -92)
            .rotationEffect(.degrees(Double(petal) * 360 / 7 + time * 6)).opacity(0.8)
        }
        Circle().fill(.yellow.gradient).frame(width: 46, height: 46)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

/// A mesh with its points on top. A tap moves the points by an animation.
private struct PointMesh: View {
  @State private var isMoved = false

  private var points: [SIMD2<Float>] { WanderingGrid(columns: 4, rows: 4).points(at: isMoved ? 4 : 1) }

  var body: some View {
    VStack(spacing: 16) {
      ZStack {
        MeshGradient(
          width: 4, height: 4, points: points,
          colors: (0..<16).map { Color(hue: Double($0) / 16, saturation: 0.65, brightness: 0.95) })
        Points(points: points).fill(.white)
        Points(points: points).stroke(.black.opacity(0.6), lineWidth: 1)
      }
      .clipShape(.rect(cornerRadius: 24))
      Button(isMoved ? "Back" : "Move") {
        withAnimation(.spring(duration: 1.2, bounce: 0.4)) { isMoved.toggle() }
      }
    }
    .padding(20)
  }
}

private struct Points: Shape {
  var points: [SIMD2<Float>]

  func path(in rect: CGRect) -> Path {
    Path { path in
      for point in points {
        let center = CGPoint(
          x: rect.minX + rect.width * CGFloat(point.x), y: rect.minY + rect.height * CGFloat(point.y))
        path.addEllipse(in: CGRect(x: center.x - 4, y: center.y - 4, width: 8, height: 8))
      }
    }
  }
}

/// The same mesh with linear and smooth colors, in both color spaces.
private struct ColorMesh: View {
  private let colors: [Color] = [.blue, .white, .blue, .yellow, .red, .green, .black, .cyan, .orange]

  private func mesh(_ smooth: Bool, _ space: Gradient.ColorSpace) -> some View {
    MeshGradient(
      width: 3, height: 3, points: WanderingGrid(columns: 3, rows: 3).points(at: 2), colors: colors,
      smoothsColors: smooth, colorSpace: space)
  }

  var body: some View {
    Grid(horizontalSpacing: 12, verticalSpacing: 8) {
      GridRow {
        mesh(true, .device)
        mesh(false, .device)
      }
      GridRow {
        Text("Smooth")
        Text("Linear")
      }
      .font(.caption).foregroundStyle(.secondary)
      GridRow {
        mesh(true, .perceptual)
        mesh(false, .perceptual)
      }
      GridRow {
        Text("Smooth, perceptual")
        Text("Linear, perceptual")
      }
      .font(.caption).foregroundStyle(.secondary)
    }
    .padding(20)
  }
}
