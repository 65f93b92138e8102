/// A piece of a formatted date: the value of a part of it, or the text between two.
struct DatePiece: Equatable {
  let text: String
  /// The part; `nil` for the text between parts.
  let unit: DateUnit?
}

extension DateArithmetic {
  /// The parts of a date in the order of the locale, with the text between them.
  func pieces(of date: Date, date dateStyle: Date.FormatStyle.DateStyle?, time: Date.FormatStyle.TimeStyle?)
    -> [DatePiece]
  {
    let text = format(date: dateStyle ?? .omitted, time: time ?? .omitted).attributed.format(date.writable)
    return text.runs.map { run in
      DatePiece(text: String(text[run.range].characters), unit: run.dateField.flatMap(DateUnit.init))
    }
  }

  /// The parts of a date in the order of the locale.
  func units(
    of date: Date, date dateStyle: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil
  )
    -> [DateUnit]
  {
    pieces(of: date, date: dateStyle, time: time).compactMap(\.unit)
  }
}

extension DateUnit {
  fileprivate init?(_ field: AttributeScopes.FoundationAttributes.DateFieldAttribute.Field) {
    switch field {
    case .day: self = .day
    case .month: self = .month
    case .year, .relatedGregorianYear: self = .year
    case .hour: self = .hour
    case .minute: self = .minute
    case .amPM: self = .dayPeriod
    default: return nil
    }
  }
}
