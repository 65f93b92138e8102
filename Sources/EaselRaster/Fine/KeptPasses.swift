import EaselDrawing
import EaselPixels

/// Finished pixels of passes that are kept from frame to frame: what moves above a blurred background does not blur it
/// again.
///
/// The pixels of a pass are a function of its content and of the frame's bounds, not of what is needed of them, so that
/// what is kept never shows. A pass is kept as long as the frames that follow have it, needed or not.
final class KeptPasses {
  /// Bytes of pixels; what would go beyond is not kept.
  private static let budget = 64 << 20
  /// Parts of one pass; the oldest go first.
  private static let largestPartCount = 64

  private var parts: [ContentHash: [KeptPart]] = [:]
  private var frame = PixelRect.empty
  private(set) var byteCount = 0

  /// Forgets what the frame that begins does not have.
  func beginFrame(_ bounds: PixelRect, _ passes: [PassPlan]) {
    guard !parts.isEmpty else {
      frame = bounds
      return
    }
    let current = bounds == frame ? Set(passes.lazy.map(\.hash)) : []
    frame = bounds
    for hash in parts.keys where !current.contains(hash) { removeAll(of: hash) }
  }

  func removeAll() {
    parts.removeAll(keepingCapacity: true)
    byteCount = 0
  }

  func hasParts(of pass: PassPlan) -> Bool { pass.isKept && parts[pass.hash] != nil }

  /// The part of a pass that holds all of `needed`; nil when none does.
  func part(of pass: PassPlan, holding needed: PixelRect) -> KeptPart? {
    guard pass.isKept, var part = parts[pass.hash]?.first(where: { $0.bounds.contains(needed) }) else {
      return nil
    }
    part.bounds = needed
    return part
  }

  /// Keeps what was painted of a pass, in place of parts that it holds.
  func keep(_ part: KeptPart, of pass: PassPlan) {
    guard pass.isKept, byteCount + part.surface.byteCount <= KeptPasses.budget else { return }
    var kept = parts.removeValue(forKey: pass.hash) ?? []
    byteCount -= kept.byteCount
    kept.removeAll { part.bounds.contains($0.bounds) }
    if kept.count == KeptPasses.largestPartCount { kept.removeFirst() }
    kept.append(part)
    byteCount += kept.byteCount
    parts[pass.hash] = kept
  }

  private func removeAll(of hash: ContentHash) {
    byteCount -= parts.removeValue(forKey: hash)?.byteCount ?? 0
  }
}

extension [KeptPart] {
  fileprivate var byteCount: Int { reduce(0) { $0 + $1.surface.byteCount } }
}

extension PassPlan {
  /// Symbols have a cache of their own, and Float32 need not be fast.
  fileprivate var isKept: Bool { symbol == nil && colorMode == nil }
}
