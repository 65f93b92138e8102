import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

/// The color picker and its panel, operated with the pointer and the keyboard.
@MainActor
struct ColorPickerTests {
  private struct Picking<Content: View>: View {
    let handle: Handle<PickedColor>
    @ViewBuilder let content: (Binding<PickedColor>) -> Content
    @State var color = PickedColor(red: 1, green: 1, blue: 1)

    var body: some View {
      handle.binding = $color
      return content($color)
    }
  }

  private func stage<V: View>(
    _ size: CGSize, @ViewBuilder _ content: @escaping (Binding<PickedColor>) -> V
  ) -> (stage: Stage<Picking<V>>, handle: Handle<PickedColor>) {
    let handle = Handle<PickedColor>()
    let stage = Stage(size: size, Picking(handle: handle, content: content))
    stage.show(at: 0)
    return (stage, handle)
  }

  @Test("A click, a drag and arrow keys select a color of the grid")
  func grid() {
    let (stage, handle) = stage(CGSize(120, 100)) { ColorGrid(color: $0) }
    stage.tap(55, 55)
    #expect(handle.value == ColorGrid.colors[5 * 12 + 5])
    stage.press(5, 5)
    stage.move(1000, -1000)
    stage.release(1000, -1000)
    #expect(handle.value?.hexadecimal == "000000")
    _ = stage.type(.tab)
    for (key, index) in [(KeyEquivalent.leftArrow, 10), (.downArrow, 22), (.rightArrow, 23), (.upArrow, 11)] {
      #expect(stage.type(key))
      stage.show()
      #expect(handle.value == ColorGrid.colors[index])
    }
    #expect(stage.type(.upArrow) && handle.value == ColorGrid.colors[11])
  }

  @Test("The spectrum goes from white to black in all hues, and keeps the place of black")
  func spectrum() {
    let (stage, handle) = stage(CGSize(100, 100)) { ColorSpectrum(color: $0) }
    stage.tap(0, 50)
    #expect(handle.value?.hexadecimal == "FF0000")
    stage.tap(50, 50)
    #expect(handle.value?.hexadecimal == "00FFFF")
    stage.press(50, 50)
    stage.move(50, 150)
    stage.release(50, 150)
    stage.show()
    #expect(handle.value?.hexadecimal == "000000")
    _ = stage.type(.tab)
    for _ in 0..<25 {
      _ = stage.type(.upArrow)
      stage.show()
    }
    #expect(handle.value?.hexadecimal == "00FFFF")
    for color in ColorGrid.colors
    where color.hueComponents.saturation == 1 || color.hueComponents.brightness == 1 {
      #expect(ColorSpectrum.color(at: ColorSpectrum.place(of: color)).isLike(color))
    }
  }

  @Test("Sliders set a component by a drag and by keys, from the right in right-to-left layouts")
  func sliders() {
    func slider(_ direction: LayoutDirection) -> (Stage<some View>, Handle<PickedColor>) {
      self.stage(CGSize(256, 30)) { color in
        ColorSlider(
          value: color.red, colors: [.black, .red], steps: 10, thumb: color.wrappedValue, text: ""
        )
        .environment(\.layoutDirection, direction)
      }
    }
    let (stage, handle) = slider(.leftToRight)
    stage.tap(15, 15)
    #expect(handle.value?.red == 0)
    stage.tap(100, 15)
    #expect(handle.value?.red == 0.5)
    _ = stage.type(.tab)
    for (key, value) in [
      (KeyEquivalent.rightArrow, 0.6), (.downArrow, 0.5), (.end, 1), (.rightArrow, 1), (.home, 0),
    ] {
      #expect(stage.type(key))
      stage.show()
      #expect(handle.value?.red == value)
    }
    let (mirrored, other) = slider(.rightToLeft)
    mirrored.tap(70, 15)
    #expect(other.value.map { $0.red > 0.9 } == true)
  }

  private struct Accent: View {
    let handle: Handle<Color>
    @State var color = Color.red.opacity(0.5)

    var body: some View {
      handle.binding = $color
      return ColorPicker("Accent", selection: $color, supportsOpacity: false)
        .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  @Test("The well opens a panel, whose colors are opaque without support for opacity")
  func panel() {
    let handle = Handle<Color>()
    let stage = Stage(size: CGSize(width: 360, height: 600), Accent(handle: handle))
    stage.show(at: 0)
    stage.tap(346, 14)
    stage.show(at: 1)
    stage.show(at: 3)
    // The first gray of the grid, below the segments.
    stage.tap(40, 112)
    stage.show()
    #expect(
      handle.value.map { PickedColor($0, in: EnvironmentValues()) } == PickedColor(red: 1, green: 1, blue: 1))
    #expect(stage.type(.escape))
    stage.show(at: 4)
    stage.show(at: 6)
    // The second gray, which a closed panel does not select.
    stage.tap(66, 112)
    stage.show()
    #expect(handle.value.map { PickedColor($0, in: EnvironmentValues()).red } == 1)
  }

  @Test("A binding of a CGColor gets colors in sRGB")
  func coreGraphicsColor() {
    let handle = Handle<CGColor>()
    var color = CGColor(gray: 0.5, alpha: 1)
    handle.binding = Binding(get: { color }, set: { color = $0 })
    let stage = Stage(
      size: CGSize(width: 360, height: 600),
      ColorPicker("Accent", selection: handle.binding!).frame(maxHeight: .infinity, alignment: .top))
    stage.show(at: 0)
    stage.tap(346, 14)
    stage.show(at: 1)
    stage.show(at: 3)
    stage.tap(40, 112)
    #expect(color.components == [1, 1, 1, 1])
  }

  @Test("Components are clamped, and the conversion to hues and back is exact")
  func components() {
    let odd = Color(.sRGB, red: .nan, green: 4, blue: -1, opacity: 1)
    #expect(PickedColor(odd, in: EnvironmentValues()) == PickedColor(red: 0, green: 1, blue: 0))
    for hue in stride(from: 0, to: 1, by: 0.07) {
      let (found, saturation, brightness) =
        PickedColor(hue: hue, saturation: 0.5, brightness: 0.8).hueComponents
      #expect(abs(found - hue) < 1e-9 && abs(saturation - 0.5) < 1e-9 && abs(brightness - 0.8) < 1e-9)
    }
  }
}
