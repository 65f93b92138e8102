import EaselDrawing
import EaselGeometry

/// What a plan keeps of an earlier one: the builder follows the earlier plan's marks as long as the list agrees with
/// them, then cuts that plan to the last one and goes on from there.
extension PlanBuilder {
  /// Adds the commands of a fragment; those that the earlier plan has stay as they are.
  mutating func inlineFragment(_ fragment: Fragment, _ state: borrowing DrawingState, _ outer: Context) {
    let placing = PlanBuilder.hash(ofPlacing: state, outer)
    if let mark = nextKnownMark(ofPlacing: placing) {
      let context = Context(
        pass: 0, transform: state.transform.concatenating(outer.transform), clip: mark.clip, colorMode: nil)
      return add(fragment, from: skipKnown(of: fragment, mark.opening), mark.opening, context)
    }
    forgetRest()
    let start = outer.pass == 0 && canMark ? plan.sizes : nil
    guard let context = context(of: state, in: outer) else { return }
    guard let start, canMark else { return add(fragment.commands, fragment.commands.indices, context) }
    openings += 1
    let opening = openings - 1
    mark(opening, 0, placing, start: start, clip: context.clip)
    add(fragment, from: 0, opening, context)
  }

  /// Adds commands in steps at whose ends marks can be.
  private mutating func add(_ fragment: Fragment, from first: Int, _ opening: Int32, _ context: Context) {
    var position = first
    while position < fragment.commands.count {
      let step = Fragment.prefixStep - position % Fragment.prefixStep
      let end = min(position + step, fragment.commands.count)
      add(fragment.commands, position..<end, context)
      position = end
      mark(opening, position, fragment.hash(ofFirst: position))
    }
  }

  /// Stands for the transform and the clip that apply to a fragment.
  private static func hash(ofPlacing state: borrowing DrawingState, _ outer: Context) -> ContentHash {
    var hasher = ContentHasher(seed: UInt64(UInt32(bitPattern: outer.clip)))
    hasher.combine(state.transform.concatenating(outer.transform))
    if let clip = state.clip {
      hasher.combine(outer.transform)
      hasher.combine(clip.hash)
    }
    return hasher.finish()
  }

  // MARK: The earlier plan

  /// Goes to the next mark of the earlier plan if a fragment is placed in this way there, directly behind what is known.
  private mutating func nextKnownMark(ofPlacing placing: ContentHash) -> PlanCheckpoint? {
    guard let known = knownMarks, known < plan.marks.count else { return nil }
    let mark = plan.marks[known]
    let sizes = known > 0 ? plan.marks[known - 1].sizes : PlanSizes()
    guard mark.count == 0, mark.hash == placing, mark.start == sizes else { return nil }
    knownMarks = known + 1
    openings = mark.opening + 1
    return mark
  }

  /// How many of a fragment's commands, from the first one on, the earlier plan has.
  private mutating func skipKnown(of fragment: Fragment, _ opening: Int32) -> Int {
    guard let known = knownMarks else { return 0 }
    var count = 0
    for index in known..<plan.marks.count where plan.marks[index].opening == opening {
      let mark = plan.marks[index]
      guard fragment.hash(ofFirst: Int(mark.count)) == mark.hash else { break }
      count = Int(mark.count)
      knownMarks = index + 1
    }
    // Fragments within what is skipped have numbers of their own.
    for mark in plan.marks[known..<(knownMarks ?? known)] { openings = max(openings, mark.opening + 1) }
    return count
  }

  /// Forgets what the earlier plan has behind the last mark that the list agreed with.
  mutating func forgetRest() {
    guard let known = knownMarks else { return }
    knownMarks = nil
    plan.marks.removeSubrange(known...)
    plan.truncate(to: plan.marks.last?.sizes ?? PlanSizes())
  }

  // MARK: Marks

  /// Notes how far the plan has come.
  private mutating func mark(
    _ opening: Int32, _ count: Int, _ hash: ContentHash?, start: PlanSizes = PlanSizes(), clip: Int32 = -1
  ) {
    guard knownMarks == nil, canMark, plan.marks.count < PlanCheckpoint.largestCount, let hash else { return }
    plan.marks.append(
      PlanCheckpoint(
        opening: opening, count: Int32(count), hash: hash, sizes: plan.sizes, start: start, clip: clip))
  }

  /// True before the first entry that belongs to one frame, and outside of layers.
  private var canMark: Bool {
    isMarked && layerDepth == 0
      && (knownMarks != nil
        || plan.passes.count == 1 && plan.symbols.isEmpty && plan.paintTables.images.isEmpty)
  }
}
