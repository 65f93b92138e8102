/// What the texts of a drawing are in its environment, in the order in which they are drawn.
///
/// A drawing that is made anew mostly draws the texts that it drew before, in the same order: comparing a text with the
/// one that was there takes much less than finding out anew what it looks like.
///
/// A class: the content of a text may be a picture that a closure of the user's draws, which may draw other texts.
final class DrawnTexts {
  // Used by one thread, and by nothing that runs user code meanwhile.
  @exclusivity(unchecked) private var drawn: [TextContent] = []
  @exclusivity(unchecked) private var position = 0

  /// How many texts of a drawing are kept; those that follow are looked up each time.
  static let limit = 1000

  /// The number of texts that are kept.
  var count: Int { drawn.count }

  /// What the text that is drawn next is with settings, which must be the same each time.
  func next(_ text: Text, in settings: TextSettings) -> TextContent {
    let number = position
    position += 1
    guard number < drawn.count else { return append(text, in: settings) }
    let known = drawn[number]
    if known.isConstant, known.isMade(of: text) { return known }
    let content = TextContent(text, settings)
    if number < drawn.count { drawn[number] = content }
    return content
  }

  private func append(_ text: Text, in settings: TextSettings) -> TextContent {
    let content = TextContent(text, settings)
    if drawn.count < DrawnTexts.limit { drawn.append(content) }
    return content
  }

  /// Goes back to the first text, and forgets those that were not drawn since it was done last.
  func rewind() {
    if position < drawn.count { drawn.removeSubrange(position...) }
    position = 0
  }
}
