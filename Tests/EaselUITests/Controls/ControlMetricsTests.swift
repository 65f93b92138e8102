import EaselGeometry
import Testing

@testable import EaselUI

/// The sizes of controls on each platform.
@MainActor
struct ControlMetricsTests {
  /// Returns the ideal sizes of a view with the metrics of iOS and of macOS, on a display of three pixels per
  /// point.
  private func sizes<V: View>(_ view: V) -> (phone: CGSize, desktop: CGSize) {
    func size<W: View>(_ view: W) -> CGSize {
      let stage = Stage(view)
      stage.host.environment.displayScale = 3
      return stage.host.sizeThatFits(.unspecified)
    }
    return (size(view), size(view.environment(\.interfaceIdiom, .desktop)))
  }

  @Test("Toggles, sliders, steppers and segments have the platform's heights")
  func heights() {
    let toggle = sizes(Toggle(isOn: .constant(true)) { EmptyView() }.toggleStyle(.switch))
    #expect(toggle.phone.height == 31 && toggle.desktop.height == 22)
    let slider = sizes(Slider(value: .constant(0.5)))
    #expect(slider.phone.height == 31 && slider.desktop.height == 20)
    let stepper = sizes(Stepper(value: .constant(1), label: { EmptyView() }))
    #expect(stepper.phone.height == 32 && stepper.desktop.height == 22)
    #expect(stepper.phone.width == 94 && stepper.desktop.width == 17)
    let picker = sizes(
      Picker(selection: .constant(1), label: EmptyView()) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }.pickerStyle(.segmented))
    #expect(picker.phone.height == 32 && picker.desktop.height == 22)
  }

  @Test("Segments grow with their content")
  func largeSegments() {
    let picker = sizes(
      Picker(selection: .constant(1), label: EmptyView()) { Box(1, width: 10, height: 40).tag(1) }
        .pickerStyle(.segmented))
    #expect(picker.phone.height == 46 && picker.desktop.height == 46)
  }

  @Test("Buttons have the platform's padding, and a default border only on the desktop")
  func buttons() {
    let button = Button {
    } label: {
      Box(1, width: 10, height: 10)
    }
    let bordered = sizes(button.buttonStyle(.bordered))
    #expect(bordered == (CGSize(34, 24), CGSize(26, 16)))
    #expect(sizes(button.buttonStyle(.borderedProminent)) == bordered)
    #expect(sizes(button) == (CGSize(10, 10), bordered.desktop))
    #expect(sizes(button.buttonStyle(.automatic)) == sizes(button))
    // A line of 61 pixels and twice 7 points.
    let label = sizes(Button("Go") {}.buttonStyle(.bordered))
    #expect(abs(label.phone.height - 61.0 / 3 - 14) < 1e-9)
  }

  @Test("Bars, spinners and dividers have the platform's thickness")
  func thicknesses() {
    let bar = sizes(ProgressView(value: 0.5))
    #expect(bar.phone.height == 4 && bar.desktop.height == 6)
    #expect(sizes(ProgressView()) == (CGSize(20, 20), CGSize(32, 32)))
    let divider = sizes(Divider())
    #expect(divider.phone.height == 1.0 / 3 && divider.desktop.height == 1)
  }

  @Test("Toggles on the desktop are checkboxes, and switches in forms")
  func desktopToggles() {
    func drawing(_ view: some View) -> String {
      Stage(size: CGSize(300, 100), view.environment(\.interfaceIdiom, .desktop)).show(at: 0).dump()
    }
    let toggle = Toggle(isOn: .constant(true)) { Box(1, width: 20, height: 20) }
    #expect(drawing(toggle) == drawing(toggle.toggleStyle(.checkbox)))
    #expect(drawing(Form { toggle }) == drawing(Form { toggle.toggleStyle(.switch) }))
    #expect(drawing(Form { toggle }) != drawing(Form { toggle.toggleStyle(.checkbox) }))
  }

  @Test("The platform can change while a view is shown")
  func change() {
    let stage = Stage(
      Picker(selection: .constant(1), label: EmptyView()) { Text("One").tag(1) }.pickerStyle(.segmented))
    #expect(stage.host.sizeThatFits(.unspecified).height == 32)
    stage.host.environment.interfaceIdiom = .desktop
    #expect(stage.host.sizeThatFits(.unspecified).height == 22)
  }
}
