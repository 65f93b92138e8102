import Hummingbird

/// The addresses that the server answers.
enum CardRoutes {
  /// The width of images in pixels.
  static let widths = 100...2400
  static let defaultWidth = 1200

  private static let names: Set = ["title", "author", "tags", "figures", "link", "theme", "width"]

  static func router(_ renderer: CardRenderer) -> Router<BasicRequestContext> {
    let router = Router()
    router.get("/") { _, _ in page }
    router.get("/health") { _, _ in "ready\n" }
    for format in CardFormat.allCases {
      router.get("/card.\(format.rawValue)") { request, _ in try await answer(request, as: format, renderer) }
    }
    return router
  }

  private static func answer(_ request: Request, as format: CardFormat, _ renderer: CardRenderer) async throws
    -> Response
  {
    do {
      let parameters = try Parameters(query: request.uri.query ?? "", names: names)
      let card = try Card(parameters)
      let width = try parameters.integer("width", in: widths) ?? defaultWidth
      return file(try await renderer.file(of: card, as: format, width: width), format)
    } catch let error as CardError {
      return message(.badRequest, error.message)
    } catch RenderingError.busy {
      return message(
        .serviceUnavailable, "too many cards are being drawn; try again in a second", [.retryAfter: "1"])
    } catch RenderingError.late(let limit) {
      return message(
        .serviceUnavailable, "the card was not drawn within \(limit); try again", [.retryAfter: "5"])
    }
  }

  private static func file(_ bytes: [UInt8], _ format: CardFormat) -> Response {
    // The same address gives the same bytes, so that any cache may keep them.
    let headers: HTTPFields = [
      .contentType: format.contentType, .cacheControl: "public, max-age=31536000, immutable",
    ]
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }

  private static func message(_ status: HTTPResponse.Status, _ text: String, _ extra: HTTPFields = [:])
    -> Response
  {
    var headers = extra
    headers[.contentType] = "text/plain; charset=utf-8"
    return Response(
      status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: text + "\n")))
  }

  /// A page with a form and the card that it describes.
  private static var page: Response {
    let html = """
      <!doctype html><meta charset="utf-8"><title>Cards</title>
      <style>
        body { font: 16px system-ui; margin: 2em auto; max-width: 60em; padding: 0 1em }
        input, select { font: inherit; display: block; width: 100%; box-sizing: border-box; margin: .2em 0 1em }
        img { width: 100%; border-radius: 12px; box-shadow: 0 2px 16px #0003 }
      </style>
      <h1>Cards</h1>
      <form onsubmit="event.preventDefault()">
        <label>Title <input name="title" maxlength="\(Card.titleLimit)" value="Drawing without a screen"></label>
        <label>Author <input name="author" maxlength="\(Card.nameLimit)" value="Ada"></label>
        <label>Tags <input name="tags" value="Swift,Linux"></label>
        <label>Figures <input name="figures" value="3,5,4,8,6,9,12"></label>
        <label>Link <input name="link" value="https://example.org/drawing"></label>
        <label>Theme <select name="theme"><option>light<option>dark</select></label>
      </form>
      <p><a data-kind="png">PNG</a> · <a data-kind="pdf">PDF</a> · <a data-kind="svg">SVG</a></p>
      <img alt="The card">
      <script>
        const form = document.querySelector("form")
        function update() {
          const query = new URLSearchParams(new FormData(form))
          document.querySelector("img").src = "card.svg?" + query
          for (const link of document.querySelectorAll("a")) link.href = `card.${link.dataset.kind}?${query}`
        }
        form.oninput = update
        update()
      </script>

      """
    return Response(
      status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
  }
}
