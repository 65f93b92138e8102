import SwiftUI

extension DemoCatalogue {
  static let storyStyles = Demo(
    "story-styles", "Styles",
    "Levels of styles, layers of symbols, corners of containers and exposures of colors.",
    size: CGSize(width: 390, height: 560), .fill, source: "StylesStory",
    variants: Demo.Variant("levels") { StyleLevels() }, Demo.Variant("symbols") { SymbolLayers() },
    Demo.Variant("corners") { ContainerCorners() }, Demo.Variant("colors") { ColorMixtures() })
}

private struct Page<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 12) { content }.padding(20)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(.background)
  }
}

private struct Caption: View {
  var text: String

  init(_ text: String) { self.text = text }

  var body: some View { Text(text).font(.caption).foregroundStyle(.secondary) }
}

private struct Swatches<Content: View>: View {
  var title: String
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Caption(title)
      HStack(spacing: 8) { content }.frame(height: 34)
    }
  }
}

/// The levels of the foreground, of colors, of the background and of fills.
private struct StyleLevels: View {
  private let shape = RoundedRectangle(cornerRadius: 10)

  private func levels<S: ShapeStyle>(of style: S) -> some View {
    Group {
      shape.fill(style)
      shape.fill(style.secondary)
      shape.fill(style.tertiary)
      shape.fill(style.quaternary)
      shape.fill(style.quinary)
    }
  }

  var body: some View {
    Page {
      Swatches(title: "Foreground") { levels(of: .foreground) }
      Swatches(title: "Tint") { levels(of: .tint) }.tint(.purple)
      Swatches(title: "Gradient") { levels(of: Color.orange.gradient) }
      Swatches(title: "Background") {
        levels(of: .background)
      }
      .overlay(alignment: .bottom) { Divider().offset(y: 8) }
      Swatches(title: "Fill") { levels(of: .fill) }
      Swatches(title: "Separator, placeholder, link, selection") {
        shape.fill(.separator)
        shape.fill(.placeholder)
        shape.fill(.link)
        shape.fill(.selection)
      }
      VStack(alignment: .leading) {
        Text("Primary").foregroundStyle(.primary)
        Text("Secondary").foregroundStyle(.secondary)
        Text("Tertiary").foregroundStyle(.tertiary)
        Text("Quaternary").foregroundStyle(.quaternary)
      }
      .font(.headline).foregroundStyle(.teal)
    }
  }
}

/// Symbols in one, two and three styles.
private struct SymbolLayers: View {
  private let names = [
    "star.circle.fill", "heart.square.fill", "folder.badge.gearshape", "leaf.slash", "12.square.fill",
    "circle.lefthalf.filled",
  ]

  private var row: some View {
    HStack(spacing: 14) {
      ForEach(names, id: \.self) { Image(systemName: $0) }
    }
    .font(.system(size: 38))
  }

  var body: some View {
    Page {
      Caption("Monochrome")
      row.foregroundStyle(.blue)
      Caption("Hierarchical")
      row.symbolRenderingMode(.hierarchical).foregroundStyle(.blue)
      Caption("Palette")
      row.symbolRenderingMode(.palette).foregroundStyle(.orange, .indigo)
      Caption("Palette of a color and a gradient")
      row.foregroundStyle(.primary, Color.mint.gradient)
      Caption("Gradient")
      row.symbolColorRenderingMode(.gradient).foregroundStyle(.pink)
      Caption("Scales and variants")
      HStack(spacing: 18) {
        ForEach([Image.Scale.small, .medium, .large], id: \.self) { scale in
          Image(systemName: "heart").imageScale(scale)
        }
        Image(systemName: "heart").symbolVariant(.fill)
        Image(systemName: "heart").symbolVariant(.circle.fill).symbolRenderingMode(.hierarchical)
        Image(systemName: "heart").symbolVariant(.slash)
      }
      .font(.system(size: 30)).foregroundStyle(.red)
    }
  }
}

/// Rectangles whose corners follow those of a container.
private struct ContainerCorners: View {
  var body: some View {
    Page {
      Caption("Concentric with a container of radius 44")
      ZStack {
        Rectangle().fill(.fill)
        ConcentricRectangle().fill(.blue).padding(10)
        ConcentricRectangle().fill(.cyan).padding(22)
        ConcentricRectangle(corners: .concentric(minimum: 10)).fill(.white).padding(48)
      }
      .frame(height: 190).clipShape(.rect(cornerRadius: 44)).containerShape(.rect(cornerRadius: 44))
      Caption("Upper corners concentric, lower corners fixed")
      ZStack {
        Capsule().fill(.fill)
        ConcentricRectangle(uniformTopCorners: .concentric, uniformBottomCorners: .fixed(6)).fill(.orange)
          .padding(8)
      }
      .frame(height: 90).containerShape(.capsule)
      HStack {
        Text("Uneven").padding(14).background(
          .mint, in: .rect(topLeadingRadius: 20, bottomTrailingRadius: 20))
        Text("Corners").padding(14).background(.pink, in: .rect(corners: 14))
        Text("Union").padding(14).background(
          .indigo.opacity(0.5), in: Circle().union(Rectangle().scale(x: 1, y: 0.5)))
      }
    }
  }
}

/// Mixtures, exposures and color spaces of gradients.
private struct ColorMixtures: View {
  private func strip(_ color: @escaping (Double) -> Color) -> some View {
    HStack(spacing: 0) {
      ForEach(0..<9) { index in color(Double(index) / 8) }
    }
    .clipShape(.rect(cornerRadius: 8))
  }

  var body: some View {
    Page {
      Swatches(title: "Blue mixed with yellow: perceptual") {
        strip { Color.blue.mix(with: .yellow, by: $0) }
      }
      Swatches(title: "Blue mixed with yellow: device") {
        strip { Color.blue.mix(with: .yellow, by: $0, in: .device) }
      }
      Swatches(title: "Exposure from -3 to 1") { strip { Color.orange.exposureAdjust($0 * 4 - 3) } }
      Swatches(title: "Gradients in both color spaces") {
        let gradient = Gradient(colors: [.red, .green])
        RoundedRectangle(cornerRadius: 8).fill(
          .linearGradient(gradient, startPoint: .leading, endPoint: .trailing))
        RoundedRectangle(cornerRadius: 8).fill(
          .linearGradient(gradient.colorSpace(.perceptual), startPoint: .leading, endPoint: .trailing))
      }
      Swatches(title: "Tiles of a drawing") {
        RoundedRectangle(cornerRadius: 8).fill(
          ImagePaint(
            image: Image(size: CGSize(width: 16, height: 16)) { context in
              context.fill(Path(ellipseIn: CGRect(x: 2, y: 2, width: 9, height: 9)), with: .color(.teal))
            }))
      }
    }
  }
}
