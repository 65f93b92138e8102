import Foundation
import Testing

@testable import EaselUI

/// The tags of pickers with optional selections, palettes, and sliders from right to left.
@MainActor
struct PickerTagTests {
  private struct Choosing<Value: Hashable, Content: View>: View {
    let handle: Handle<Value>
    let content: Content
    @State var value: Value

    var body: some View {
      handle.binding = $value
      return Picker("", selection: $value) { content }.pickerStyle(.segmented)
    }
  }

  /// The values that clicks on the four quarters select, beginning with `value`.
  private func chosen<Value: Hashable>(_ value: Value, @ViewBuilder _ content: () -> some View) -> [Value] {
    let handle = Handle<Value>()
    let stage = Stage(
      size: CGSize(width: 400, height: 32), Choosing(handle: handle, content: content(), value: value))
    stage.show(at: 0)
    return (0..<4).map { quarter in
      handle.value = value
      stage.show()
      stage.tap(CGFloat(quarter) * 100 + 50, 16)
      return handle.value ?? value
    }
  }

  @Test("An optional selection matches nil, tags of its type and of the wrapped type")
  func optionalSelection() {
    let values = chosen(7 as Int?) {
      Text("None").tag(nil as Int?)
      Text("1").tag(1)
      Text("2").tag(2 as Int?)
      Text("3").tag("3")
    }
    #expect(values == [nil, 1, 2, 7])
  }

  @Test("Tags that exclude optionals match only by their type")
  func excludedOptionals() {
    let values = chosen(7 as Int?) {
      Text("None").tag(nil as String?)
      Text("1").tag(1, includeOptional: false)
      Text("2").tag(2 as Int?, includeOptional: false)
      ForEach([3], id: \.self) { Text("\($0)") }
    }
    #expect(values == [7, 7, 2, 3])
  }

  @Test("A selection that is not optional does not match optional tags")
  func plainSelection() {
    let values = chosen(7) {
      Text("1").tag(1 as Int?)
      Text("2").tag(2)
      Text("3").tag(nil as Int?)
      Text("4").tag(4)
    }
    #expect(values == [7, 2, 7, 4])
  }

  @Test("The minimum label of a slider is at its leading edge")
  func sliderLabels() {
    func frames(_ direction: LayoutDirection) -> [Int: CGRect] {
      Stage(
        size: CGSize(width: 200, height: 40),
        Slider(value: .constant(0.25)) {
          EmptyView()
        } minimumValueLabel: {
          Box(1, width: 10, height: 10)
        } maximumValueLabel: {
          Box(2, width: 10, height: 10)
        }
        .environment(\.layoutDirection, direction)
      ).frames()
    }
    let (plain, mirrored) = (frames(.leftToRight), frames(.rightToLeft))
    #expect(plain[1]?.minX == 0 && plain[2]?.maxX == 200)
    #expect(mirrored[1]?.maxX == 200 && mirrored[2]?.minX == 0)
  }

  @Test("Labels have the spacing and the width for icons of the environment")
  func labelSpacing() {
    func frames(_ view: some View) -> [Int: CGRect] {
      Stage(size: CGSize(width: 100, height: 20), view.frame(maxWidth: .infinity, alignment: .leading))
        .frames()
    }
    let label = Label {
      Box(2, width: 20, height: 10)
    } icon: {
      Box(1, width: 10, height: 10)
    }
    #expect(frames(label)[2]?.minX == 18)
    #expect(frames(label.labelIconToTitleSpacing(3))[2]?.minX == 13)
    #expect(frames(label.labelIconToTitleSpacing(.nan))[2]?.minX == 10)
    let reserved = frames(label.labelReservedIconWidth(30))
    #expect(reserved[1]?.minX == 10 && reserved[2]?.minX == 38)
    #expect(frames(label.labelReservedIconWidth(4))[2]?.minX == 18)
    #expect(frames(label.labelReservedIconWidth(-.infinity))[2]?.minX == 18)
  }
}
