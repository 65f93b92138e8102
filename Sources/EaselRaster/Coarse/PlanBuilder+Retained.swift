import EaselDrawing
import EaselGeometry

/// What a plan keeps of an earlier one: the builder follows the earlier plan's marks as long as the list agrees with
/// them, then cuts that plan to the last one and goes on from there.
extension PlanBuilder {
  /// Notes that a fragment is drawn in place and gives its number; -1 where no marks are possible.
  mutating func beginFragment(_ context: Context) -> Int32 {
    guard context.pass == 0, context.clip < 0, canMark else {
      if knownMarks != nil { forgetRest() }
      return -1
    }
    var hasher = ContentHasher()
    hasher.combine(context.transform)
    let hash = hasher.finish()
    if let known = knownMarks {
      let sizes = known > 0 ? plan.marks[known - 1].sizes : PlanSizes()
      if known < plan.marks.count, plan.marks[known].isOpening(hash, sizes) {
        openings = plan.marks[known].opening + 1
        knownMarks = known + 1
        return openings - 1
      }
      forgetRest()
    }
    openings += 1
    mark(openings - 1, 0, hash)
    return openings - 1
  }

  /// The commands of a fragment, from its first one on, that the earlier plan has.
  mutating func skipKnown(of fragment: Fragment, _ opening: Int32) -> Int {
    guard let known = knownMarks else { return 0 }
    var count = 0
    for index in known..<plan.marks.count where plan.marks[index].opening == opening {
      let mark = plan.marks[index]
      guard fragment.hash(ofFirst: Int(mark.count)) == mark.hash else { break }
      count = Int(mark.count)
      knownMarks = index + 1
      openings = plan.marks[...index].reduce(0) { max($0, $1.opening + 1) }
    }
    return count
  }

  /// Forgets what the earlier plan has behind the last mark that the list agreed with.
  mutating func forgetRest() {
    guard let known = knownMarks else { return }
    knownMarks = nil
    plan.marks.removeSubrange(known...)
    plan.truncate(to: plan.marks.last?.sizes ?? PlanSizes())
  }

  /// Notes how far the plan has come.
  mutating func mark(_ opening: Int32, _ count: Int, _ hash: ContentHash?) {
    guard knownMarks == nil, canMark, plan.marks.count < PlanMark.largestCount, let hash else { return }
    plan.marks.append(PlanMark(opening: opening, count: Int32(count), hash: hash, sizes: plan.sizes))
  }

  /// True before the first entry that belongs to one frame, and outside of layers.
  private var canMark: Bool {
    isMarked && layerDepth == 0
      && (knownMarks != nil
        || plan.passes.count == 1 && plan.symbols.isEmpty && plan.paintTables.images.isEmpty)
  }
}

extension PlanMark {
  /// True for the beginning of a fragment that is drawn there, directly after a plan of these sizes.
  fileprivate func isOpening(_ hash: ContentHash, _ sizes: PlanSizes) -> Bool {
    count == 0 && self.hash == hash && self.sizes == sizes
  }
}
