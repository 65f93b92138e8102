// The programs of FrameProgram.swift with GTK 4 and Cairo: gtk NAME WIDTH HEIGHT
//
// The frame clock redraws the window, and the number of frames is printed once a second.
#include <gtk/gtk.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define COUNT 10000

static const char *name;
static int width, height, frame;
static GtkWidget *labels[1000];

// Prints the number of frames once a second.
static void count_frame(void) {
  static gint64 last;
  const gint64 now = g_get_monotonic_time();
  frame++;
  if (now - last < G_USEC_PER_SEC) return;
  last = now;
  printf("frames %d\n", frame);
  fflush(stdout);
}

static void draw_circles(cairo_t *cr, double w, double h, double time) {
  if (g_str_equal(name, "plus-lighter")) cairo_set_operator(cr, CAIRO_OPERATOR_ADD);
  for (int index = 0; index < COUNT; index++) {
    const double x = index % 125 * w / 125, y = index / 125 * h / 80;
    cairo_set_source_rgba(cr, index % 16 / 16.0, 0.3, 0.5, 0.8);
    cairo_arc(cr, x + 10 * cos(time * 2 + index), y + 10 * sin(time * 2 + index), 5, 0, 2 * G_PI);
    cairo_fill(cr);
  }
}

static void draw_chart(cairo_t *cr, double w, double h, double time) {
  const int first = (int)(time * 600), points = 50000;
  for (int index = 0; index < points; index++) {
    const double sample = first + index;
    const double value = sin(sample * 0.002) + 0.3 * sin(sample * 0.031) + 0.1 * sin(sample * 1.7);
    cairo_line_to(cr, index * w / points, h / 2 - value * h * 0.3);
  }
  cairo_set_source_rgb(cr, 0, 122 / 255.0, 1);
  cairo_set_line_width(cr, 1.5);
  cairo_stroke(cr);
}

static void draw_particles(cairo_t *cr, double w, double h, double time) {
  for (int index = 0; index < COUNT; index++) {
    const double age = fmod(time * 0.3 + index * 0.754878, 1), angle = index * 2.399963;
    float red, green, blue;
    gtk_hsv_to_rgb((float)age, 0.8f, 1, &red, &green, &blue);
    cairo_save(cr);
    cairo_translate(cr, w / 2 + cos(angle) * age * w / 2, h / 2 + sin(angle) * age * h / 2);
    cairo_rotate(cr, angle + time);
    for (int corner = 0; corner < 10; corner++) {
      const double radius = corner % 2 == 0 ? 4 : 2;
      cairo_line_to(cr, radius * cos(corner * G_PI / 5), radius * sin(corner * G_PI / 5));
    }
    cairo_close_path(cr);
    cairo_set_source_rgba(cr, red, green, blue, 1 - age);
    cairo_fill(cr);
    cairo_restore(cr);
  }
}

static void draw(GtkDrawingArea *area, cairo_t *cr, int w, int h, gpointer data) {
  (void)area, (void)data;
  const double time = frame / 60.0;
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_paint(cr);
  if (g_str_equal(name, "chart")) {
    draw_chart(cr, w, h, time);
  } else if (g_str_equal(name, "particles")) {
    draw_particles(cr, w, h, time);
  } else {
    draw_circles(cr, w, h, time);
  }
  count_frame();
}

static gboolean redraw(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void)clock, (void)data;
  gtk_widget_queue_draw(widget);
  return G_SOURCE_CONTINUE;
}

static gboolean advance_texts(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void)widget, (void)clock, (void)data;
  for (int index = 0; index < 1000; index++) {
    char text[16];
    snprintf(text, sizeof text, "%d", frame * 7 + index / 25 * 1000 + index % 25 * 40);
    gtk_label_set_text(GTK_LABEL(labels[index]), text);
  }
  count_frame();
  return G_SOURCE_CONTINUE;
}

static GtkWidget *texts(void) {
  GtkWidget *grid = gtk_grid_new();
  gtk_grid_set_row_spacing(GTK_GRID(grid), 4);
  gtk_grid_set_column_spacing(GTK_GRID(grid), 8);
  for (int index = 0; index < 1000; index++) {
    labels[index] = gtk_label_new("");
    gtk_grid_attach(GTK_GRID(grid), labels[index], index % 25, index / 25, 1, 1);
  }
  gtk_widget_add_tick_callback(grid, advance_texts, NULL, NULL);
  return grid;
}

static GtkWidget *canvas(void) {
  GtkWidget *area = gtk_drawing_area_new();
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(area), draw, NULL, NULL);
  gtk_widget_add_tick_callback(area, redraw, NULL, NULL);
  return area;
}

static void activate(GtkApplication *application, gpointer data) {
  (void)data;
  GtkWidget *window = gtk_application_window_new(application);
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), width, height);
  gtk_window_set_child(GTK_WINDOW(window), g_str_equal(name, "texts") ? texts() : canvas());
  gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char **argv) {
  if (argc < 4) return 1;
  name = argv[1];
  width = atoi(argv[2]);
  height = atoi(argv[3]);
  GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), 1, argv);
}
