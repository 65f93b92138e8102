import EaselDemos
import SwiftUI

/// The title of the demo, what it shows, its variants, and the most useful keys.
struct DemoBar: View {
  let model: ViewerModel
  /// Whether the variants are below the title rather than beside it.
  let isNarrow: Bool

  var body: some View {
    Group {
      if isNarrow {
        VStack(alignment: .leading, spacing: 8) {
          HStack {
            DemoTitle(demo: model.demo, showsSummary: false)
            Spacer(minLength: 8)
            BarButtons(model: model)
          }
          if model.demo.variants.count > 1 { VariantPicker(model: model) }
        }
      } else {
        HStack(spacing: 16) {
          DemoTitle(demo: model.demo, showsSummary: true).frame(maxWidth: 280, alignment: .leading)
          VariantPicker(model: model).frame(maxWidth: .infinity, alignment: .leading)
          BarButtons(model: model)
        }
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct DemoTitle: View {
  let demo: Demo
  let showsSummary: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(demo.title).font(Look.title).lineLimit(1)
      if showsSummary {
        Text(demo.summary).font(Look.caption).foregroundStyle(.secondary).lineLimit(2)
      }
    }
  }
}

/// The variants side by side; they scroll if they do not fit.
private struct VariantPicker: View {
  let model: ViewerModel

  var body: some View {
    if model.demo.variants.count > 1 {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 8) {
          ForEach(model.demo.variants.indices, id: \.self) { index in
            Chip(title: model.demo.variants[index].name, isSelected: index == model.variant) {
              model.perform(.show(demo: model.demoIndex, variant: index))
            }
          }
        }
      }
      .frame(height: 24)
    } else {
      Spacer(minLength: 0).frame(height: 24)
    }
  }
}

/// The five most useful commands, each with its key.
private struct BarButtons: View {
  let model: ViewerModel

  var body: some View {
    HStack(spacing: 4) {
      BarButton(symbol: "square.grid.2x2", key: "G", isOn: false) { model.perform(.key(.gallery)) }
      BarButton(symbol: "chevron.left.forwardslash.chevron.right", key: "E", isOn: model.showsSource) {
        model.perform(.key(.source))
      }
      if !model.demo.parameters.isEmpty {
        BarButton(symbol: "slider.horizontal.3", key: "P", isOn: model.showsParameters) {
          model.perform(.key(.parameters))
        }
      }
      BarButton(symbol: "gauge", key: "H", isOn: model.measured != .none) { model.perform(.key(.hud)) }
      BarButton(symbol: "questionmark.circle", key: "?", isOn: false) { model.perform(.key(.help)) }
    }
  }
}

/// A symbol above the name of its key.
private struct BarButton: View {
  let symbol: String
  let key: String
  let isOn: Bool
  let action: () -> Void
  @Environment(\.colorScheme) private var scheme
  @State private var isHovered = false

  var body: some View {
    VStack(spacing: 2) {
      Image(systemName: symbol).font(.system(size: 14)).frame(height: 18)
      Text(key).font(.system(size: 9, weight: .medium)).opacity(0.6)
    }
    .foregroundStyle(isOn ? Color.accentColor : .primary)
    .frame(width: 36, height: 40)
    .background(RoundedRectangle(cornerRadius: 8).fill(isHovered ? Look.field(scheme) : .clear))
    .contentShape(Rectangle())
    .onHover { isHovered = $0 }
    .onTapGesture(perform: action)
  }
}
