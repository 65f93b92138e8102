/// Accepts values of a type.
struct ValueDropDelegate<Value: Transferable> {
  let isTargeted: (Bool) -> Void
  let action: ([Value], DropInfo) -> Bool
}

extension ValueDropDelegate: DropDelegate {
  func validateDrop(info: DropInfo) -> Bool { info.items.contains { $0.canConvert(to: Value.self) } }

  func dropEntered(info: DropInfo) { isTargeted(true) }

  func dropExited(info: DropInfo) { isTargeted(false) }

  func performDrop(info: DropInfo) -> Bool {
    defer { isTargeted(false) }
    let values = info.items.compactMap { $0.converted(to: Value.self) }
    return !values.isEmpty && action(values, info)
  }
}

/// Accepts items of types.
struct ItemDropDelegate {
  let types: [UTType]
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool
}

extension ItemDropDelegate: DropDelegate {
  func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: types) }

  func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }

  func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }

  func performDrop(info: DropInfo) -> Bool {
    defer { isTargeted?.wrappedValue = false }
    return action(info.itemProviders(for: types), info.location)
  }
}

/// Accepts items of types that a delegate accepts.
struct TypedDropDelegate {
  let types: [UTType]
  let base: any DropDelegate
}

extension TypedDropDelegate: DropDelegate {
  func validateDrop(info: DropInfo) -> Bool {
    info.hasItemsConforming(to: types) && base.validateDrop(info: info)
  }

  func dropEntered(info: DropInfo) { base.dropEntered(info: info) }

  func dropUpdated(info: DropInfo) -> DropProposal? { base.dropUpdated(info: info) }

  func dropExited(info: DropInfo) { base.dropExited(info: info) }

  func performDrop(info: DropInfo) -> Bool { base.performDrop(info: info) }
}
