/// # simd
///
/// Makes files that `import simd` compile on Linux: vectors, matrices and quaternions with the names of
/// Apple's module. Vectors are Swift's own SIMD types, and matrices are columns of them. The module does not
/// depend on Easel.

@_exported import Glibc
