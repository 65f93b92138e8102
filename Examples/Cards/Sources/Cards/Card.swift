import Foundation

/// What a card shows. The initializer checks everything that comes from a request, so that a card can always be drawn in
/// bounded time and memory.
struct Card: Equatable, Sendable {
  enum Theme: String, CaseIterable { case light, dark }

  /// The size of every card in points: the proportions that social networks show.
  static let size = CGSize(width: 1200, height: 630)

  /// The largest number of Unicode scalars of the title, of a name and of a tag.
  static let titleLimit = 160
  static let nameLimit = 60
  static let tagLimit = 24
  /// The largest number of tags and of figures.
  static let tagCountLimit = 5
  static let figureLimit = 400

  let title: String
  var author: String?
  var tags: [String] = []
  /// The figures of a chart, finite.
  var figures: [Double] = []
  /// The page that the card belongs to, which documents link to.
  var link: URL?
  var theme = Theme.light

  /// Reads the parameters of a request. Throws a message for the sender if one is missing, invalid or too long.
  init(_ parameters: Parameters) throws(CardError) {
    guard let title = try parameters.text("title", limit: Card.titleLimit) else {
      throw CardError("title is missing: add ?title=TEXT to the address")
    }
    self.title = title
    author = try parameters.text("author", limit: Card.nameLimit)
    tags = try parameters.list("tags", limit: Card.tagCountLimit)
    for tag in tags where tag.unicodeScalars.count > Card.tagLimit {
      throw CardError("tags: \"\(tag)\" has more than \(Card.tagLimit) characters")
    }
    figures = try parameters.list("figures", limit: Card.figureLimit).map(Card.figure)
    link = try parameters.text("link", limit: 2_000).map(Card.link)
    theme = try parameters.choice("theme") ?? .light
  }

  private static func figure(_ text: String) throws(CardError) -> Double {
    // Beyond this magnitude, differences of figures are not finite or lost in rounding.
    guard let figure = Double(text), abs(figure) <= 1e15 else {
      throw CardError("figures: \"\(text)\" is not a number from -1e15 to 1e15; separate numbers by commas")
    }
    return figure
  }

  private static func link(_ text: String) throws(CardError) -> URL {
    guard let url = URL(string: text), url.scheme == "https" || url.scheme == "http", url.host() != nil else {
      throw CardError("link: \"\(text)\" is not an address that begins with https:// or http://")
    }
    return url
  }
}

/// The reason why no card is drawn, as a sentence for the sender of the request.
struct CardError: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }
}
