import ArgumentParser

/// A share of the frames of a film on the command line: `3/16` is the third of sixteen.
///
/// Numbers begin at 1, as those of variants do, so that `16/16` is the last share. A share is a block of frames that follow
/// one another, not every sixteenth frame: a demo that depends on earlier frames passes the time before its block once,
/// without drawing, and a task that was ended leaves one gap. Where some parts of a film cost more than others, a number of
/// shares above the number of machines evens that out.
struct ShardArgument {
  /// A limit that keeps products with frame numbers exact, above the length of any array job.
  private static let largestCount = 1_000_000

  /// From 1.
  let number: Int
  let count: Int

  init(_ argument: String) throws {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], 1...Self.largestCount ~= count,
      1...count ~= number
    else {
      throw ValidationError(
        "it must be the number of the share, from 1, and the number of shares, at most \(Self.largestCount): "
          + "1/16 is the first of sixteen and 16/16 the last")
    }
    (self.number, self.count) = (number, count)
  }

  /// The frames of this share. All shares together are all frames, each once; their lengths differ by at most one frame.
  func part(of frames: Range<Int>) -> Range<Int> {
    let start = frames.lowerBound + frames.count * (number - 1) / count
    return start..<frames.lowerBound + frames.count * number / count
  }
}
