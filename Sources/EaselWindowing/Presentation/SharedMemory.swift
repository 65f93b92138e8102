import CEaselShims
import CX11
import Foundation

/// A shared-memory segment that the X server can read. The system frees it when the process ends, even after
/// a crash.
@MainActor
final class SharedMemory {
  /// The server's identifier of the segment.
  let identifier: xcb_shm_seg_t
  /// The mapping in this process. Frames may keep it longer than the server keeps its own.
  let mapping: MappedMemory

  var address: UnsafeMutableRawPointer { mapping.address }
  var byteCount: Int { mapping.byteCount }

  private init(identifier: xcb_shm_seg_t, _ mapping: MappedMemory) {
    self.identifier = identifier
    self.mapping = mapping
  }

  /// Creates a segment and attaches it to the server. The server may write to it, because it makes pixmaps of
  /// such memory only. Returns nil if the method is not available or the server refuses. Waits for the
  /// server's reply.
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

  /// Detaches the segment from the server. A pending request that reads the memory completes first.
  func release(on connection: DisplayConnection) {
    if !connection.isLost { xcb_shm_detach(connection.xcb, identifier) }
  }

  /// Returns the pages to the system, in this process and in the server. Pages that are written later start
  /// out zero.
  func releasePages() { madvise(address, byteCount, MADV_REMOVE) }

  /// File descriptors can only be passed over a local socket. XCB shuts the connection down if one is sent
  /// over any other.
  private static func makeFile(_ byteCount: Int, _ connection: DisplayConnection) -> SharedMemory? {
    guard isLocal(socket: connection.fileDescriptor), connection.features.sharesFiles else { return nil }
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
    // XCB closes the descriptor after it has sent it.
    let request = xcb_shm_attach_fd_checked(connection.xcb, identifier, file, 0)
    return succeeded(request, connection) ? SharedMemory(identifier: identifier, mapping) : nil
  }

  /// Marks the segment for removal before the server attaches it. Linux allows that, and removes the segment
  /// when its last user detaches.
  private static func makeSegment(_ byteCount: Int, _ connection: DisplayConnection) -> SharedMemory? {
    let segment = shmget(key_t(IPC_PRIVATE), byteCount, Int32(IPC_CREAT) | 0o600)
    guard segment >= 0 else { return nil }
    let address = shmat(segment, nil, 0)
    shmctl(segment, Int32(IPC_RMID), nil)
    guard let address, Int(bitPattern: address) != -1 else { return nil }
    let mapping = MappedMemory(address, byteCount: byteCount) { shmdt($0) }
    let identifier = xcb_generate_id(connection.xcb)
    let request = xcb_shm_attach_checked(connection.xcb, identifier, UInt32(segment), 0)
    return succeeded(request, connection) ? SharedMemory(identifier: identifier, mapping) : nil
  }

  private static func succeeded(_ request: xcb_void_cookie_t, _ connection: DisplayConnection) -> Bool {
    guard let error = xcb_request_check(connection.xcb, request) else {
      return xcb_connection_has_error(connection.xcb) == 0
    }
    free(error)
    return false
  }

  private static func isLocal(socket: Int32) -> Bool {
    var address = sockaddr()
    var length = socklen_t(MemoryLayout<sockaddr>.size)
    return getsockname(socket, &address, &length) == 0 && Int32(address.sa_family) == AF_UNIX
  }
}

/// Mapped memory, unmapped when the last reference goes away.
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

/// Memory that the allocator holds but does not use.
package enum FreeMemory {
  /// Returns the free memory to the system. This takes a few milliseconds and frees most of what a large
  /// frame needed.
  package static func giveBack() { easel_return_free_memory() }

  /// Makes all threads allocate from one arena, so that memory freed by one thread serves the others. Suits
  /// programs whose worker threads allocate little. Call it before the first thread starts.
  package static func shareAmongThreads() { easel_share_one_arena() }
}
