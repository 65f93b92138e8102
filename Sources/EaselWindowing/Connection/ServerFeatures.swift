import CX11
import Glibc

/// The extensions of an X server that Easel uses if they are there.
struct ServerFeatures {
  /// MIT-SHM.
  let hasSharedMemory: Bool
  /// MIT-SHM with file descriptors, since its version 1.2.
  let sharesFiles: Bool
  /// Whether pixmaps can be made of shared memory.
  let sharesPixmaps: Bool
  /// Present and XFixes.
  let hasPresent: Bool
  /// XSync.
  let hasCounters: Bool

  /// Asks the server and waits for its replies.
  init(_ xcb: OpaquePointer, hasSharedMemory: Bool) {
    let extensions = [easel_present_extension(), easel_xfixes_extension(), easel_sync_extension()]
    for identifier in extensions { xcb_prefetch_extension_data(xcb, identifier) }
    let isPresent = extensions.map { xcb_get_extension_data(xcb, $0)?.pointee.present ?? 0 != 0 }
    hasPresent = isPresent[0] && isPresent[1]
    hasCounters = isPresent[2]
    self.hasSharedMemory = hasSharedMemory
    let version =
      hasSharedMemory ? xcb_shm_query_version_reply(xcb, xcb_shm_query_version(xcb), nil) : nil
    defer { free(version) }
    sharesFiles = version.map { ($0.pointee.major_version, $0.pointee.minor_version) >= (1, 2) } ?? false
    sharesPixmaps =
      version.map { $0.pointee.shared_pixmaps != 0 && $0.pointee.pixmap_format == UInt8(ZPixmap) } ?? false
  }
}
