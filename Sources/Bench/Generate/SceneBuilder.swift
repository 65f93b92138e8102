import EaselGeometry

/// Writes one scene in the format "scene v1" (`SCENE.md`). Equal paths, paints and fonts are defined once.
struct SceneBuilder {
  let width: Int
  let height: Int
  var random: SceneRandom
  /// Applied after the transform of each drawing call, except text and layers, which the format gives in pixels.
  var base = CGAffineTransform.identity

  private let background: UInt32
  private var definitions: [String] = []
  private var operations: [String] = []
  /// The numbers of definitions, by keyword and body.
  private var numbers: [String: [String: Int]] = [:]
  private var symbolCount = 0

  enum Cap: String, CaseIterable { case butt, round, square }
  enum Join: String, CaseIterable { case miter, round, bevel }

  /// - Parameters:
  ///   - width: Pixels.
  ///   - height: Pixels.
  ///   - background: `0xRRGGBBAA`.
  ///   - seed: Any text, such as the scene's name. The same seed gives the same scene.
  init(_ width: Int, _ height: Int, background: UInt32 = 0xffff_ffff, seed: String) {
    (self.width, self.height, self.background) = (width, height, background)
    random = SceneRandom(seed: seed)
  }

  /// The scene's file.
  var text: String {
    let color = String(UInt64(background) + 0x1_0000_0000, radix: 16).dropFirst()
    let header = ["scene v1", "size \(width) \(height)", "background \(color)"]
    return (header + definitions + operations).joined(separator: "\n") + "\n"
  }

  // MARK: Drawing calls

  mutating func fill(
    _ path: ScenePath, _ paint: ScenePaint, evenOdd: Bool = false, _ transform: CGAffineTransform = .identity
  ) {
    let (path, paint) = (number("path", path.text), number("paint", paint.text))
    operations.append("fill \(path) \(paint) \(evenOdd ? "eo" : "nz")" + suffix(transform))
  }

  mutating func fill(_ path: ScenePath, _ color: UInt32, _ transform: CGAffineTransform = .identity) {
    fill(path, .solid(color), transform)
  }

  mutating func stroke(
    _ path: ScenePath, _ paint: ScenePaint, width: Double, cap: Cap = .butt, join: Join = .miter,
    dash: [Double] = [], phase: Double = 0, _ transform: CGAffineTransform = .identity
  ) {
    let (path, paint) = (number("path", path.text), number("paint", paint.text))
    var words = ["stroke", "\(path)", "\(paint)", sceneNumber(width), cap.rawValue, join.rawValue, "4"]
    words.append("\(dash.count)")
    if !dash.isEmpty { words += (dash + [phase]).map { sceneNumber($0) } }
    operations.append(words.joined(separator: " ") + suffix(transform))
  }

  mutating func stroke(
    _ path: ScenePath, _ color: UInt32, width: Double, cap: Cap = .butt, join: Join = .miter,
    _ transform: CGAffineTransform = .identity
  ) {
    stroke(path, .solid(color), width: width, cap: cap, join: join, transform)
  }

  /// Draws `content` within the path.
  mutating func clip(
    _ path: ScenePath, evenOdd: Bool = false, _ transform: CGAffineTransform = .identity,
    _ content: (inout SceneBuilder) -> Void
  ) {
    operations.append("clip \(number("path", path.text)) \(evenOdd ? "eo" : "nz")" + suffix(transform))
    content(&self)
    operations.append("unclip")
  }

  /// Draws `content` as a group.
  ///
  /// - Parameters:
  ///   - box: Pixels that the content stays within; a whole number each.
  ///   - blur: The standard deviation of a Gaussian blur in pixels; 0 for none.
  mutating func layer(
    opacity: Double = 1, blend: String = "srcover", in box: CGRect, blur: Double = 0,
    _ content: (inout SceneBuilder) -> Void
  ) {
    let bounds = sceneNumbers([box.minX, box.minY, box.width, box.height])
    let effect = blur > 0 ? " blur \(sceneNumber(blur))" : ""
    operations.append("layer \(sceneNumber(opacity)) \(blend) \(bounds)\(effect)")
    content(&self)
    operations.append("endlayer")
  }

  /// One line of text. `point` is the start of its baseline in pixels.
  mutating func text(
    _ text: String, font: String = "DejaVu Sans", size: Double, at point: CGPoint, _ paint: ScenePaint
  ) {
    let (font, paint) = (number("font", font), number("paint", paint.text))
    operations.append(
      "text \(font) \(sceneNumber(size)) \(sceneNumbers([point.x, point.y])) \(paint) \(text)")
  }

  mutating func text(
    _ text: String, font: String = "DejaVu Sans", size: Double, _ x: Double, _ y: Double, _ color: UInt32
  ) {
    self.text(text, font: font, size: size, at: CGPoint(x: x, y: y), .solid(color))
  }

  /// Defines an image by what is drawn in it; `draw` shows it.
  mutating func symbol(_ width: Int, _ height: Int, _ content: (inout SceneBuilder) -> Void) -> Int {
    let outer = operations
    operations = []
    content(&self)
    definitions += ["symbol \(symbolCount) \(width) \(height)"] + operations + ["endsymbol"]
    operations = outer
    symbolCount += 1
    return symbolCount - 1
  }

  mutating func draw(_ symbol: Int, opacity: Double = 1, _ transform: CGAffineTransform) {
    operations.append(
      "draw \(symbol) \(sceneNumber(opacity)) \(sceneTransform(transform.concatenating(base)))")
  }

  // MARK: Definitions

  private mutating func number(_ keyword: String, _ body: String) -> Int {
    if let number = numbers[keyword]?[body] { return number }
    let number = numbers[keyword]?.count ?? 0
    numbers[keyword, default: [:]][body] = number
    definitions.append("\(keyword) \(number) \(body)")
    return number
  }

  private func suffix(_ transform: CGAffineTransform) -> String {
    let combined = transform.concatenating(base)
    return combined == .identity ? "" : " " + sceneTransform(combined)
  }
}

/// Repeatable random numbers (SplitMix64, https://doi.org/10.1145/2714064.2660195).
struct SceneRandom {
  private var state: UInt64

  /// The state begins with the FNV-1a hash of the seed's bytes.
  init(seed: String) {
    state = seed.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  mutating func bits() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * Double(bits() >> 11) * 0x1p-53
  }

  /// A whole number in `0..<count`.
  mutating func index(_ count: Int) -> Int { Int(bits() >> 33) % count }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[index(elements.count)] }

  mutating func point(in box: CGRect) -> CGPoint {
    CGPoint(x: number(box.minX, box.maxX), y: number(box.minY, box.maxY))
  }

  /// Any color with a given alpha, `0xRRGGBBAA`.
  mutating func color(alpha: UInt32 = 0xff) -> UInt32 {
    UInt32(truncatingIfNeeded: bits() >> 40) << 8 | alpha
  }

  /// An alpha from 64 to 255.
  mutating func alpha() -> UInt32 { UInt32(64 + index(192)) }
}
