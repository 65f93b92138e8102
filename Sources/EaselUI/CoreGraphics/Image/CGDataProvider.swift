import Foundation

/// Bytes that an image is made of.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  /// The bytes of `data`.
  public init?(data: CFData) { bytes = data }

  /// The bytes of a file; nil, and a line on standard error, when it cannot be read.
  public convenience init?(url: CFURL) {
    do {
      self.init(data: try Data(contentsOf: url))
    } catch {
      CoreGraphicsLog.report("cannot read \(url.path): \(error)")
      return nil
    }
  }

  /// The bytes of a file; nil, and a line on standard error, when it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  /// The program's own memory, which has to stay as it is until `releaseData` is called with the same arguments.
  public convenience init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: @escaping CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    let memory = UnsafeMutableRawPointer(mutating: data)
    nonisolated(unsafe) let info = info
    self.init(
      data: Data(bytesNoCopy: memory, count: size, deallocator: .custom { releaseData(info, $0, $1) }))
  }

  /// The bytes.
  public var data: CFData? { bytes }
}

/// Called with the user's information, the memory and its size when the memory is not needed any more.
public typealias CGDataProviderReleaseDataCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
