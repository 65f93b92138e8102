/// The panel of a color picker: a grid, a spectrum or sliders, above the opacity and some colors to start from.
struct ColorPanel: View {
  @Binding var color: PickedColor
  let supportsOpacity: Bool
  @State private var page = Page.grid
  @Environment(\.controlMetrics) private var metrics

  enum Page: String, CaseIterable {
    case grid, spectrum, sliders

    var title: LocalizedStringKey {
      switch self {
      case .grid: "Grid"
      case .spectrum: "Spectrum"
      case .sliders: "Sliders"
      }
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: metrics.isDesktop ? 10 : 14) {
      Picker("", selection: $page) {
        ForEach(Page.allCases, id: \.self) { page in Text(page.title) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      Group {
        switch page {
        case .grid: ColorGrid(color: $color)
        case .spectrum: ColorSpectrum(color: $color)
        case .sliders: ColorSliders(color: $color)
        }
      }
      .frame(height: metrics.isDesktop ? 190 : 240)
      if supportsOpacity { OpacitySlider(color: $color) }
      Divider()
      HStack(spacing: metrics.isDesktop ? 10 : 14) {
        ColorSwatch(color: color).clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
          .frame(width: side, height: side)
        StartingColors(color: $color)
      }
    }
    .padding(metrics.isDesktop ? 12 : 16)
    .frame(width: metrics.isDesktop ? 290 : 336)
  }

  private var side: CGFloat { metrics.isDesktop ? 48 : 64 }
}

/// The slider of the opacity.
private struct OpacitySlider: View {
  @Binding var color: PickedColor

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Opacity").font(.caption.weight(.semibold)).foregroundStyle(.secondary)
      ColorSlider(
        value: Binding(get: { color.opacity }, set: { color.opacity = $0 }),
        colors: [color.with(opacity: 0).color, color.with(opacity: 1).color], isTranslucent: true,
        steps: 100, thumb: color, text: "\(Int((color.opacity * 100).rounded()))%")
    }
  }
}

/// Ten colors in two rows.
private struct StartingColors: View {
  @Binding var color: PickedColor
  @Environment(\.self) private var environment
  @Environment(\.controlMetrics) private var metrics

  private static let colors: [[Color]] = [
    [.black, .blue, .green, .yellow, .red], [.white, .purple, .teal, .orange, .pink],
  ]

  var body: some View {
    VStack(spacing: metrics.isDesktop ? 6 : 10) {
      ForEach(0..<2, id: \.self) { row in
        HStack {
          ForEach(StartingColors.colors[row], id: \.self) { start in
            let shown = PickedColor(start, in: environment)
            Circle().fill(shown.color)
              .overlay { Circle().strokeBorder(ControlColor.thumbBorder, lineWidth: 0.5) }
              .padding(shown.isLike(color) ? 3 : 0)
              .overlay {
                if shown.isLike(color) { Circle().strokeBorder(shown.color, lineWidth: 1.5) }
              }
              .frame(width: metrics.isDesktop ? 20 : 27, height: metrics.isDesktop ? 20 : 27)
              .frame(maxWidth: .infinity)
              .contentShape(Rectangle())
              .onTapGesture { color = shown.with(opacity: color.opacity) }
          }
        }
      }
    }
  }
}
