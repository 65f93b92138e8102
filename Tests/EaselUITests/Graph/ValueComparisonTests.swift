import Foundation
import Testing

@testable import EaselUI

/// The comparison of values of any type, which decides whether a view has changed.
@Suite("Comparisons of values")
struct ValueComparisonTests {
  private struct Inner {
    var flag: UInt8 = 1
    var number = 2
    var text = "a text that is too long for the inline storage of strings"
  }

  private struct Outer {
    var before = Inner()
    var weight: Float = 3
    var after = Inner()
    var names = ["one", "two"]
  }

  private func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    ValueComparison<Value>.shared.areEqual(first, second)
  }

  @Test("A difference in any field of a nested structure is found")
  func nestedFields() {
    let changes: [(inout Outer) -> Void] = [
      { $0.before.flag = 9 }, { $0.before.number = 9 }, { $0.before.text += "!" }, { $0.weight = 9 },
      { $0.after.flag = 9 }, { $0.after.number = 9 }, { $0.after.text += "!" }, { $0.names[1] = "three" },
    ]
    #expect(areEqual(Outer(), Outer()))
    for change in changes {
      var changed = Outer()
      change(&changed)
      #expect(!areEqual(Outer(), changed) && !areEqual(changed, Outer()))
      #expect(areEqual(changed, changed))
    }
  }

  @Test("Values of an Equatable type are compared by its operator, in other memory too")
  func equatableFields() {
    var copy = Outer()
    copy.names = (copy.names + []).map { String($0.reversed()) }.map { String($0.reversed()) }
    copy.after.text = copy.after.text.map { String($0) }.joined()
    #expect(areEqual(Outer(), copy))
  }

  private struct Padded {
    var flag: UInt8
    var number: Int
  }

  @Test("Padding between fields has no effect")
  func padding() {
    let memory = UnsafeMutableBufferPointer<Padded>.allocate(capacity: 2)
    defer { memory.deallocate() }
    for (index, byte) in [0x00, 0xff].enumerated() {
      let value = memory.baseAddress! + index
      memset(value, Int32(byte), MemoryLayout<Padded>.size)
      value.pointer(to: \.flag)!.pointee = 1
      value.pointer(to: \.number)!.pointee = 2
    }
    #expect(memcmp(memory.baseAddress!, memory.baseAddress! + 1, MemoryLayout<Padded>.size) != 0)
    #expect(areEqual(memory[0], memory[1]))
    memory[1].number = 3
    #expect(!areEqual(memory[0], memory[1]))
  }

  private final class Model {}

  @Test("References and closures are compared by their bits")
  func references() {
    struct Action {
      var run: () -> Model
    }
    let (model, other) = (Model(), Model())
    #expect(areEqual(model, model) && !areEqual(model, other))
    let (first, second) = (Action { model }, Action { other })
    #expect(areEqual(first, first) && !areEqual(first, second))
  }

  @Test("Existentials are equal if the values in them have the same type and are equal")
  func existentials() {
    struct Field {
      var number = 1
      var shape: any Shape
      var model: AnyObject?
    }
    let (model, other) = (Model(), Model())
    #expect(areEqual(model as Any, model as Any) && !areEqual(model as Any, other as Any))
    #expect(areEqual(model as AnyObject, model) && !areEqual(model as AnyObject, other))
    #expect(areEqual("a text" as Any, "a " + "text" as Any) && !areEqual(1 as Any, 1.0 as Any))
    let shapes: [any Shape] = [Circle(), Rectangle(), Circle().scale(0.5), Circle().scale(2)]
    for (index, first) in shapes.enumerated() {
      for (otherIndex, second) in shapes.enumerated() {
        #expect(areEqual(first, second) == (index == otherIndex))
        let (field, otherField) = (Field(shape: first, model: model), Field(shape: second, model: model))
        #expect(areEqual(field, otherField) == (index == otherIndex))
      }
    }
    #expect(!areEqual(Field(shape: Circle(), model: model), Field(shape: Circle(), model: other)))
  }

  private protocol Store: AnyObject {}

  private final class CountingStore: Store, Equatable {
    nonisolated(unsafe) static var comparisons = 0

    static func == (lhs: CountingStore, rhs: CountingStore) -> Bool {
      comparisons += 1
      return true
    }
  }

  @Test("The operator of an object is not called for the same object in existentials")
  func sameObject() {
    let (store, other): (any Store, any Store) = (CountingStore(), CountingStore())
    #expect(areEqual(store, store) && CountingStore.comparisons == 0)
    #expect(areEqual(store, other) && CountingStore.comparisons == 1)
  }

  private struct Wrapper<Content> {
    var content: Content
    var name = "name"
  }

  @Test("The comparison of nested generic types has the steps of the inner types")
  func nestedTypes() {
    func compare<Content>(_ first: Content, _ second: Content, depth: Int) -> Bool {
      if depth == 0 { return areEqual(first, second) }
      return compare(Wrapper(content: first), Wrapper(content: second), depth: depth - 1)
    }
    for depth in [1, 2, 30] {
      #expect(compare("inner text of some length", "inner text of some length", depth: depth))
      #expect(!compare("inner text of some length", "inner text of another length", depth: depth))
    }
  }

  @Test("Several threads determine the steps of one type")
  func severalThreads() async {
    struct Unseen {
      var inner = Inner()
      var outer = Outer()
    }
    var changed = Unseen()
    changed.outer.names.removeLast()
    let (value, other) = (Unseen(), changed)
    await withTaskGroup(of: Bool.self) { tasks in
      for _ in 0..<8 { tasks.addTask { areEqual(value, value) && !areEqual(value, other) } }
      for await isRight in tasks { #expect(isRight) }
    }
  }
}
