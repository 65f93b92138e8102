import EaselDemos
import SwiftUI

/// The parameters of the demo as controls.
struct ParameterPanel: View {
  let model: ViewerModel

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text("Parameters").font(Look.title)
        Spacer()
        if model.values[model.demo.id]?.isInitial == false {
          Chip(title: "Reset") { model.values[model.demo.id] = nil }
        }
      }
      // The controls stay in place when the button appears.
      .frame(height: 24)
      ForEach(model.demo.parameters) { parameter in
        ParameterControl(parameter: parameter, value: model.value(of: parameter))
      }
    }
    .padding(16)
  }
}

private struct ParameterControl: View {
  let parameter: DemoParameter
  @Binding var value: Double

  var body: some View {
    switch parameter.control {
    case .slider(let range, let step):
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Text(parameter.id).font(Look.caption)
          Spacer()
          Text(String(format: step.map { $0 >= 1 } == true ? "%.0f" : "%.2f", value)).font(Look.number)
        }
        if let step {
          Slider(value: $value, in: range, step: step)
        } else {
          Slider(value: $value, in: range)
        }
      }
    case .toggle:
      Toggle(isOn: Binding(get: { value != 0 }, set: { value = $0 ? 1 : 0 })) {
        Text(parameter.id).font(Look.caption)
      }
    case .choice(let names):
      VStack(alignment: .leading, spacing: 4) {
        Text(parameter.id).font(Look.caption)
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 4) {
            ForEach(names.indices, id: \.self) { index in
              Chip(title: names[index], isSelected: Int(value) == index) { value = Double(index) }
            }
          }
        }
        .frame(height: 24)
      }
    case .colors(let colors):
      HStack(spacing: 8) {
        Text(parameter.id).font(Look.caption)
        Spacer()
        ForEach(colors.indices, id: \.self) { index in
          Swatch(color: colors[index], isSelected: Int(value) == index) { value = Double(index) }
        }
      }
    }
  }
}

/// A color to choose.
private struct Swatch: View {
  let color: Color
  let isSelected: Bool
  let action: () -> Void

  var body: some View {
    Circle()
      .fill(color)
      .frame(width: 18, height: 18)
      .padding(3)
      .overlay { if isSelected { Circle().strokeBorder(.primary, lineWidth: 1.5) } }
      .contentShape(Circle())
      .onTapGesture(perform: action)
  }
}
