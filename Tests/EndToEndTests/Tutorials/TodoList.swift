import SwiftUI

struct TodoItem: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var isDone = false
}

final class TodoStore: ObservableObject {
  @Published var items = [
    TodoItem(title: "Buy milk"), TodoItem(title: "Call grandma", isDone: true),
    TodoItem(title: "Fix the bike"),
  ]

  func add(_ title: String) {
    guard !title.isEmpty else { return }
    items.append(TodoItem(title: title))
  }

  func remove(at offsets: IndexSet) { items.remove(atOffsets: offsets) }

  func move(from source: IndexSet, to destination: Int) {
    items.move(fromOffsets: source, toOffset: destination)
  }
}

struct TodoListView: View {
  @StateObject private var store = TodoStore()
  @State private var newTitle = ""

  var body: some View {
    NavigationView {
      List {
        Section(header: Text("New")) {
          HStack {
            TextField("What is to be done?", text: $newTitle, onCommit: add)
            Button(action: add) {
              Image(systemName: "plus.circle.fill").foregroundColor(.green).imageScale(.large)
            }
            .disabled(newTitle.isEmpty)
          }
        }
        Section(header: Text("Tasks"), footer: Text("\(store.items.filter(\.isDone).count) done")) {
          ForEach($store.items) { $item in
            Toggle(isOn: $item.isDone) {
              Text(item.title)
                .strikethrough(item.isDone)
                .foregroundColor(item.isDone ? .secondary : .primary)
            }
          }
          .onDelete(perform: store.remove)
          .onMove(perform: store.move)
        }
      }
      .listStyle(InsetGroupedListStyle())
      .navigationTitle("To do")
      .toolbar { EditButton() }
    }
  }

  private func add() {
    store.add(newTitle)
    newTitle = ""
  }
}

struct TodoListView_Previews: PreviewProvider {
  static var previews: some View { TodoListView() }
}
