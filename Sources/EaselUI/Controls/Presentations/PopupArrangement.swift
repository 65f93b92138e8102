/// The frame of a popup, with its arrow.
struct PopupArrangement: Equatable {
  /// The frame of the content.
  var frame: CGRect
  var proposal: ProposedViewSize
  /// The edge of the anchor at which the popup is.
  var edge: Edge
  /// The tip of the arrow.
  var tip: CGPoint

  /// Finds the frame of a popup.
  struct Solver {
    let bounds: CGRect
    let anchor: CGRect
    let placement: PopupPlacement
    /// The length of the arrow.
    let arrow: CGFloat
    var isMirrored = false

    /// The distance that popups keep from the edges of the window.
    private static let margin: CGFloat = 8

    /// The part of the window for popups.
    private var room: CGRect {
      CGRect(
        x: bounds.minX + Solver.margin, y: bounds.minY + Solver.margin,
        width: max(bounds.width - 2 * Solver.margin, 0), height: max(bounds.height - 2 * Solver.margin, 0))
    }

    private var gap: CGFloat { placement.spacing + arrow }

    /// The leading edge is the left one here.
    private var preferredEdge: Edge {
      guard isMirrored else { return placement.edge }
      return placement.edge.isHorizontal ? placement.edge.oppositeEdge : placement.edge
    }

    /// The length between an edge of the anchor and that of the room.
    private func length(at edge: Edge) -> CGFloat {
      let length =
        switch edge {
        case .top: anchor.minY - room.minY
        case .bottom: room.maxY - anchor.maxY
        case .leading: anchor.minX - room.minX
        case .trailing: room.maxX - anchor.maxX
        }
      return max(length - gap, 0)
    }

    /// Returns the arrangement of content that chooses its size for a proposal.
    func arrange(_ measure: (ProposedViewSize) -> CGSize) -> PopupArrangement {
      let least = placement.matchesWidth ? min(anchor.width, room.width) : 0
      let ideal = measure(ProposedViewSize(width: nil, height: nil))
      let width = min(max(ideal.width, least), room.width)
      let height = measure(ProposedViewSize(width: width, height: nil)).height
      let edge = edge(for: CGSize(width: width, height: height))
      let proposal = ProposedViewSize(
        width: edge.isHorizontal ? min(width, max(length(at: edge), 40)) : width,
        height: min(height, edge.isHorizontal ? room.height : max(length(at: edge), 40)))
      let size = measure(proposal)
      let frame = CGRect(origin: origin(of: size, at: edge), size: size)
      return PopupArrangement(frame: frame, proposal: proposal, edge: edge, tip: tip(at: edge, frame))
    }

    /// The preferred edge if there is room at it, or else the one of its axis with more room.
    private func edge(for size: CGSize) -> Edge {
      let edge = preferredEdge
      let needed = edge.isHorizontal ? size.width : size.height
      let (own, other) = (length(at: edge), length(at: edge.oppositeEdge))
      return own >= needed || own >= other ? edge : edge.oppositeEdge
    }

    private func origin(of size: CGSize, at edge: Edge) -> CGPoint {
      let origin =
        switch edge {
        case .top: CGPoint(x: alignedX(size.width), y: anchor.minY - gap - size.height)
        case .bottom: CGPoint(x: alignedX(size.width), y: anchor.maxY + gap)
        case .leading: CGPoint(x: anchor.minX - gap - size.width, y: anchor.midY - size.height / 2)
        case .trailing: CGPoint(x: anchor.maxX + gap, y: anchor.midY - size.height / 2)
        }
      return CGPoint(
        x: max(min(origin.x, room.maxX - size.width), room.minX),
        y: max(min(origin.y, room.maxY - size.height), room.minY))
    }

    private func alignedX(_ width: CGFloat) -> CGFloat {
      switch placement.alignment {
      case .leading: isMirrored ? anchor.maxX - width : anchor.minX
      case .trailing: isMirrored ? anchor.minX : anchor.maxX - width
      default: anchor.midX - width / 2
      }
    }

    private func tip(at edge: Edge, _ frame: CGRect) -> CGPoint {
      let inset = PopoverBubble.cornerRadius + PopoverBubble.arrowWidth / 2
      let x = max(min(anchor.midX, frame.maxX - inset), frame.minX + inset)
      let y = max(min(anchor.midY, frame.maxY - inset), frame.minY + inset)
      return switch edge {
      case .top: CGPoint(x: x, y: frame.maxY + arrow)
      case .bottom: CGPoint(x: x, y: frame.minY - arrow)
      case .leading: CGPoint(x: frame.maxX + arrow, y: y)
      case .trailing: CGPoint(x: frame.minX - arrow, y: y)
      }
    }
  }
}

extension Edge {
  var isHorizontal: Bool { self == .leading || self == .trailing }

  var oppositeEdge: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
