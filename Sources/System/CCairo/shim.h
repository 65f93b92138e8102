#include <cairo/cairo-pdf.h>
#include <cairo/cairo-svg.h>
#include <cairo/cairo.h>

// From cairo-ft.h, which would include the headers of FreeType and fontconfig into this module. `face` is an `FT_Face`.
cairo_font_face_t *cairo_ft_font_face_create_for_ft_face(void *face, int load_flags);
