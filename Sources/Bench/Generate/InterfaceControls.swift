import EaselGeometry

/// The colors of a user interface, `0xRRGGBBAA`.
struct InterfaceTheme {
  let name: String
  let window: UInt32
  let card: UInt32
  let line: UInt32
  let text: UInt32
  let secondary: UInt32
  let accent: UInt32

  static let all = [
    InterfaceTheme(
      name: "light", window: 0xf2f2_f7ff, card: 0xffff_ffff, line: 0xd4d4_daff, text: 0x1c1c_1eff,
      secondary: 0x7c7c_84ff, accent: 0x0a6c_ffff),
    InterfaceTheme(
      name: "dark", window: 0x1212_16ff, card: 0x2020_26ff, line: 0x3a3a_44ff, text: 0xf2f2_f4ff,
      secondary: 0x9696_a0ff, accent: 0x4c9a_ffff),
  ]
}

/// A screen of an application, and the controls that screens are made of.
struct InterfaceScreen {
  let theme: InterfaceTheme
  var scene: SceneBuilder

  var width: Double { Double(scene.width) }
  var height: Double { Double(scene.height) }

  // MARK: Controls

  mutating func label(
    _ text: String, _ x: Double, _ y: Double, size: Double = 14, _ color: UInt32? = nil
  ) {
    scene.text(text, size: size, x, y, color ?? theme.text)
  }

  /// A rounded rectangle with a hairline around it, over a soft edge instead of a blurred shadow, which few of the
  /// compared libraries draw.
  mutating func card(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 12) {
    for step in [3.0, 2, 1] {
      scene.fill(
        .rounded(x - step, y - step + 2, width + 2 * step, height + 2 * step, radius: radius + step),
        0x0000_000a)
    }
    let box = ScenePath.rounded(x, y, width, height, radius: radius)
    scene.fill(box, theme.card)
    scene.stroke(box, theme.line, width: 1)
  }

  mutating func toggle(_ x: Double, _ y: Double, isOn: Bool) {
    scene.fill(.rounded(x, y, 46, 28, radius: 14), isOn ? 0x34c7_59ff : theme.line)
    scene.fill(.circle(isOn ? x + 32 : x + 14, y + 15, 12.5), 0x0000_0022)
    scene.fill(.circle(isOn ? x + 32 : x + 14, y + 14, 12), 0xffff_ffff)
  }

  mutating func button(
    _ title: String, _ x: Double, _ y: Double, _ width: Double, isProminent: Bool = true
  ) {
    let box = ScenePath.rounded(x, y, width, 32, radius: 8)
    if isProminent {
      scene.fill(
        box,
        .linear(CGPoint(x: x, y: y), CGPoint(x: x, y: y + 32), [theme.accent, theme.accent &- 0x0010_1000]))
    } else {
      scene.stroke(box, theme.accent, width: 1.5)
    }
    label(title, x + 14, y + 21, isProminent ? 0xffff_ffff : theme.accent)
  }

  mutating func slider(_ x: Double, _ y: Double, _ width: Double, value: Double) {
    scene.fill(.rounded(x, y - 2, width, 4, radius: 2), theme.line)
    scene.fill(.rounded(x, y - 2, width * value, 4, radius: 2), theme.accent)
    scene.fill(.circle(x + width * value, y + 1, 11), 0x0000_0026)
    scene.fill(.circle(x + width * value, y, 10), 0xffff_ffff)
  }

  mutating func chevron(_ x: Double, _ y: Double) {
    scene.stroke(
      .lines([CGPoint(x: x, y: y - 5), CGPoint(x: x + 5, y: y), CGPoint(x: x, y: y + 5)]), theme.secondary,
      width: 2, cap: .round, join: .round)
  }

  /// A rounded square in two colors with one of three simple drawings.
  mutating func icon(_ x: Double, _ y: Double, _ side: Double) {
    let color = scene.random.color()
    scene.fill(
      .rounded(x, y, side, side, radius: side * 0.22),
      .linear(CGPoint(x: x, y: y), CGPoint(x: x + side, y: y + side), [color, theme.accent]))
    let (middleX, middleY) = (x + side / 2, y + side / 2)
    switch scene.random.index(3) {
    case 0: scene.fill(.star(middleX, middleY, radius: side * 0.34, points: 5, inner: 0.5), 0xffff_ffff)
    case 1: scene.stroke(.circle(middleX, middleY, side * 0.25), 0xffff_ffff, width: side * 0.09)
    default:
      for row in 0..<3 {
        scene.fill(
          .rounded(
            x + side * 0.24, y + side * (0.28 + 0.18 * Double(row)), side * 0.52, side * 0.09, radius: 2),
          0xffff_ffff)
      }
    }
  }

  mutating func avatar(_ x: Double, _ y: Double, radius: Double) {
    let colors = [scene.random.color(), scene.random.color()]
    scene.fill(
      .circle(x, y, radius),
      .radial(CGPoint(x: x, y: y), radius, focus: CGPoint(x: x - radius / 3, y: y), colors))
    scene.clip(.circle(x, y, radius)) { scene in
      scene.fill(.ellipse(x, y + radius, radius * 0.8, radius * 0.65), 0xffff_ffcc)
      scene.fill(.circle(x, y - radius * 0.1, radius * 0.4), 0xffff_ffcc)
    }
  }

  mutating func titleBar(_ title: String) {
    scene.fill(.rect(0, 0, width, 44), theme.card)
    scene.fill(.rect(0, 44, width, 1), theme.line)
    for (index, color) in [0xff5f_57ff, 0xfebc_2eff, 0x28c8_40ff].enumerated() {
      scene.fill(.circle(22 + 20 * Double(index), 22, 6), UInt32(color))
    }
    label(title, width / 2 - 50, 27, size: 15)
  }
}
