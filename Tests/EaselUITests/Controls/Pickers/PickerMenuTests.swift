import Foundation
import Testing

@testable import EaselUI

/// The menu of a picker under a pointer.
@MainActor
struct PickerMenuTests {
  private struct Choosing: View {
    let handle: Handle<Int>
    @State private var value = 4

    var body: some View {
      handle.binding = $value
      return Picker("", selection: $value) {
        ForEach(0..<9, id: \.self) { Text("Option \($0)") }
      }
      .pickerStyle(.menu)
    }
  }

  private struct Sections: View {
    let handle: Handle<Int>
    @State private var value = 4

    var body: some View {
      handle.binding = $value
      return Picker("", selection: $value) {
        Section("First") { ForEach(0..<2, id: \.self) { Text("Option \($0)") } }
        Section("Second") { ForEach(2..<4, id: \.self) { Text("Option \($0)") } }
      }
      .pickerStyle(.menu)
    }
  }

  private let handle = Handle<Int>()

  /// A stage with a pointer at a height, on which keys have opened the menu of a view. No frame has been made since.
  private func opened<V: View>(_ view: V, pointerAt y: CGFloat) -> Stage<V> {
    let stage = Stage(size: CGSize(width: 400, height: 600), view)
    stage.show(at: 0)
    stage.move(200, y)
    _ = stage.type(.tab)
    _ = stage.type(.space)
    stage.host.applyChanges(at: stage.date)
    return stage
  }

  /// The option that Return takes after the pointer has moved to a height.
  private func option<V: View>(of view: V, at y: CGFloat) -> Int? {
    let stage = opened(view, pointerAt: 0)
    stage.show(at: 1)
    stage.move(200, y)
    stage.move(200, y + 1)
    _ = stage.type(.return)
    return handle.value
  }

  private let heights = stride(from: 20, to: 600, by: 20).map { CGFloat($0) }

  /// The height of an option that is neither the first nor the selected one.
  private func heightOfAnOption() throws -> CGFloat {
    try #require(heights.first { ![0, 4, nil].contains(option(of: Choosing(handle: handle), at: $0)) })
  }

  @Test("The pointer takes the options of all sections")
  func sections() {
    let options = heights.compactMap { option(of: Sections(handle: handle), at: $0) }
    #expect(Set(options).isSuperset(of: 0..<4))
  }

  @Test("A pointer that moves takes the option under it, one that rests where the menu opens none")
  func restingPointer() throws {
    let y = try heightOfAnOption()
    let stage = opened(Choosing(handle: handle), pointerAt: y)
    #expect(stage.type(.home))
    stage.show(at: 1)
    #expect(stage.type(.return))
    #expect(handle.value == 0)
  }
}
