import SwiftUI

/// Operations on paths.
enum PathDoor {
  static func run(_ input: [UInt8]) {
    var reader = ByteReader(input)
    var path = reader.path()
    // Each operation may double the path.
    for _ in 0..<6 where !reader.isAtEnd && elementCount(of: path) < 20_000 { path = changed(path, &reader) }
    query(path, &reader)
  }

  private static func changed(_ path: Path, _ reader: inout ByteReader) -> Path {
    switch reader.index(13) {
    case 0: path.applying(reader.transform())
    case 1: path.offsetBy(dx: reader.number(), dy: reader.number())
    case 2: path.trimmedPath(from: reader.fraction(), to: reader.fraction())
    case 3: path.strokedPath(reader.strokeStyle())
    case 4: path.union(reader.path(), eoFill: reader.bool())
    case 5: path.intersection(reader.path(), eoFill: reader.bool())
    case 6: path.subtracting(reader.path(), eoFill: reader.bool())
    case 7: path.symmetricDifference(reader.path(), eoFill: reader.bool())
    case 8: path.lineIntersection(reader.path(), eoFill: reader.bool())
    case 9: path.lineSubtraction(reader.path(), eoFill: reader.bool())
    case 10: path.normalized(eoFill: reader.bool())
    case 11: Path(path.description) ?? Path()
    default: Path(reader.text()) ?? path
    }
  }

  private static func query(_ path: Path, _ reader: inout ByteReader) {
    _ = path.contains(reader.point(), eoFill: reader.bool())
    _ = path.boundingRect
    _ = path.currentPoint
    _ = path.cgPath.boundingBox
    _ = path == path.applying(.identity)
  }

  private static func elementCount(of path: Path) -> Int {
    var count = 0
    path.forEach { _ in count += 1 }
    return count
  }
}
