import EaselPixels
import Foundation

extension Stage {
  /// What plain memory takes for a pixel: what the kernels, which read and write pixels too, are compared with.
  static var memory: [Stage] {
    MemoryPlace.allCases.flatMap { place in
      [
        memory("written", place) { target, _ in memset(target.pixels, 0x7f, target.byteCount) },
        memory("copied", place) { target, source in
          memcpy(target.pixels, source.pixels, target.byteCount)
        },
      ]
    }
  }

  private static func memory(
    _ name: String, _ place: MemoryPlace, _ work: @escaping (_ target: Pixmap, _ source: Pixmap) -> Void
  ) -> Stage {
    Stage(name: "memory for kernels: \(name), \(place.name)", unit: "pixel") {
      let (target, source) = (place.pixmap(), place.pixmap())
      return {
        work(target, source)
        return target.byteCount / 4
      }
    }
  }

  /// Nanoseconds for copying a pixel, among the times of all stages.
  static func copying(_ place: MemoryPlace, in times: [StageTime]) -> Double? {
    times.first { $0.stage == "memory for kernels: copied, \(place.name)" }?.nanosecondsMinimum
  }
}

/// Where pixels are.
enum MemoryPlace: CaseIterable {
  /// Two pictures of 96 KB: too much for a core's first cache, little enough for its second one.
  case cache
  /// Two pictures of 64 MB, more than caches hold.
  case memory

  var name: String {
    switch self {
    case .cache: "in the second cache"
    case .memory: "beyond the caches"
    }
  }

  func pixmap() -> Pixmap {
    switch self {
    case .cache: Pixmap(width: 256, height: 96)
    case .memory: Pixmap(width: 4096, height: 4096)
    }
  }
}

extension Pixmap {
  fileprivate var byteCount: Int { 4 * stride * height }
}
