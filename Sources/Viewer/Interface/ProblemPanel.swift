import PreviewBuild
import SwiftUI

/// Why the last save cannot be shown: the message, the line of the source, and what else is known.
struct ProblemPanel: View {
  let problem: PreviewProblem
  /// Opens the file in an editor.
  let edit: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.red)
        Text(verbatim: problem.title).font(.system(size: 13, weight: .semibold)).lineLimit(3)
        Spacer(minLength: 8)
        if problem.file != nil { Chip(title: "Edit (E)", action: edit) }
      }
      ScrollView([.vertical, .horizontal]) {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(problem.lines.indices, id: \.self) { index in
            Text(verbatim: problem.lines[index].isEmpty ? " " : problem.lines[index]).fixedSize()
          }
        }
        .font(Look.code)
        .frame(maxWidth: .infinity, alignment: .topLeading)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    .padding(16)
    .overlay(alignment: .top) { Rectangle().fill(Color.red).frame(height: 3) }
  }
}
