#pragma once

/// Makes EaselVector the library that writes PDF documents of `CGContext`. EaselVector defines it.
void easel_vector_register(void);
