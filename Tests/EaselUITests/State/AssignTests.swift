import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

/// Values assigned to published properties.
@MainActor
struct AssignTests {
  private final class Model: ObservableObject {
    @Published var count = 0

    init(_ source: PassthroughSubject<Int, Never>) { source.assign(to: &$count) }
  }

  private final class Manual: ObservableObject {
    var name = "" {
      willSet { objectWillChange.send() }
    }
  }

  private struct Shower: View {
    @ObservedObject var model: Model

    var body: some View { Box(model.count) }
  }

  @Test("A published property receives the values of a publisher, and views show them")
  func assignToPublished() {
    let source = PassthroughSubject<Int, Never>()
    let model = Model(source)
    let stage = Stage(Shower(model: model))
    #expect(stage.order() == [0] && stage.host.nextUpdate == nil)
    var published: [Int] = []
    let subscription = model.$count.sink { published.append($0) }
    source.send(4)
    #expect(model.count == 4 && published == [0, 4])
    #expect(stage.host.nextUpdate == .immediately)
    #expect(stage.order() == [4])
    subscription.cancel()
  }

  @Test("An assignment ends with its object and does not retain it")
  func lifetime() {
    let source = PassthroughSubject<Int, Never>()
    var cancels = 0
    final class Holder: ObservableObject { @Published var value = 0 }
    var holder: Holder? = Holder()
    weak var observed = holder
    source.handleEvents(receiveCancel: { cancels += 1 }).assign(to: &holder!.$value)
    holder = nil
    #expect(observed == nil && cancels == 1)
    source.send(1)
    observed = nil
  }

  @Test("An object without published properties has one objectWillChange publisher")
  func manualChanges() {
    let object = Manual()
    var count = 0
    let subscription = object.objectWillChange.sink { count += 1 }
    object.name = "a"
    object.objectWillChange.send()
    #expect(count == 2)
    subscription.cancel()
  }

  @Test("Values are assigned to a property of an object")
  func assignOn() {
    let object = Manual()
    let source = PassthroughSubject<String, Never>()
    let subscription = source.assign(to: \.name, on: object)
    source.send("b")
    subscription.cancel()
    source.send("c")
    #expect(object.name == "b")
  }
}
