import SwiftUI

struct RGB: Equatable {
  var red = 0.35
  var green = 0.55
  var blue = 0.9

  var color: Color { Color(red: red, green: green, blue: blue) }
  var luminance: Double { 0.299 * red + 0.587 * green + 0.114 * blue }
  var hex: String {
    String(format: "#%02X%02X%02X", Int(red * 255), Int(green * 255), Int(blue * 255))
  }
}

struct ColorSlider: View {
  let name: String
  @Binding var value: Double
  let tint: Color

  var body: some View {
    HStack(spacing: 12) {
      Text(name)
        .font(.headline)
        .frame(width: 20)
        .foregroundColor(tint)
      Slider(value: $value, in: 0...1)
        .accentColor(tint)
      Text("\(Int(value * 255))")
        .font(.body.monospacedDigit())
        .frame(width: 36, alignment: .trailing)
    }
  }
}

/// A slider drawn by hand, as the hue strip.
struct HueStrip: View {
  @Binding var rgb: RGB
  @State private var position: CGFloat = 0.6

  var body: some View {
    GeometryReader { geo in
      ZStack(alignment: .leading) {
        LinearGradient(
          gradient: Gradient(
            colors: stride(from: 0.0, through: 1.0, by: 0.1).map {
              Color(hue: $0, saturation: 1, brightness: 1)
            }),
          startPoint: .leading, endPoint: .trailing
        )
        .clipShape(Capsule())
        Circle()
          .fill(.white)
          .overlay(Circle().inset(by: 4).fill(Color(hue: position, saturation: 1, brightness: 1)))
          .frame(width: 30, height: 30)
          .shadow(radius: 3)
          .offset(x: position * (geo.size.width - 30))
      }
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { value in
          position = min(max(value.location.x / geo.size.width, 0), 1)
          rgb = Self.rgb(hue: Double(position))
        })
    }
    .frame(height: 30)
  }

  static func rgb(hue: Double) -> RGB {
    func channel(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return 1 - max(0, min(k, 4 - k, 1))
    }
    return RGB(red: channel(5), green: channel(3), blue: channel(1))
  }
}

struct Swatch: View {
  let color: Color
  var isSelected = false

  var body: some View {
    color
      .frame(width: 36, height: 36)
      .clipShape(RoundedRectangle(cornerRadius: 8))
      .overlay {
        RoundedRectangle(cornerRadius: 8)
          .strokeBorder(.primary, lineWidth: isSelected ? 2 : 0)
      }
  }
}

struct ContentView: View {
  @State private var rgb = RGB()
  @State private var saved: [RGB] = [
    RGB(red: 1, green: 0.3, blue: 0.3), RGB(red: 0.2, green: 0.8, blue: 0.5),
    RGB(red: 1, green: 0.8, blue: 0.2),
  ]

  var body: some View {
    VStack(spacing: 18) {
      RoundedRectangle(cornerRadius: 24, style: .continuous)
        .fill(rgb.color)
        .frame(height: 180)
        .overlay(
          VStack(spacing: 4) {
            Text(rgb.hex)
              .font(.system(.title, design: .monospaced))
              .bold()
              .textSelection(.enabled)
            Text("Luminance \(rgb.luminance, specifier: "%.2f")").font(.footnote)
          }
          .foregroundColor(rgb.luminance > 0.6 ? .black : .white)
        )
        .shadow(color: rgb.color.opacity(0.6), radius: 14, y: 6)
        .animation(.easeInOut, value: rgb)
      HueStrip(rgb: $rgb)
      ColorSlider(name: "R", value: $rgb.red, tint: .red)
      ColorSlider(name: "G", value: $rgb.green, tint: .green)
      ColorSlider(name: "B", value: $rgb.blue, tint: .blue)
      HStack {
        ForEach(Array(saved.enumerated()), id: \.offset) { _, item in
          Swatch(color: item.color, isSelected: item == rgb)
            .onTapGesture { withAnimation { rgb = item } }
            .contextMenuIfAvailable()
        }
        Button {
          withAnimation(.spring()) { saved.append(rgb) }
        } label: {
          Image(systemName: "plus.square.dashed")
            .font(.system(size: 32))
        }
        .buttonStyle(.borderless)
        Spacer()
        Button("Random") {
          rgb = RGB(red: .random(in: 0...1), green: .random(in: 0...1), blue: .random(in: 0...1))
        }
      }
    }
    .padding(24)
    .frame(width: 420)
  }
}

extension View {
  func contextMenuIfAvailable() -> some View { self }
}

@main
struct ColorMixerApp: App {
  var body: some Scene {
    WindowGroup("Color Mixer") { ContentView() }
  }
}

#Preview(traits: .sizeThatFitsLayout) { ContentView() }
