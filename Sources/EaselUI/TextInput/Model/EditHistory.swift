/// The edits of a text, in groups that one undo takes back.
///
/// Characters that are typed one after the other form a group, which ends after a word, and so do characters that are
/// deleted one after the other. The oldest groups are forgotten beyond a limit.
struct EditHistory: Sendable {
  /// The replacement of a part of the text.
  struct Edit: Equatable, Sendable {
    /// The offset of the replaced part.
    var start: Int
    var removed: String
    var inserted: String
    /// The selection before the edit.
    var selection: SelectedRange
  }

  enum Kind: Equatable, Sendable {
    /// Joins with edits of the same kind before it.
    case typing, deletion
    /// A group of its own.
    case single
  }

  fileprivate struct Group: Sendable {
    var kind: Kind
    var edits: [Edit]

    var byteCount: Int { edits.reduce(0) { $0 + $1.byteCount } }
  }

  /// The largest number of groups and of bytes in them.
  static let (groupLimit, byteLimit) = (500, 8 << 20)

  private var done: [Group] = []
  private var undone: [Group] = []
  private var isOpen = false
  private var byteCount = 0

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// The next edit begins a group.
  mutating func endGroup() { isOpen = false }

  mutating func add(_ edit: Edit, as kind: Kind) {
    undone = []
    byteCount += edit.byteCount
    if isOpen, let last = done.indices.last, done[last].accepts(edit, as: kind) {
      done[last].append(edit)
    } else {
      done.append(Group(kind: kind, edits: [edit]))
    }
    isOpen = kind != .single
    limit()
  }

  private mutating func limit() {
    while done.count > EditHistory.groupLimit || byteCount > EditHistory.byteLimit, !done.isEmpty {
      byteCount -= done.removeFirst().byteCount
    }
  }

  mutating func takeUndo() -> [Edit]? {
    isOpen = false
    guard let group = done.popLast() else { return nil }
    byteCount -= group.byteCount
    undone.append(group)
    return group.edits
  }

  mutating func takeRedo() -> [Edit]? {
    isOpen = false
    guard let group = undone.popLast() else { return nil }
    byteCount += group.byteCount
    done.append(group)
    return group.edits
  }
}

extension EditHistory.Edit {
  fileprivate var byteCount: Int { removed.utf8.count + inserted.utf8.count }

  fileprivate var isLineBreak: Bool { inserted.contains(where: \.isNewline) }
}

extension EditHistory.Group {
  /// Whether an edit continues the group: it is next to the last one, and begins no new word or line.
  fileprivate func accepts(_ edit: EditHistory.Edit, as kind: EditHistory.Kind) -> Bool {
    guard kind == self.kind, let last = edits.last else { return false }
    switch kind {
    case .single: return false
    case .typing:
      guard edit.removed.isEmpty, edit.start == last.start + last.inserted.utf8.count else { return false }
      let beginsWord = last.inserted.last?.isWhitespace == true && edit.inserted.first?.isWhitespace == false
      return !beginsWord && !edit.isLineBreak && !last.isLineBreak
    case .deletion:
      guard edit.inserted.isEmpty, last.inserted.isEmpty else { return false }
      return edit.start == last.start || edit.start + edit.removed.utf8.count == last.start
    }
  }

  /// Adds an edit that the group accepts. Typed characters become one insertion.
  fileprivate mutating func append(_ edit: EditHistory.Edit) {
    if kind == .typing, let last = edits.indices.last {
      edits[last].inserted += edit.inserted
    } else {
      edits.append(edit)
    }
  }
}
