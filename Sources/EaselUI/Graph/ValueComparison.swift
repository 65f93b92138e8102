@_spi(Reflection) import Swift

/// How two values of a type are compared without asking that it be `Equatable`: the way to find out whether a view is
/// the one that its node has already.
///
/// Fields that are `Equatable` and own memory (strings, arrays, dictionaries) are compared by `==`, all others by their
/// bits; padding between fields does not count. This is the library's only look at the raw memory of users' values,
/// and it is sound: bits are only read, within the bounds that the type's own metadata gives, and equal bits mean equal
/// values as long as both values are alive, since no reference in one can then have been reused for another object.
/// The reverse need not hold: a closure made anew differs from its twin, and the view is then evaluated once more.
struct ValueComparison<Value> {
  private var steps: [ComparisonStep] = []

  /// The comparison of a type, found once and kept.
  @MainActor static var shared: ValueComparison {
    let key = ObjectIdentifier(Value.self)
    if let known = comparisonSteps[key] { return ValueComparison(steps: known) }
    let comparison = ValueComparison()
    comparisonSteps[key] = comparison.steps
    return comparison
  }

  private init(steps: [ComparisonStep]) { self.steps = steps }

  private init() {
    add(Value.self, at: 0)
  }

  func areEqual(_ first: Value, _ second: Value) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in
        let (first, second) = (UnsafeRawPointer(first), UnsafeRawPointer(second))
        return steps.allSatisfy { $0.areEqual(first, second) }
      }
    }
  }

  private mutating func add<Field>(_ type: Field.Type, at offset: Int) {
    if !_isPOD(type), let equatable = type as? any Equatable.Type {
      return addEquatable(equatable, at: offset)
    }
    var parts: [(type: Any.Type, offset: Int, isExistential: Bool)] = []
    _ = _forEachField(of: type) { _, fieldOffset, fieldType, kind in
      parts.append((fieldType, offset + fieldOffset, kind == .existential))
      return true
    }
    guard !parts.isEmpty else { return addBytes(offset..<offset + MemoryLayout<Field>.size) }
    for part in parts {
      func open<Part>(_ type: Part.Type) {
        // The fields of an existential are those of the value in it, which is none where there is but a type.
        if part.isExistential { return addBytes(part.offset..<part.offset + MemoryLayout<Part>.size) }
        add(type, at: part.offset)
      }
      _openExistential(part.type, do: open)
    }
  }

  private mutating func addEquatable<Field: Equatable>(_ type: Field.Type, at offset: Int) {
    steps.append(
      .values(offset: offset) { first, second in
        first.assumingMemoryBound(to: Field.self).pointee
          == second.assumingMemoryBound(to: Field.self).pointee
      })
  }

  private mutating func addBytes(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if case .bytes(let last)? = steps.last, last.upperBound == range.lowerBound {
      steps[steps.count - 1] = .bytes(last.lowerBound..<range.upperBound)
    } else {
      steps.append(.bytes(range))
    }
  }
}

/// What is compared of two values.
private enum ComparisonStep {
  case bytes(Range<Int>)
  case values(offset: Int, areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool)

  func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    switch self {
    case .bytes(let range):
      memcmp(first + range.lowerBound, second + range.lowerBound, range.count) == 0
    case .values(let offset, let areEqual):
      areEqual(first + offset, second + offset)
    }
  }
}

/// By type; not of a generic type, so that nothing has to be cast.
@MainActor private var comparisonSteps: [ObjectIdentifier: [ComparisonStep]] = [:]
