import CEaselShims

/// Memory that the allocator holds though nothing lies in it.
package enum FreeMemory {
  /// Gives it back to the system, in a few milliseconds: after a large picture most of what that took.
  package static func giveBack() { easel_return_free_memory() }

  /// Has all threads of the program take theirs from one place, so that what one of them frees serves the others. For
  /// programs whose threads hardly allocate; before the first of them starts.
  package static func shareAmongThreads() { easel_share_one_arena() }
}
