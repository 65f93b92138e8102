import EaselKernels

/// The C kernels of one instruction set. What each entry computes is defined in `EaselKernels.h`.
///
/// Calling one costs about 3 ns. The table is a pointer for each kernel: hand on where it lies, not a copy of it.
package typealias KernelTable = EaselKernelTable

extension EaselKernelTable {
  /// The kernels for the best instruction set of this CPU.
  package static let current: KernelTable = easel_kernels().pointee

  /// Every set of kernels that this CPU can run, the plainest first. All give the same bytes.
  package static var available: [KernelTable] {
    [.baseline, .AVX2, .AVX512].compactMap { easel_kernels_for_level($0)?.pointee }
  }

  /// The instruction set, as people call it.
  package var name: String {
    switch level {
    case .baseline: "baseline"
    case .AVX2: "AVX2"
    case .AVX512: "AVX-512"
    }
  }
}
