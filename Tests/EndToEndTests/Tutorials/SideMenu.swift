import SwiftUI

struct SideMenuRow: Identifiable {
  let id: Int
  let title: String
  let icon: String
}

struct SideMenuView: View {
  @State private var isOpen = true
  @State private var selected = 1
  let rows = [
    SideMenuRow(id: 0, title: "Home", icon: "house"), SideMenuRow(id: 1, title: "Inbox", icon: "tray"),
    SideMenuRow(id: 2, title: "Archive", icon: "archivebox"),
    SideMenuRow(id: 3, title: "Trash", icon: "trash"),
  ]

  var body: some View {
    ZStack(alignment: .leading) {
      NavigationStack {
        Text("Content of \(rows[selected].title)")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .toolbar {
            ToolbarItem(placement: .navigationBarLeading) {
              Button {
                withAnimation { isOpen.toggle() }
              } label: {
                Image(systemName: "line.3.horizontal")
              }
            }
          }
          .navigationTitle("Mail")
          .navigationBarTitleDisplayMode(.inline)
      }
      if isOpen {
        Color.black.opacity(0.3).ignoresSafeArea().onTapGesture { withAnimation { isOpen = false } }
        VStack(alignment: .leading, spacing: 0) {
          Label("Jane", systemImage: "person.circle.fill").font(.title2).padding(.vertical, 30)
          ForEach(rows) { row in
            Button {
              selected = row.id
            } label: {
              Label(row.title, systemImage: row.icon)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding()
                .background(selected == row.id ? Color.accentColor.opacity(0.2) : .clear)
                .cornerRadius(10)
            }
            .foregroundColor(.primary)
          }
          Spacer()
        }
        .padding(.horizontal)
        .frame(width: 250)
        .background(Color(.systemBackground))
        .transition(.move(edge: .leading))
      }
    }
  }
}

#Preview { SideMenuView() }
