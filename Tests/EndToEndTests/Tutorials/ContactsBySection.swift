import SwiftUI

struct Contact: Identifiable, Hashable {
  var id: String { name }
  let name: String
  let phone: String
}

struct ContactsBySectionView: View {
  @State private var search = ""
  @State private var selected: Contact?

  private let contacts = [
    "Ada Lovelace", "Alan Turing", "Barbara Liskov", "Edsger Dijkstra", "Grace Hopper", "Donald Knuth",
    "Dennis Ritchie", "Margaret Hamilton", "Ken Thompson", "Katherine Johnson",
  ].map { Contact(name: $0, phone: "+1 555 01\($0.count)") }

  private var groups: [(key: String, value: [Contact])] {
    let shown =
      search.isEmpty ? contacts : contacts.filter { $0.name.localizedCaseInsensitiveContains(search) }
    return Dictionary(grouping: shown) { String($0.name.prefix(1)) }.sorted { $0.key < $1.key }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(groups, id: \.key) { group in
          Section(group.key) {
            ForEach(group.value.sorted { $0.name < $1.name }) { contact in
              NavigationLink(value: contact) {
                HStack(spacing: 12) {
                  Circle().fill(Color.accentColor.gradient).frame(width: 36, height: 36).overlay {
                    Text(contact.name.prefix(1)).bold().foregroundStyle(.white)
                  }
                  VStack(alignment: .leading) {
                    Text(contact.name)
                    Text(contact.phone).font(.caption).foregroundStyle(.secondary)
                  }
                }
              }
              .swipeActions { Button("Delete", role: .destructive) {} }
              .contextMenu {
                Button("Call", systemImage: "phone") {}
                Button("Message", systemImage: "message") {}
              }
            }
          }
        }
      }
      .listStyle(.plain)
      .searchable(text: $search, prompt: "Find a contact")
      .navigationTitle("Contacts")
      .navigationDestination(for: Contact.self) { contact in
        Form {
          Section("Phone") { Text(contact.phone).textSelection(.enabled) }
        }
        .navigationTitle(contact.name)
      }
      .overlay {
        if groups.isEmpty { ContentUnavailableView.search(text: search) }
      }
    }
  }
}

#Preview { ContactsBySectionView() }
