import EaselDrawing

/// The order of passes. Copies of commands are added after the passes that the commands read, but must precede them.
extension FramePlan {
  /// Sorts the passes so that each precedes those that it reads. Pass 0 stays the first one.
  mutating func sortPasses() {
    let order = passOrder()
    var places = [Int32](repeating: 0, count: passes.count)
    for (place, pass) in order.enumerated() { places[pass] = Int32(place) }
    passes = order.map { passes[$0] }
    for index in clips.indices where clips[index].kind == .surface {
      clips[index].source = places[Int(clips[index].source)]
    }
    for index in symbols.indices where symbols[index].pass >= 0 {
      symbols[index].pass = places[Int(symbols[index].pass)]
    }
    for index in paints.indices where paints[index].kind == .material {
      paints[index].source = places[Int(paints[index].source)]
    }
    for pass in passes.indices {
      for index in passes[pass].commands.indices where passes[pass].commands[index].kind == .surface {
        passes[pass].commands[index].source = places[Int(passes[pass].commands[index].source)]
      }
    }
  }

  /// The passes in an order in which each precedes those that it reads: a pass follows when all of its readers are there.
  private func passOrder() -> [Int] {
    var readers = [Int](repeating: 0, count: passes.count)
    for pass in passes.indices { forEachRead(of: pass) { readers[$0] += 1 } }
    var order = passes.indices.filter { readers[$0] == 0 }
    var next = 0
    while next < order.count {
      forEachRead(of: order[next]) { pass in
        readers[pass] -= 1
        if readers[pass] == 0 { order.append(pass) }
      }
      next += 1
    }
    return order
  }

  /// Calls `body` with each pass that a pass reads, as often as it does.
  private func forEachRead(of pass: Int, _ body: (Int) -> Void) {
    for command in passes[pass].commands {
      if command.kind == .surface { body(Int(command.source)) }
      if command.kind == .symbol, symbols[Int(command.source)].pass >= 0 {
        body(Int(symbols[Int(command.source)].pass))
      }
      if command.readsBackdrop { body(Int(paints[Int(command.paint)].source)) }
      var clip = command.clip
      while clip >= 0 {
        if clips[Int(clip)].kind == .surface { body(Int(clips[Int(clip)].source)) }
        clip = clips[Int(clip)].parent
      }
    }
  }
}
