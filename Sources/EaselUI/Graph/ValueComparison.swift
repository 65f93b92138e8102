@_spi(Reflection) import Swift
import Synchronization

/// Compares two values of any type, `Equatable` or not, to determine whether a view differs from the value
/// that its node already has.
///
/// `Equatable` fields that are not trivial, such as strings, arrays and dictionaries, are compared with `==`,
/// existentials by the values in them, and all other fields by their bits; padding between fields is ignored. This is
/// the only place in the library that reads the raw memory of user-defined values, and it is sound: it only reads bits,
/// within the bounds given by the type's metadata, and equal bits mean equal values as long as both values are alive,
/// since a reference in one cannot have been reused for another object. The converse does not hold: two closures
/// created by the same code may differ, and the view is then evaluated once more than necessary.
struct ValueComparison<Value>: Sendable {
  private let steps: ComparisonSteps

  /// The comparison for the type, shared by all of its nodes.
  static var shared: ValueComparison { ValueComparison(steps: .shared(for: Value.self)) }

  func areEqual(_ first: Value, _ second: Value) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in
        let (first, second) = (UnsafeRawPointer(first), UnsafeRawPointer(second))
        return steps.list.allSatisfy { $0.areEqual(first, second) }
      }
    }
  }
}

/// The steps of the comparison of a type, determined at the first comparison.
///
/// Whether the type of a field is `Equatable` is searched in all conformances of the program, which takes some ten
/// microseconds, and a first frame compares nothing.
private final class ComparisonSteps: Sendable {
  private static let known = Mutex<[ObjectIdentifier: ComparisonSteps]>([:])

  private let type: Any.Type
  private let determined = AtomicLazyReference<ComparisonStepList>()

  static func shared(for type: Any.Type) -> ComparisonSteps {
    known.withLock { known in
      let key = ObjectIdentifier(type)
      if let steps = known[key] { return steps }
      let steps = ComparisonSteps(type)
      known[key] = steps
      return steps
    }
  }

  private init(_ type: Any.Type) { self.type = type }

  var list: [ComparisonStep] {
    if let list = determined.load() { return list.steps }
    func open<Value>(_ type: Value.Type) -> ComparisonStepList { ComparisonStepList(of: type) }
    return determined.storeIfNil(_openExistential(type, do: open)).steps
  }
}

private final class ComparisonStepList: Sendable {
  let steps: [ComparisonStep]

  init<Value>(of type: Value.Type) {
    var steps: [ComparisonStep] = []
    steps.addValue(of: type)
    self.steps = steps
  }
}

extension [ComparisonStep] {
  fileprivate mutating func addValue<Value>(of type: Value.Type) {
    if !_isPOD(type), let equatable = type as? any Equatable.Type { return addEquatable(equatable) }
    if isExistential(type) { return append(.values(offset: 0, ExistentialValues<Value>())) }
    var isEmpty = true
    _ = _forEachField(of: type) { _, offset, type, _ in
      isEmpty = false
      addField(type, at: offset)
      return true
    }
    if isEmpty { addBytes(0..<MemoryLayout<Value>.size) }
  }

  /// Whether a type is an existential, such as `Any` or `any Shape`. Its fields are those of the value in it, and there is
  /// no value here, only the type: `_forEachField` would read one.
  private func isExistential<Value>(_ type: Value.Type) -> Bool {
    var isExistential = false
    _ = _forEachField(of: Container<Value>.self) { _, _, _, kind in
      isExistential = kind == .existential
      return false
    }
    return isExistential
  }

  private mutating func addField(_ type: Any.Type, at offset: Int) {
    for step in ComparisonSteps.shared(for: type).list {
      switch step {
      case .bytes(let range): addBytes(range.lowerBound + offset..<range.upperBound + offset)
      case .values(let start, let equality): append(.values(offset: start + offset, equality))
      }
    }
  }

  private mutating func addEquatable<Value: Equatable>(_ type: Value.Type) {
    append(.values(offset: 0, EquatableValues<Value>()))
  }

  private mutating func addBytes(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if case .bytes(let last)? = last, last.upperBound == range.lowerBound {
      self[count - 1] = .bytes(last.lowerBound..<range.upperBound)
    } else {
      append(.bytes(range))
    }
  }
}

/// One step of a comparison.
private enum ComparisonStep {
  case bytes(Range<Int>)
  case values(offset: Int, any ValueEquality)

  func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    switch self {
    case .bytes(let range):
      memcmp(first + range.lowerBound, second + range.lowerBound, range.count) == 0
    case .values(let offset, let equality):
      equality.areEqual(first + offset, second + offset)
    }
  }
}

/// A type with one field, to determine the kind of the field.
private struct Container<Value> {
  let value: Value
}

/// Compares two values in memory.
private protocol ValueEquality: Sendable {
  func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool
}

private struct EquatableValues<Value: Equatable>: ValueEquality {
  func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    first.assumingMemoryBound(to: Value.self).pointee == second.assumingMemoryBound(to: Value.self).pointee
  }
}

/// Existentials are equal if the values in them have the same type and are equal. Their bits are equal for the same object,
/// but may differ for equal values: those beyond a small value are not initialized.
private struct ExistentialValues<Value>: ValueEquality {
  func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    if memcmp(first, second, MemoryLayout<Value>.size) == 0 { return true }
    let first = first.assumingMemoryBound(to: Value.self).pointee
    let second = second.assumingMemoryBound(to: Value.self).pointee
    func isEqual<Content>(_ type: Content.Type) -> Bool {
      guard let first = first as? Content, let second = second as? Content else { return false }
      return ValueComparison.shared.areEqual(first, second)
    }
    // Without `as Any`, the type in generic code is that of the existential.
    let type = type(of: first as Any)
    return type == Swift.type(of: second as Any) && _openExistential(type, do: isEqual)
  }
}
