import EaselGeometry

extension SceneCatalogue {
  static let interfaces: [SceneRecipe] = InterfaceTheme.all.flatMap { theme in
    let screens: [(String, Int, Int, @Sendable (inout InterfaceScreen) -> Void)] = [
      ("settings", 420, 860, { $0.settings() }), ("chat", 420, 860, { $0.chat() }),
      ("calendar", 1000, 720, { $0.calendar() }), ("spreadsheet", 1280, 800, { $0.spreadsheet() }),
      ("editor", 1280, 800, { $0.editor() }), ("dashboard", 1280, 800, { $0.dashboard() }),
      ("player", 420, 860, { $0.player() }), ("form", 800, 700, { $0.form() }),
      ("files", 1000, 720, { $0.files() }), ("store", 1280, 800, { $0.store() }),
    ]
    return screens.map { name, width, height, draw in
      SceneRecipe(.interface, "\(name)_\(theme.name)") { seed in
        var screen = InterfaceScreen(
          theme: theme, scene: SceneBuilder(width, height, background: theme.window, seed: seed))
        draw(&screen)
        return screen.scene
      }
    }
  }
}

extension InterfaceScreen {
  mutating func settings() {
    label("Settings", 20, 70, size: 30)
    for group in 0..<3 {
      let y = 100 + 250 * Double(group)
      card(20, y, width - 40, 220)
      for row in 0..<4 {
        let top = y + 55 * Double(row)
        icon(34, top + 12, 30)
        label(scene.random.words(1 + row % 2), 78, top + 33, size: 16)
        if scene.random.index(2) == 0 {
          toggle(width - 84, top + 14, isOn: scene.random.index(2) == 0)
        } else {
          chevron(width - 44, top + 28)
        }
        if row > 0 { scene.fill(.rect(78, top, width - 98, 1), theme.line) }
      }
    }
  }

  mutating func chat() {
    titleBar("Garden club")
    var y = 64.0
    for index in 0..<11 {
      let isMine = index % 3 == 1
      let lines = 1 + scene.random.index(2)
      let bubble = ScenePath.rounded(isMine ? 130 : 60, y, 270, 24 + 20 * Double(lines), radius: 17)
      scene.fill(bubble, isMine ? theme.accent : theme.card)
      if !isMine { avatar(32, y + 20, radius: 18) }
      for line in 0..<lines {
        label(
          scene.random.words(3), isMine ? 146 : 76, y + 27 + 20 * Double(line),
          isMine ? 0xffff_ffff : theme.text)
      }
      y += 40 + 20 * Double(lines)
    }
    scene.stroke(.rounded(16, 806, 330, 38, radius: 19), theme.line, width: 1.5)
    label("Message", 34, 830, size: 15, theme.secondary)
    button("Send", 354, 809, 56)
  }

