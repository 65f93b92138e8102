import SwiftUI

/// The system symbols with their names, filtered by the text typed into the search line.
struct SymbolBrowser: View {
  @State private var query = ""
  @FocusState private var isSearching: Bool

  private var names: [String] {
    query.isEmpty ? SymbolNames.all : SymbolNames.all.filter { $0.contains(query) }
  }

  var body: some View {
    VStack(spacing: 12) {
      searchLine
      WeightsRow(name: names.first ?? query)
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 104), spacing: 8)], spacing: 14) {
          ForEach(names, id: \.self) { SymbolCell(name: $0) }
        }
      }
    }
    .padding(16)
  }

  private var searchLine: some View {
    HStack(spacing: 8) {
      Image(systemName: "magnifyingglass").foregroundColor(.secondary)
      Text(query.isEmpty ? "Click here and type a part of a name" : query)
        .foregroundColor(query.isEmpty ? .secondary : .primary)
      Spacer()
      Text("\(names.count) symbols").foregroundColor(.secondary)
      Image(systemName: "xmark.circle.fill").foregroundColor(.secondary).opacity(query.isEmpty ? 0 : 1)
        .onTapGesture { query = "" }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .background(Capsule().fill(Color.gray.opacity(0.15)))
    .overlay(Capsule().strokeBorder(Color.accentColor, lineWidth: isSearching ? 2 : 0))
    .contentShape(Capsule())
    .focusable()
    .focused($isSearching)
    .onTapGesture { isSearching = true }
    .onKeyPress { press in isSearching ? type(press) : .ignored }
  }

  private func type(_ press: KeyPress) -> KeyPress.Result {
    switch press.key {
    case .delete where !query.isEmpty: query.removeLast()
    case .escape where !query.isEmpty: query = ""
    default:
      guard !press.characters.isEmpty,
        press.characters.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." })
      else { return .ignored }
      query += press.characters.lowercased()
    }
    return .handled
  }
}

/// A symbol above its name.
private struct SymbolCell: View {
  let name: String

  var body: some View {
    VStack(spacing: 6) {
      Image(systemName: name).font(.system(size: 26)).frame(height: 34)
      Text(name).font(.system(size: 9)).foregroundColor(.secondary).lineLimit(1)
    }
    .frame(width: 104)
  }
}

/// A symbol in each font weight and image scale.
private struct WeightsRow: View {
  let name: String

  private static let weights: [Font.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  var body: some View {
    HStack(spacing: 18) {
      ForEach(Self.weights.indices, id: \.self) { index in
        Image(systemName: name).font(.system(size: 30, weight: Self.weights[index]))
      }
      Divider()
      Image(systemName: name).imageScale(.small).font(.system(size: 30))
      Image(systemName: name).imageScale(.medium).font(.system(size: 30))
      Image(systemName: name).imageScale(.large).font(.system(size: 30))
    }
    .frame(height: 48)
  }
}
