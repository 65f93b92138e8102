import EaselDrawing
import EaselGeometry

/// Symbols: drawings that are drawn many times, each time in another state.
extension PlanBuilder {
  /// Adds successive draws of one symbol. Most symbols are a single shape, whose paint they then share.
  mutating func add(symbols: Range<Int>, of commands: DrawingCommands, _ outer: Context) {
    let symbol = commands.fragment(of: commands.record(at: symbols.lowerBound))
    let shape = SymbolShape(symbol, symbolCache.ink(of: symbol))
    var paint: Int32?
    for position in symbols {
      let state = commands.state(at: position)
      guard let context = context(of: state, in: outer) else { continue }
      guard let shape, state.isPlain else {
        addSymbol(symbol, state, context, outer)
        continue
      }
      paint = paint ?? paintIndex(shape.paint, shape.compositing, context)
      if let paint { add(shape, paint, context) }
    }
  }

  /// Adds a symbol that is a single shape.
  private mutating func add(_ shape: SymbolShape, _ paint: Int32, _ context: Context) {
    var inner = context
    inner.transform = shape.transform.concatenating(context.transform)
    guard inner.transform.isFinite else { return }
    addShape(shape.record, of: shape.commands, shape.compositing, inner, paint: paint)
  }

  /// Adds a symbol from the cache if it is worth caching, or else as a layer.
  private mutating func addSymbol(
    _ fragment: Fragment, _ state: DrawingState, _ context: Context, _ outer: Context
  ) {
    symbolDepth += 1
    defer { symbolDepth -= 1 }
    guard state.filters == nil, context.colorMode == nil,
      let placement = SymbolPlacement(fragment, symbolCache.ink(of: fragment), context.transform)
    else { return addLayer(fragment, state, context, outer) }
    plan.symbols.append(symbol(fragment, placement, reader: context.pass))
    var command = DeviceCommand(
      kind: .symbol, mode: state.mode, opacity: PaintColor.alphaByte(state.opacity))
    command.source = Int32(plan.symbols.count - 1)
    command.clip = context.clip
    plan.passes[context.pass].commands.append(command)
  }

  /// Returns a symbol with its cached pixels, or with the pass that paints them. Each reader has a pass of its own,
  /// because a pass must follow the passes that read it.
  private mutating func symbol(_ fragment: Fragment, _ placement: SymbolPlacement, reader: Int)
    -> PlacedSymbol
  {
    if let surface = symbolCache.picture(placement.key) {
      return PlacedSymbol(placement: placement, surface: surface, pass: -1)
    }
    let key = PlanLookups.PassKey(symbol: placement.key, reader: reader)
    if let pass = plan.lookups.symbolPasses[key] {
      symbolCache.countShared()
      return PlacedSymbol(placement: placement, pass: pass)
    }
    let pass = plan.addPass()
    plan.passes[pass].symbol = placement.key
    plan.lookups.symbolPasses[key] = Int32(pass)
    let inner = Context(pass: pass, transform: placement.transform, clip: -1, colorMode: nil)
    withNestedPass { $0.add(fragment, inner) }
    return PlacedSymbol(placement: placement, pass: Int32(pass))
  }
}

/// The shape that a symbol consists of, if it is a single one with a solid color that is not worth caching.
private struct SymbolShape {
  /// The commands of the fragment that contains the shape.
  let commands: DrawingCommands
  let record: CommandRecord
  /// From the space of the shape to that of the symbol.
  let transform: CGAffineTransform
  let compositing: PlanBuilder.Compositing

  var paint: Paint { commands.paint(of: record) }

  init?(_ symbol: Fragment, _ ink: InkBounds) {
    guard symbol.isOneShape, !symbol.blendsWithBackdrop, !SymbolPlacement.isCostly(ink) else { return nil }
    var commands = symbol.commands
    var outer = CGAffineTransform.identity
    while !commands.isEmpty, commands.record(at: 0).kind == .fragment {
      outer = commands.state(at: 0).transform.concatenating(outer)
      commands = commands.fragment(of: commands.record(at: 0)).commands
    }
    guard !commands.isEmpty, commands.record(at: 0).hasSolidPaint else { return nil }
    let state = commands.state(at: 0)
    transform = state.transform.concatenating(outer)
    guard state.filters == nil, transform.isFinite else { return nil }
    self.commands = commands
    record = commands.record(at: 0)
    compositing = state.compositing
  }
}
