import Foundation

/// The memory of a library that is loaded into this process. Addresses outside of the library cannot be read.
struct LoadedImage {
  private let base: UInt64
  private let segments: [ObjectFile.Segment]

  /// Loads a library and all that it depends on, and runs the initializers of C code in it. The library stays
  /// loaded, since the Swift runtime keeps references to its types.
  init(path: String, file: ObjectFile) throws(PreviewLibraryError) {
    // Without a slash the loader would search its own folders.
    let place = path.contains("/") ? path : "./" + path
    guard let handle = dlopen(place, RTLD_NOW | RTLD_LOCAL) else {
      throw PreviewLibraryError(path, dlerror().map { String(cString: $0) } ?? "cannot load the library")
    }
    guard let base = LoadedImage.base(of: handle) else {
      throw PreviewLibraryError(path, "the loader does not tell where the library is")
    }
    self.init(base: base, segments: file.segments)
  }

  init(base: UInt64, segments: [ObjectFile.Segment]) {
    self.base = base
    self.segments = segments
  }

  /// The difference between addresses in memory and those in the file: the first field, `l_addr`, of the loader's
  /// description, which `dlinfo` returns for the request `RTLD_DI_LINKMAP`, 2. The C module of the toolchain does
  /// not declare the function: https://man7.org/linux/man-pages/man3/dlinfo.3.html
  private static func base(of handle: UnsafeMutableRawPointer) -> UInt64? {
    typealias Information =
      @convention(c) (UnsafeMutableRawPointer, CInt, UnsafeMutablePointer<UnsafePointer<UInt>?>) -> CInt
    guard let symbol = dlsym(nil, "dlinfo") else { return nil }
    var description: UnsafePointer<UInt>?
    let status = unsafeBitCast(symbol, to: Information.self)(handle, 2, &description)
    return status == 0 ? description.map { UInt64($0.pointee) } : nil
  }

  /// The addresses of a section in memory; an empty range if the section is not in memory.
  func addresses(of section: ObjectFile.Section) -> Range<UInt64> {
    let start = base &+ section.address
    return contains(start, size: section.size) ? start..<start + section.size : 0..<0
  }

  /// The value at an address; nil if it is outside of the library.
  func load<Value: BitwiseCopyable>(_ type: Value.Type, at address: UInt64) -> Value? {
    guard contains(address, size: UInt64(MemoryLayout<Value>.size)),
      let pointer = UnsafeRawPointer(bitPattern: UInt(address))
    else { return nil }
    return pointer.loadUnaligned(as: type)
  }

  /// The target of a 32-bit relative pointer at an address. Nil if it is null, or the pointer is outside of the
  /// library; the target may be outside.
  func target(at address: UInt64, ignoring bits: Int32 = 0) -> UInt64? {
    guard let offset = load(Int32.self, at: address), offset & ~bits != 0 else { return nil }
    return address &+ UInt64(bitPattern: Int64(offset & ~bits))
  }

  /// Whether code of the library is at an address.
  func hasCode(at address: UInt64) -> Bool { contains(address, size: 1, onlyCode: true) }

  private func contains(_ address: UInt64, size: UInt64, onlyCode: Bool = false) -> Bool {
    guard address >= base else { return false }
    let start = address - base
    return segments.contains {
      $0.addresses.contains(start) && $0.addresses.upperBound - start >= size
        && ($0.isExecutable || !onlyCode)
    }
  }
}
