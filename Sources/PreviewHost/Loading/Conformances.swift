/// The types of a loaded library that conform to given protocols.
///
/// The compiler stores a record for each conformance, in a section of its own. The layout of the records:
/// https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst#protocol-conformance-descriptor
struct Conformances {
  private let image: LoadedImage
  private let records: Range<UInt64>

  /// The conformances that a library declares; none if the library has no Swift code.
  init(image: LoadedImage, file: ObjectFile) {
    let section = file.section(named: "swift5_protocol_conformances")
    self.init(image: image, records: section.map(image.addresses) ?? 0..<0)
  }

  /// The conformances with pointers to their records in a range of addresses.
  init(image: LoadedImage, records: Range<UInt64>) {
    self.image = image
    self.records = records
  }

  /// The non-generic types that the library declares and that conform to a protocol, in the order of the
  /// section, which is that of the files and of the declarations in them. Runs no code of the user.
  ///
  /// - Parameter existential: the type `any P` of the protocol.
  func types(conformingTo existential: Any.Type) -> [Any.Type] {
    guard let wanted = Conformances.protocolDescriptor(of: existential) else { return [] }
    return stride(from: records.lowerBound, to: records.upperBound, by: 4).compactMap { entry in
      guard let record = image.target(at: entry), protocolDescriptor(of: record) == wanted else { return nil }
      return typeDescriptor(of: record).flatMap(type)
    }
  }

  /// The first field is a relative pointer; if its lowest bit is set, to a pointer.
  private func protocolDescriptor(of record: UInt64) -> UInt64? {
    guard let field = image.load(Int32.self, at: record),
      let target = image.target(at: record, ignoring: 1)
    else { return nil }
    return field & 1 == 0 ? target : image.load(UInt64.self, at: target)
  }

  /// The second field refers to the type. The flags tell how: 0 is a pointer to the descriptor, 1 a pointer to
  /// such a pointer.
  private func typeDescriptor(of record: UInt64) -> UInt64? {
    guard let flags = image.load(UInt32.self, at: record &+ 12),
      let target = image.target(at: record &+ 4)
    else { return nil }
    switch flags >> 3 & 7 {
    case 0: return target
    case 1: return image.load(UInt64.self, at: target)
    default: return nil
    }
  }

  /// The type of a descriptor, by the function that returns its metadata. A lookup by name would find the first
  /// of several loaded libraries with a type of that name.
  private func type(of descriptor: UInt64) -> Any.Type? {
    guard let flags = image.load(UInt32.self, at: descriptor), Conformances.isNominal(flags),
      let function = image.target(at: descriptor &+ 12), image.hasCode(at: function),
      let pointer = UnsafeRawPointer(bitPattern: UInt(function))
    else { return nil }
    // The argument 0 requests complete metadata. The convention for one integer argument and a returned pointer
    // is that of C.
    typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer
    return unsafeBitCast(unsafeBitCast(pointer, to: Accessor.self)(0), to: Any.Type.self)
  }

  /// Whether flags of a context descriptor are those of a class, structure or enumeration without generic
  /// parameters.
  private static func isNominal(_ flags: UInt32) -> Bool {
    (16...18).contains(flags & 0x1F) && flags & 0x80 == 0
  }

  /// The descriptor of the only protocol of an existential type:
  /// https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst#existential-metadata
  private static func protocolDescriptor(of existential: Any.Type) -> UInt64? {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    guard metadata.load(as: UInt.self) == 0x303,
      metadata.load(fromByteOffset: 12, as: UInt32.self) == 1
    else { return nil }
    return metadata.load(fromByteOffset: 16, as: UInt64.self)
  }
}
