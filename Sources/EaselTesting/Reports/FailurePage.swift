import Foundation

/// The page that lists failures: an HTML file that contains its images. It is complete after each section.
enum FailurePage {
  /// The beginning of the page. Its script counts the sections, which are not known yet.
  static let head = """
    <!doctype html>
    <html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Failed pictures</title>
    <style>\(style)</style>
    <script>\(script)</script>
    <h1>Failed pictures</h1>

    """

  /// The part of the page for a failure.
  static func section(_ failure: Failure, number: Int) -> String {
    let images = failure.attachments.filter { $0.name?.hasSuffix(".png") == true }
    let figures = images.map { figure($0) }.joined()
    return """
      <section id="failure\(number)"><h2>\(escaped(failure.name))</h2><p>\(escaped(failure.text))</p>
      <div class="row">\(figures)\(overlay(images))</div></section>

      """
  }

  private static func figure(_ image: XCTAttachment) -> String {
    let title = (image.name ?? "").replacingOccurrences(of: ".png", with: "")
    return "<figure><figcaption>\(escaped(title))</figcaption>\(tag(image, title: title))</figure>"
  }

  /// The reference under the result, of which a slider shows the left part; empty without a reference.
  private static func overlay(_ images: [XCTAttachment]) -> String {
    guard let reference = images.first(where: { $0.name == "reference.png" }),
      let result = images.first(where: { $0.name == "result.png" })
    else { return "" }
    return """
      <figure><figcaption>result left, reference right</figcaption><div class="overlay">\(tag(
        reference, title: "reference"))<div class="top">\(tag(result, title: "result"))</div></div>
      <input type="range" min="0" max="100" value="50" aria-label="share of the result"></figure>
      """
  }

  private static func tag(_ image: XCTAttachment, title: String) -> String {
    "<img alt=\"\(escaped(title))\" src=\"data:image/png;base64,\(image.data.base64EncodedString())\">"
  }

  static func escaped(_ text: String) -> String {
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")].reduce(text) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }

  /// A chequered pattern is under the images, so that clear pixels show.
  private static let style = """
    :root { color-scheme: light dark; --ink: #1d1d1f; --paper: #fff; --line: #ccc; --check: #e4e4e4 }
    @media (prefers-color-scheme: dark) { :root { --ink: #eee; --paper: #161618; --line: #444; --check: #2c2c2e } }
    body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2em }
    section { border-top: 1px solid var(--line); padding: 1em 0 }
    h1 { font-size: 1.5em } h2 { font-size: 1.1em; margin: 0 } p { margin: .3em 0 1em; overflow-wrap: anywhere }
    .row { display: flex; flex-wrap: wrap; gap: 1.5em; align-items: flex-start }
    figure { margin: 0 } figcaption { font-size: .85em; opacity: .75 }
    img { display: block; max-width: 100%; image-rendering: pixelated;
      background: repeating-conic-gradient(var(--check) 0 25%, var(--paper) 0 50%) 0 0 / 16px 16px }
    figure > img, .overlay { outline: 1px solid var(--line) }
    .overlay { position: relative; width: max-content } .overlay img { max-width: none }
    .top { position: absolute; inset: 0; clip-path: inset(0 50% 0 0) }
    input { display: block; width: 100%; margin: .5em 0 }
    """

  private static let script = """
    document.addEventListener("DOMContentLoaded", () => {
      const count = document.querySelectorAll("section").length
      const title = count == 1 ? "1 failed picture" : `${count} failed pictures`
      document.title = document.querySelector("h1").textContent = title
      for (const slider of document.querySelectorAll("input[type=range]")) slider.oninput = () => {
        slider.parentNode.querySelector(".top").style.clipPath = `inset(0 ${100 - slider.value}% 0 0)`
      }
    })
    """
}
