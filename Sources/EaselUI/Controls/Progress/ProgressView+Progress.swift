extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a progress view for a progress of Foundation, without the descriptions of the progress.
  ///
  /// Foundation does not report changes of a progress on Linux. The view reads it four times a second until it is finished
  /// or cancelled.
  public init(_ progress: Progress) { self.init(nil, EmptyView(), EmptyView(), progress: progress) }
}

/// Passes the fraction of a progress to its content; `nil` while it is indeterminate.
struct ObservedProgress<Content: View>: View {
  let progress: Progress
  @ViewBuilder let content: (Double?) -> Content

  var body: some View {
    TimelineView(ProgressSchedule(progress: progress)) { _ in content(fraction) }
  }

  private var fraction: Double? {
    progress.isIndeterminate ? nil : progress.fractionCompleted.clampedToUnitInterval
  }
}

/// The dates at which a progress is read, until it does not change anymore.
private struct ProgressSchedule: TimelineSchedule {
  let progress: Progress

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    sequence(first: startDate) { [progress] date in
      progress.isFinished || progress.isCancelled ? nil : date.addingTimeInterval(0.25)
    }
  }
}
