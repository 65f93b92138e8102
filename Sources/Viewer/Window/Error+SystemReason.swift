import Foundation

extension Error {
  /// What the system says about a file that could not be read or written, in one line.
  var systemReason: String {
    let underlying = (self as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    let error = (underlying ?? self) as NSError
    guard error.domain == NSPOSIXErrorDomain else { return localizedDescription }
    return String(cString: strerror(Int32(error.code)))
  }
}
