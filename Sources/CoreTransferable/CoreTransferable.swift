/// # CoreTransferable
///
/// Makes files that `import CoreTransferable` compile on Linux. It re-exports all of Easel, which has `Transferable` and
/// its representations.

@_exported import Easel
