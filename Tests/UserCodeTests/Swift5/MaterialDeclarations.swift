import SwiftUI

// Materials and glass, in the forms in which they are written.

/// A view on half a red and half a blue ground, so that a blur is visible.
private struct Ground<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ZStack {
      HStack(spacing: 0) {
        Color.red
        Color.blue
      }
      content
    }
  }
}

@MainActor private func pair(_ name: String, _ view: some View, unlike: some View = Color.clear)
  -> DeclarationPair
{
  DeclarationPair(name, Ground { view }, unlike: Ground { unlike })
}

/// A circle that is green if the view is on a material.
private struct MaterialReader: View {
  @Environment(\.backgroundMaterial) private var material: Material?

  var body: some View { Circle().fill(material == nil ? Color.clear : .green) }
}

@MainActor func materialPairs() -> [DeclarationPair] {
  let materials: [(String, Material, Material)] = [
    ("ultraThin", .ultraThin, .thin), ("thin", Material.thin, .regular), ("regular", .regular, .thick),
    ("thick", .thick, .ultraThick), ("ultraThick", .ultraThick, .bar), ("bar", .bar, .ultraThin),
  ]
  return materials.map { name, material, other in
    pair(name, Rectangle().fill(material), unlike: Rectangle().fill(other))
  } + [
    pair("ultraThinMaterial", Text("a").background(.ultraThinMaterial), unlike: Text("a")),
    pair("thinMaterial", Text("a").background(.thinMaterial, in: Capsule()), unlike: Text("a")),
    pair("regularMaterial", Circle().fill(.regularMaterial), unlike: Circle().fill(.red)),
    pair("thickMaterial", Text("a").foregroundStyle(.thickMaterial), unlike: Text("a")),
    pair("ultraThickMaterial", Circle().stroke(.ultraThickMaterial, lineWidth: 4)),
    pair("bar in a background", Text("a").background(.bar), unlike: Text("a")),
    pair(
      "materialActiveAppearance",
      Text("a").background(.thinMaterial.materialActiveAppearance(.active)).materialActiveAppearance(
        MaterialActiveAppearance.automatic), unlike: Text("a")),
    pair(
      "backgroundMaterial", MaterialReader().environment(\.backgroundMaterial, .thin),
      unlike: MaterialReader()),
    pair(
      "vibrancy", Text("a").foregroundStyle(.secondary).background(.thinMaterial),
      unlike: Text("a").foregroundStyle(.secondary).environment(\.backgroundMaterial, nil)
        .background(.thinMaterial)),
    pair(
      "a material in a canvas",
      Canvas { context, size in
        context.fill(
          Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .style(.thinMaterial))
      }),
  ]
}

@MainActor func glassPairs() -> [DeclarationPair] {
  [
    pair("glassEffect", Text("a").glassEffect(), unlike: Text("a")),
    pair(
      "Glass.regular", Text("a").glassEffect(.regular, in: .rect(cornerRadius: 4)),
      unlike: Text("a").glassEffect(Glass.clear, in: .rect(cornerRadius: 4))),
    pair("Glass.identity", Text("a").glassEffect(.identity), unlike: Text("a").glassEffect(.clear)),
    pair(
      "tint", Text("a").glassEffect(.regular.tint(.green).interactive()),
      unlike: Text("a").glassEffect(.regular.interactive(false))),
    pair("DefaultGlassEffectShape", DefaultGlassEffectShape().fill(.green)),
    pair("GlassEffectContainer", GlassPair(spacing: 20), unlike: GlassPair(spacing: 0)),
    pair("glassEffectUnion", GlassPair(spacing: nil, union: 1), unlike: GlassPair(spacing: nil, union: nil)),
    pair("glass", Button("a") {}.buttonStyle(.glass), unlike: Button("a") {}.buttonStyle(.plain)),
    pair(
      "glass(_:)", Button("a") {}.buttonStyle(.glass(.clear)), unlike: Button("a") {}.buttonStyle(.glass)),
    pair(
      "glassProminent", Button("a") {}.buttonStyle(.glassProminent),
      unlike: Button("a") {}.buttonStyle(GlassButtonStyle())),
    pair("GlassProminentButtonStyle", Button("a") {}.buttonStyle(GlassProminentButtonStyle())),
  ]
}

private struct GlassPair: View {
  let spacing: CGFloat?
  var union: Int?
  @Namespace private var namespace

  var body: some View {
    GlassEffectContainer(spacing: spacing) {
      HStack(spacing: 6) {
        ForEach(0..<2, id: \.self) { index in
          Color.clear.frame(width: 12, height: 12).glassEffect()
            .glassEffectID(index, in: namespace)
            .glassEffectUnion(id: union, namespace: namespace)
            .glassEffectTransition(GlassEffectTransition.materialize)
        }
      }
    }
    .glassEffectTransition(.identity)
    .glassEffectTransition(.matchedGeometry)
  }
}
