import CEaselShims
import CX11
import Foundation

/// A piece of memory that the server can read too. Nothing of it outlives the process, however that ends.
@MainActor
final class SharedMemory {
  /// The server's name for it.
  let identifier: xcb_shm_seg_t
  /// Ours, which others may use longer than the server uses its own.
  let mapping: MappedMemory

  var address: UnsafeMutableRawPointer { mapping.address }
  var byteCount: Int { mapping.byteCount }

  private init(identifier: xcb_shm_seg_t, _ mapping: MappedMemory) {
    self.identifier = identifier
    self.mapping = mapping
  }

  /// Memory of that kind that the server has attached; nil where that is impossible or refused. Waits for the answer.
  static func make(
    _ method: PresentationMethod, byteCount: Int, on connection: DisplayConnection
  ) -> SharedMemory? {
    guard connection.completionEventType != nil, !connection.isLost else { return nil }
    switch method {
    case .sharedFile: return makeFile(byteCount, connection)
    case .sharedSegment: return makeSegment(byteCount, connection)
    case .connection: return nil
    }
  }

  /// Ends the server's use. A request that still reads the memory is served first, from the server's mapping.
  func release(on connection: DisplayConnection) {
    if !connection.isLost { xcb_shm_detach(connection.xcb, identifier) }
  }

  /// Gives the pages back to the system, here and at the server; what is written next takes new ones, which are zero.
  func giveBackPages() { madvise(address, byteCount, MADV_REMOVE) }

  /// A descriptor can only be handed over a local socket: on any other one XCB gives up the connection.
  private static func makeFile(_ byteCount: Int, _ connection: DisplayConnection) -> SharedMemory? {
    guard isLocal(socket: connection.fileDescriptor), supportsFiles(connection) else { return nil }
    let file = easel_memory_file("easel-frame")
    guard file >= 0 else { return nil }
    guard ftruncate(file, byteCount) == 0,
      let address = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), address != MAP_FAILED
    else {
      Glibc.close(file)
      return nil
    }
    let identifier = xcb_generate_id(connection.xcb)
    let mapping = MappedMemory(address, byteCount: byteCount) { munmap($0, byteCount) }
    // XCB closes the descriptor once it is sent.
    let request = xcb_shm_attach_fd_checked(connection.xcb, identifier, file, 1)
    return succeeded(request, connection) ? SharedMemory(identifier: identifier, mapping) : nil
  }

  /// The segment is marked for removal before anybody else uses it: Linux lets others attach it all the same, and
  /// removes it with its last user.
  private static func makeSegment(_ byteCount: Int, _ connection: DisplayConnection) -> SharedMemory? {
    let segment = shmget(key_t(IPC_PRIVATE), byteCount, Int32(IPC_CREAT) | 0o600)
    guard segment >= 0 else { return nil }
    let address = shmat(segment, nil, 0)
    shmctl(segment, Int32(IPC_RMID), nil)
    guard let address, Int(bitPattern: address) != -1 else { return nil }
    let mapping = MappedMemory(address, byteCount: byteCount) { shmdt($0) }
    let identifier = xcb_generate_id(connection.xcb)
    let request = xcb_shm_attach_checked(connection.xcb, identifier, UInt32(segment), 1)
    return succeeded(request, connection) ? SharedMemory(identifier: identifier, mapping) : nil
  }

  private static func succeeded(_ request: xcb_void_cookie_t, _ connection: DisplayConnection) -> Bool {
    guard let error = xcb_request_check(connection.xcb, request) else {
      return xcb_connection_has_error(connection.xcb) == 0
    }
    free(error)
    return false
  }

  /// MIT-SHM takes descriptors since its version 1.2.
  private static func supportsFiles(_ connection: DisplayConnection) -> Bool {
    let request = xcb_shm_query_version(connection.xcb)
    guard let version = xcb_shm_query_version_reply(connection.xcb, request, nil) else { return false }
    defer { free(version) }
    return (version.pointee.major_version, version.pointee.minor_version) >= (1, 2)
  }

  private static func isLocal(socket: Int32) -> Bool {
    var address = sockaddr()
    var length = socklen_t(MemoryLayout<sockaddr>.size)
    return getsockname(socket, &address, &length) == 0 && Int32(address.sa_family) == AF_UNIX
  }
}

/// Memory that is mapped into the process as long as somebody refers to it.
final class MappedMemory {
  let address: UnsafeMutableRawPointer
  let byteCount: Int

  private let unmap: (UnsafeMutableRawPointer) -> Void

  init(
    _ address: UnsafeMutableRawPointer, byteCount: Int, unmap: @escaping (UnsafeMutableRawPointer) -> Void
  ) {
    self.address = address
    self.byteCount = byteCount
    self.unmap = unmap
  }

  deinit { unmap(address) }
}

/// Memory that the allocator holds though nothing lies in it.
package enum FreeMemory {
  /// Gives it back to the system, in a few milliseconds: after a large picture most of what that took.
  package static func giveBack() { easel_return_free_memory() }

  /// Has all threads of the program take theirs from one place, so that what one of them frees serves the others. For
  /// programs whose threads hardly allocate; before the first of them starts.
  package static func shareAmongThreads() { easel_share_one_arena() }
}