  mutating func calendar() {
    titleBar("October")
    let (cellWidth, cellHeight) = ((width - 40) / 7, (height - 110) / 6)
    for (column, day) in ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].enumerated() {
      label(day, 30 + cellWidth * Double(column), 82, size: 13, theme.secondary)
    }
    for cell in 0..<42 {
      let (x, y) = (20 + cellWidth * Double(cell % 7), 94 + cellHeight * Double(cell / 7))
      scene.fill(.rect(x + 1, y + 1, cellWidth - 2, cellHeight - 2), theme.card)
      if cell == 17 { scene.fill(.circle(x + 20, y + 18, 13), theme.accent) }
      label("\(cell % 31 + 1)", x + 13, y + 23, cell == 17 ? 0xffff_ffff : theme.text)
      for event in 0..<scene.random.index(4) {
        let top = y + 34 + 20 * Double(event)
        let color = scene.random.color(alpha: 0xff)
        scene.fill(.rounded(x + 6, top, cellWidth - 12, 17, radius: 4), color & 0xffff_ff00 | 0x50)
        scene.fill(.rect(x + 6, top, 3, 17), color)
        label(scene.random.words(1), x + 14, top + 13, size: 11)
      }
    }
  }

  mutating func spreadsheet() {
    titleBar("Harvest")
    scene.fill(.rect(0, 45, width, height - 45), theme.card)
    scene.fill(.rect(160, 45 + 24 * 7, 120, 24), theme.accent & 0xffff_ff00 | 0x40)
    for column in 0..<11 {
      let x = 40 + 120 * Double(column)
      scene.stroke(.line(x + 0.5, 45, x + 0.5, height), theme.line, width: 1)
      label(String(UnicodeScalar(UInt8(65 + column))), x + 52, 62, size: 12, theme.secondary)
    }
    for row in 0..<31 {
      let y = 69 + 24 * Double(row)
      scene.stroke(.line(0, y + 0.5, width, y + 0.5), theme.line, width: 1)
      label("\(row + 1)", 10, y + 17, size: 12, theme.secondary)
      label(scene.random.words(1), 46, y + 17, size: 12)
      for column in 1..<10 {
        let number = sceneNumber(scene.random.number(-900, 9000), decimals: 2)
        label(number, 60 + 120 * Double(column), y + 17, size: 12, number.hasPrefix("-") ? 0xd033_33ff : nil)
      }
    }
    scene.stroke(.rect(160.5, 212.5, 120, 24), theme.accent, width: 2)
  }

  mutating func editor() {
    titleBar("Notes")
    scene.fill(.rect(0, 45, 260, height - 45), theme.card)
    for row in 0..<18 {
      let y = 60 + 40 * Double(row)
      if row == 3 { scene.fill(.rounded(8, y - 6, 244, 36, radius: 8), theme.accent) }
      icon(18, y, 24)
      label(scene.random.words(2), 54, y + 17, row == 3 ? 0xffff_ffff : theme.text)
    }
    label(scene.random.words(3), 300, 100, size: 28)
    for row in 0..<30 where row % 7 != 6 {
      label(scene.random.words(11), 300, 140 + 21 * Double(row), size: 14)
    }
    scene.fill(.rect(300, 287, 420, 20), theme.accent & 0xffff_ff00 | 0x38)
    scene.fill(.rounded(width - 10, 120, 6, 180, radius: 3), theme.secondary & 0xffff_ff00 | 0x90)
  }

  mutating func dashboard() {
    titleBar("Overview")
    for column in 0..<4 {
      let x = 20 + 312 * Double(column)
      card(x, 64, 296, 110)
      label(scene.random.words(1), x + 18, 94, size: 14, theme.secondary)
      label(sceneNumber(scene.random.number(10, 9000), decimals: 1), x + 18, 140, size: 34)
      sparkline(x + 160, 130, 110)
    }
    card(20, 194, 816, 320)
    for row in 0..<6 { scene.fill(.rect(40, 230 + 50 * Double(row), 776, 1), theme.line) }
    for series in 0..<3 {
      areaChart(40, 480, 776, 220, color: scene.random.color(alpha: UInt32(255 - 40 * series)))
    }
    card(852, 194, 408, 320)
    ring(1056, 354, radius: 100)
    card(20, 534, 1240, 246)
    for bar in 0..<40 {
      let value = scene.random.number(30, 190)
      let x = 44 + 30 * Double(bar)
      scene.fill(
        .rounded(x, 760 - value, 20, value, radius: 4),
        .linear(CGPoint(x: x, y: 570), CGPoint(x: x, y: 760), [theme.accent, 0x34c7_59ff]))
    }
  }

  private mutating func sparkline(_ x: Double, _ y: Double, _ width: Double) {
    let points = (0..<24).map { index in
      CGPoint(x: x + width * Double(index) / 23, y: y + scene.random.number(-22, 22))
    }
    scene.stroke(.lines(points), theme.accent, width: 2, cap: .round, join: .round)
  }

  private mutating func areaChart(
    _ x: Double, _ bottom: Double, _ width: Double, _ height: Double, color: UInt32
  ) {
    var value = scene.random.number(0.3, 0.6)
    let points = (0..<60).map { index in
      value = min(1, max(0.05, value + scene.random.number(-0.09, 0.1)))
      return CGPoint(x: x + width * Double(index) / 59, y: bottom - height * value)
    }
    let area = points + [CGPoint(x: x + width, y: bottom), CGPoint(x: x, y: bottom)]
    let faint = color & 0xffff_ff00 | 0x50
    let colors = [faint, theme.card & 0xffff_ff00 | 0x50]
    scene.fill(
      .polygon(area), .linear(CGPoint(x: x, y: bottom - height), CGPoint(x: x, y: bottom), colors))
    scene.stroke(.lines(points), color, width: 2.5, join: .round)
  }

  /// A chart of shares as a ring.
  private mutating func ring(_ x: Double, _ y: Double, radius: Double) {
    let shares = (0..<6).map { _ in scene.random.number(1, 4) }
    var angle = -Double.pi / 2
    for share in shares {
      let sweep = 2 * Double.pi * share / shares.reduce(0, +)
      let steps = max(2, Int(sweep * 20))
      let outer = (0...steps).map { CGPoint.polar(x, y, radius, angle + sweep * Double($0) / Double(steps)) }
      let inner = (0...steps).map {
        CGPoint.polar(x, y, radius * 0.6, angle + sweep * Double(steps - $0) / Double(steps))
      }
      scene.fill(.polygon(outer + inner), scene.random.color())
      angle += sweep
    }
  }

  mutating func player() {
    scene.fill(
      .rect(0, 0, width, height),
      .linear(CGPoint(x: 0, y: 0), CGPoint(x: 0, y: height), [scene.random.color(), theme.window]))
    card(40, 90, 340, 340, radius: 20)
    scene.clip(.rounded(40, 90, 340, 340, radius: 20)) { scene in
      for ring in (0..<14).reversed() {
        let (x, y) = (210 + 6 * Double(ring), 260 - 5 * Double(ring))
        scene.fill(.circle(x, y, 20 + 22 * Double(ring)), scene.random.color(alpha: 200))
      }
    }
    label(scene.random.words(3), 40, 480, size: 24)
    label(scene.random.words(2), 40, 510, size: 16, theme.secondary)
    slider(40, 560, 340, value: 0.37)
    label("1:24", 40, 590, size: 12, theme.secondary)
    label("3:47", 352, 590, size: 12, theme.secondary)
    scene.fill(.circle(210, 660, 38), theme.accent)
    scene.fill(
      .polygon([CGPoint(x: 198, y: 640), CGPoint(x: 230, y: 660), CGPoint(x: 198, y: 680)]), 0xffff_ffff)
    for x in [100.0, 290] {
      let triangle = [CGPoint(x: x, y: 646), CGPoint(x: x + 22, y: 660), CGPoint(x: x, y: 674)]
      scene.fill(.polygon(triangle), theme.text)
      scene.fill(.rect(x + 23, 646, 4, 28), theme.text)
    }
    slider(70, 770, 280, value: 0.7)
  }

  mutating func form() {
    titleBar("New account")
    card(60, 70, 680, 600)
    for row in 0..<7 {
      let y = 104 + 66 * Double(row)
      label(scene.random.words(1), 90, y, size: 13, theme.secondary)
      let field = ScenePath.rounded(90, y + 8, 420, 32, radius: 7)
      scene.fill(field, theme.window)
      scene.stroke(field, row == 2 ? theme.accent : theme.line, width: row == 2 ? 2 : 1)
      label(scene.random.words(2), 102, y + 29)
      toggle(560, y + 10, isOn: row % 2 == 0)
      label(row % 2 == 0 ? "On" : "Off", 620, y + 29)
    }
    slider(90, 590, 420, value: 0.62)
    button("Cancel", 470, 622, 90, isProminent: false)
    button("Create account", 580, 622, 140)
  }

  mutating func files() {
    titleBar("Documents")
    scene.fill(.rect(0, 45, 200, height - 45), theme.card)
    for row in 0..<10 { label(scene.random.words(1), 30, 80 + 34 * Double(row), size: 15) }
    for item in 0..<30 {
      let (x, y) = (230 + 126 * Double(item % 6), 70 + 128 * Double(item / 6))
      if item == 8 {
        scene.fill(.rounded(x - 14, y - 8, 114, 120, radius: 10), theme.accent & 0xffff_ff00 | 0x30)
      }
      if item % 3 == 0 { folder(x, y) } else { document(x, y) }
      label(scene.random.words(1), x + 12, y + 98, size: 13)
    }
  }

  private mutating func folder(_ x: Double, _ y: Double) {
    scene.fill(.rounded(x + 4, y + 6, 36, 20, radius: 5), 0x4a90_d9ff)
    scene.fill(
      .rounded(x + 4, y + 14, 78, 58, radius: 6),
      .linear(CGPoint(x: x, y: y + 14), CGPoint(x: x, y: y + 72), [0x7ab8_f5ff, 0x4a90_d9ff]))
  }

  private mutating func document(_ x: Double, _ y: Double) {
    let page = [(14.0, 0.0), (54, 0), (72, 18), (72, 76), (14, 76)].map { CGPoint(x: x + $0.0, y: y + $0.1) }
    scene.fill(.polygon(page), 0xffff_ffff)
    scene.stroke(.polygon(page), 0xb0b4_baff, width: 1.2, join: .round)
    for row in 0..<5 {
      scene.fill(.rect(x + 22, y + 26 + 9 * Double(row), scene.random.number(20, 42), 3), 0xa8b0_baff)
    }
  }

  mutating func store() {
    titleBar("Market")
    for item in 0..<12 {
      let (x, y) = (24 + 314 * Double(item % 4), 66 + 246 * Double(item / 4))
      card(x, y, 292, 226)
      scene.clip(.rounded(x, y, 292, 130, radius: 12)) { scene in
        let colors = [scene.random.color(), scene.random.color()]
        let box = CGRect(x: x, y: y, width: 292, height: 130)
        scene.fill(.rect(box), .linear(box.origin, CGPoint(x: box.maxX, y: box.maxY), colors))
        for _ in 0..<7 {
          let middle = scene.random.point(in: box)
          scene.fill(.circle(middle.x, middle.y, scene.random.number(10, 50)), scene.random.color(alpha: 90))
        }
      }
      label(scene.random.words(2), x + 16, y + 158, size: 17)
      label(scene.random.words(3), x + 16, y + 180, size: 12, theme.secondary)
      for star in 0..<5 {
        scene.fill(
          .star(x + 24 + 20 * Double(star), y + 204, radius: 8, points: 5, inner: 0.45, turn: -.pi / 2),
          star < 4 ? 0xffb3_00ff : theme.line)
      }
      button("Buy", x + 220, y + 184, 56)
    }
  }
}
