import Foundation

/// What the system holds in memory for this process, in bytes.
///
/// Source: proc(5), https://man7.org/linux/man-pages/man5/proc_pid_status.5.html.
struct ProcessMemory {
  /// The most that was resident at any time.
  let peak: Int
  /// Resident now and backed by no file: what the program has allocated and touched.
  let allocated: Int

  /// Nil where the system does not say.
  static var current: ProcessMemory? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
    return ProcessMemory(status: status)
  }

  /// - Parameter status: The text of `/proc/<pid>/status`.
  init?(status: String) {
    guard let peak = ProcessMemory.bytes(of: "VmHWM", in: status),
      let allocated = ProcessMemory.bytes(of: "RssAnon", in: status)
    else { return nil }
    (self.peak, self.allocated) = (peak, allocated)
  }

  /// Lines are like `VmHWM:   12345 kB`.
  private static func bytes(of field: String, in status: String) -> Int? {
    guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix(field + ":") }) else {
      return nil
    }
    return line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
  }
}
