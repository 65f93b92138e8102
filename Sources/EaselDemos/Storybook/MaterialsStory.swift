import SwiftUI

extension DemoCatalogue {
  /// Materials and glass over a drawing.
  static let materialsStory = Demo(
    "story-materials", "Materials and glass", "All materials, glass buttons, and glass that flows together.",
    size: CGSize(width: 390, height: 720), source: "MaterialsStory",
    variants: Demo.Variant("light") { MaterialsStory().environment(\.colorScheme, .light) },
    Demo.Variant("dark") { MaterialsStory().environment(\.colorScheme, .dark) })
}

/// All materials, and glass that flows together when a button is pressed.
struct MaterialsStory: View {
  var body: some View {
    ZStack {
      MaterialsLandscape()
      VStack(spacing: 12) {
        row("Ultra thin", .ultraThinMaterial)
        row("Thin", .thinMaterial)
        row("Regular", .regularMaterial)
        row("Thick", .thickMaterial)
        row("Ultra thick", .ultraThickMaterial)
        row("Bar", .bar)
        Spacer(minLength: 0)
        GlassTools()
      }
      .padding(20)
    }
  }

  private func row(_ name: String, _ material: Material) -> some View {
    HStack {
      Image(systemName: "sun.max.fill").foregroundStyle(.orange)
      Text(name).font(.headline)
      Spacer()
      Text("secondary").foregroundStyle(.secondary)
      Text("tertiary").foregroundStyle(.tertiary)
    }
    .padding(.horizontal, 14).padding(.vertical, 12)
    .background(material, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
  }
}

/// Glass buttons, and round pieces of glass that move apart and together.
private struct GlassTools: View {
  @State private var isApart = false

  var body: some View {
    VStack(spacing: 18) {
      GlassEffectContainer(spacing: 24) {
        HStack(spacing: isApart ? 40 : 10) {
          ForEach(["pencil", "heart.fill", "star.fill"], id: \.self) { name in
            Image(systemName: name).font(.system(size: 24)).frame(width: 64, height: 64).glassEffect()
          }
        }
      }
      HStack(spacing: 14) {
        Button(isApart ? "Together" : "Apart") { withAnimation(.spring) { isApart.toggle() } }
          .buttonStyle(.glass)
        Button("Clear") { isApart = false }.buttonStyle(.glass(.clear))
        Button("Prominent") { isApart = false }.buttonStyle(.glassProminent)
      }
    }
  }
}

/// Hills in front of an evening sky.
private struct MaterialsLandscape: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Canvas { context, size in
      let isDark = colorScheme == .dark
      let sky: [Color] = isDark ? [.indigo, .purple, .orange] : [.cyan, .mint, .yellow]
      let all = Path(CGRect(origin: .zero, size: size))
      context.fill(
        all,
        with: .linearGradient(
          Gradient(colors: sky), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height * 0.7)))
      let sun = CGRect(x: size.width * 0.58, y: size.height * 0.14, width: 110, height: 110)
      context.fill(Path(ellipseIn: sun), with: .color(isDark ? .white : .orange))
      let hills: [Color] = [.blue, .teal, .green, .indigo]
      for (index, color) in hills.enumerated() {
        let top = size.height * (0.36 + 0.17 * CGFloat(index))
        context.fill(hill(top: top, phase: CGFloat(index) * 1.7, in: size), with: .color(color))
      }
      for index in 0..<24 {
        let place = CGPoint(
          x: CGFloat(index * 67 % 100) / 100 * size.width, y: CGFloat(index * 41 % 100) / 100 * size.height)
        let color: [Color] = [.pink, .white, .yellow, .red]
        context.fill(
          Path(ellipseIn: CGRect(x: place.x, y: place.y, width: 16, height: 16)),
          with: .color(color[index % 4]))
      }
    }
  }

  private func hill(top: CGFloat, phase: CGFloat, in size: CGSize) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: size.height))
      for step in 0...40 {
        let x = CGFloat(step) / 40 * size.width
        path.addLine(to: CGPoint(x: x, y: top + 46 * sin(x / 70 + phase)))
      }
      path.addLine(to: CGPoint(x: size.width, y: size.height))
      path.closeSubpath()
    }
  }
}
