import EaselDrawing
@testable import EaselUI
import SwiftUI

/// Trees of views that change, with input, other sizes and a clock of their own.
enum ViewDoor {
  @MainActor static func run(_ input: [UInt8]) {
    var reader = ByteReader(input)
    let model = TreeModel(ViewTree(&reader))
    let view = HostedView(TreeRoot(model: model))
    var seconds = 0.0
    var lists = [view.list()]
    for _ in 0..<16 where !reader.isAtEnd {
      change(model, view.host, at: seconds, &reader)
      seconds += reader.step()
      lists.append(view.list(at: seconds))
    }
    FrameComparison.requireSameBytes(lists.suffix(2))
  }

  @MainActor private static func change(
    _ model: TreeModel, _ host: ViewHost, at seconds: Double, _ reader: inout ByteReader
  ) {
    switch reader.index(8) {
    case 0: model.tree = ViewTree(&reader)
    case 1: withAnimation(reader.animation()) { model.tree = ViewTree(&reader) }
    case 2: host.size = CGSize(width: Int(reader.byte()), height: Int(reader.byte()))
    case 3: host.environment.colorScheme = reader.bool() ? .dark : .light
    case 4: host.environment.displayScale = reader.pick([1, 1.25, 2, 3])
    case 5: press(&reader, host)
    default: move(&reader, host, at: seconds)
    }
  }

  @MainActor private static func move(_ reader: inout ByteReader, _ host: ViewHost, at seconds: Double) {
    let action: PointerInput.Action =
      switch reader.index(7) {
      case 0: .pressed
      case 1: .released
      case 2: .middlePressed
      case 3: .secondaryPressed
      case 4: .scrolled(x: reader.number(), y: reader.number())
      case 5: .exited
      default: .moved
      }
    let time = Date(timeIntervalSinceReferenceDate: seconds)
    host.handle(PointerInput(action, at: reader.point(), time: time))
  }

  private static let keys: [KeyEquivalent] = [
    .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end, .pageUp, .pageDown, .delete, .deleteForward,
    .escape,
    .tab, .space, .return, "a", "c", "v", "x", "z",
  ]

  @MainActor private static func press(_ reader: inout ByteReader, _ host: ViewHost) {
    let key = reader.pick(keys)
    let characters = reader.bool() ? String(key.character) : reader.text()
    let modifiers = EventModifiers(rawValue: reader.index(32))
    host.handle(KeyPress(phase: .down, key: key, characters: characters, modifiers: modifiers))
  }
}

@MainActor @Observable
final class TreeModel {
  var tree: ViewTree

  init(_ tree: ViewTree) { self.tree = tree }
}

struct TreeRoot: View {
  let model: TreeModel

  var body: some View { TreeView(tree: model.tree) }
}
