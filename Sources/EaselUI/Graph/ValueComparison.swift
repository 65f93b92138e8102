@_spi(Reflection) import Swift

/// Compares two values of any type, `Equatable` or not, to determine whether a view differs from the value
/// that its node already has.
///
/// `Equatable` fields that are not trivial, such as strings, arrays and dictionaries, are compared with `==`,
/// and all other fields by their bits; padding between fields is ignored. This is the only place in the
/// library that reads the raw memory of user-defined values, and it is sound: it only reads bits, within the
/// bounds given by the type's metadata, and equal bits mean equal values as long as both values are alive,
/// since a reference in one cannot have been reused for another object. The converse does not hold: two
/// closures created by the same code may differ, and the view is then evaluated once more than necessary.
struct ValueComparison<Value> {
  private var steps: [ComparisonStep] = []

  /// The comparison for the type, computed once and cached.
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
        // The fields of an existential are those of the value in it, and there is no value here, only the
        // type.
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

/// One step of a comparison.
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

/// The cached steps by type. Not in the generic type, so that no casts are needed.
@MainActor private var comparisonSteps: [ObjectIdentifier: [ComparisonStep]] = [:]
