import SwiftUI

/// Views that are dragged to other views, as programs use them.
extension DemoCatalogue {
  static let storyDrag = Demo(
    "story-drag", "Drag and drop",
    "Cards of a board, colors, and rows that are put into another order by dragging.",
    size: CGSize(width: 390, height: 560), .fill, source: "DragStory",
    variants: Demo.Variant("board") { BoardStory() },
    Demo.Variant("colors") { ColorDropStory() },
    Demo.Variant("rows") { MovedRowsStory() })
}

/// A board whose cards are dragged between its columns.
struct BoardStory: View {
  struct Card: Codable, Identifiable, Transferable {
    var id: Int
    var title: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
    }
  }

  struct Column: Identifiable {
    let id: String
    var cards: [Card]
    var isTargeted = false
  }

  @State private var columns = [
    Column(id: "To do", cards: [Card(id: 1, title: "Sow the beans"), Card(id: 2, title: "Mend the fence")]),
    Column(id: "Doing", cards: [Card(id: 3, title: "Prune the pear tree")]),
    Column(id: "Done", cards: [Card(id: 4, title: "Order seeds")]),
  ]

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      ForEach($columns) { $column in
        VStack(alignment: .leading, spacing: 8) {
          Text(column.id).font(.headline)
          ForEach(column.cards) { card in
            CardView(card: card).draggable(card)
          }
          Spacer(minLength: 0)
        }
        .padding(8)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .background(column.isTargeted ? Color.accentColor.opacity(0.25) : Color.gray.opacity(0.12))
        .clipShape(RoundedRectangle(cornerRadius: 10))
        .dropDestination(for: Card.self) { cards, _ in
          withAnimation { move(cards, to: column.id) }
          return true
        } isTargeted: {
          column.isTargeted = $0
        }
      }
    }
    .padding().frame(maxWidth: .infinity, maxHeight: .infinity).background(.background)
  }

  private func move(_ cards: [Card], to id: String) {
    for index in columns.indices {
      columns[index].cards.removeAll { card in cards.contains { $0.id == card.id } }
      if columns[index].id == id { columns[index].cards += cards }
    }
  }

  struct CardView: View {
    let card: Card

    var body: some View {
      Text(card.title).font(.subheadline)
        .padding(8)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(white: 0.5, opacity: 0.25), in: RoundedRectangle(cornerRadius: 6))
    }
  }
}

/// Colors that are dropped on shapes.
struct ColorDropStory: View {
  @State private var fills: [Color] = [.gray, .gray, .gray]
  @State private var target: Int?

  private let colors: [Color] = [.red, .orange, .yellow, .green, .blue, .purple]

  var body: some View {
    VStack(spacing: 40) {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3)) {
        ForEach(colors, id: \.self) { color in
          RoundedRectangle(cornerRadius: 12).fill(color).frame(height: 64)
            .draggable(color) { Circle().fill(color).frame(width: 44, height: 44) }
        }
      }
      HStack(spacing: 16) {
        ForEach(fills.indices, id: \.self) { index in
          Circle().fill(fills[index])
            .overlay { Circle().strokeBorder(.primary, lineWidth: target == index ? 4 : 0) }
            .dropDestination(for: Color.self) { colors, _ in
              fills[index] = colors[0]
              return true
            } isTargeted: {
              target = $0 ? index : nil
            }
        }
      }
      Text("Drag a color to a circle.").foregroundStyle(.secondary)
    }
    .padding().frame(maxWidth: .infinity, maxHeight: .infinity).background(.background)
  }
}

/// Rows that are dragged to another place, by their handles while the list is edited.
struct MovedRowsStory: View {
  @State private var planets = ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn"]
  @State private var editMode = EditMode.active

  var body: some View {
    VStack(spacing: 0) {
      EditButton().padding(8)
      List {
        ForEach(planets, id: \.self) { Text($0) }
          .onMove { planets.move(fromOffsets: $0, toOffset: $1) }
          .onDelete { planets.remove(atOffsets: $0) }
      }
    }
    .environment(\.editMode, $editMode)
    .background(.background)
  }
}
