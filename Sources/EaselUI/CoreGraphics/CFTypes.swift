import Foundation

// CoreGraphics takes some of its arguments in types of CoreFoundation. They are those of Swift here, so that what users
// write (`colors as CFArray`, `data as CFData`) compiles. A file that imports CoreFoundation as well must say which of
// the two it means.

/// A name or another text.
public typealias CFString = String
/// A list of anything.
public typealias CFArray = [Any]
/// A table of anything by name.
public typealias CFDictionary = [AnyHashable: Any]
/// Bytes.
public typealias CFData = Data
/// The place of a file.
public typealias CFURL = URL
