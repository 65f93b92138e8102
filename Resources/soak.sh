#!/usr/bin/env bash
# Runs the viewer for a long time in a window on a virtual X server, with all demos, and measures what it keeps: memory, open
# descriptors, shared memory. Presses keys, moves and clicks the pointer, resizes, hides and shows the window, and changes
# the color scheme and the scale of the display, in an order that the seed determines. Needs the packages of
# `Resources/setup.sh test`.
#
#   Resources/soak.sh MINUTES [SEED]
#
# Writes a row per second to .build/soak-SEED.csv, with the frame times of the viewer, and ends with a summary. The slope of
# the memory means something only when all demos have been shown several times before the second half: caches fill up to
# their limits first. A demo is shown for four seconds.
#
# Exit status: 0 the viewer ran to the end; 1 it cannot be built or ended early; 2 invalid arguments.
set -euo pipefail
cd "$(dirname "$0")/.."

# Seconds for which a demo is shown, and between two inputs.
demo_seconds=4
input_seconds=0.25

fail() {
  echo "soak: $*" >&2
  exit 1
}

case "${1-} ${2-1}" in
  " "* | *[!0-9\ ]* | "0 "*)
    echo "usage: $0 MINUTES [SEED]" >&2
    exit 2
    ;;
esac
minutes=$1
seed=${2-1}
RANDOM=$seed

swift build -c release --product easel || fail "cannot build easel; see the messages of swift build above"
easel=$(swift build -c release --show-bin-path)/easel
demo_count=$("$easel" list | wc -l)
table=.build/soak-$seed.csv

scratch=$(mktemp -d)
processes=()
trap 'kill "${processes[@]}" 2>/dev/null; wait; rm -rf "$scratch"' EXIT

start_server() {
  local number
  mkfifo "$scratch/display"
  Xvfb -displayfd 3 -screen 0 1600x1200x24 -nolisten tcp 3>"$scratch/display" 2>/dev/null &
  processes+=($!)
  read -r number <"$scratch/display"
  export DISPLAY=:$number
}

start_viewer() {
  # In a folder of its own and with its own settings and commands: clicks save pictures, change settings and open links.
  mkdir "$scratch/commands" "$scratch/home"
  printf '#!/bin/sh\n' >"$scratch/commands/xdg-open"
  chmod +x "$scratch/commands/xdg-open"
  cd "$scratch/home"
  HOME=$scratch/home XDG_CONFIG_HOME=$scratch/home PATH=$scratch/commands:$PATH \
    "$easel" --size 800x600 --hud --pacing timer --stats "$scratch/frames.csv" >"$scratch/log" 2>&1 &
  viewer=$!
  cd - >/dev/null
  processes+=("$viewer")
  window=$(timeout 30 xdotool search --sync --onlyvisible --name '^Easel - ' | head -n 1) && [ -n "$window" ] ||
    fail "the viewer shows no window; it printed: $(cat "$scratch/log")"
}

# Runs xdotool without its warnings. A window that has ended is noticed by the loop.
tool() { xdotool "$@" 2>/dev/null || true; }

press_key() {
  # No keys that end the viewer, write files or take the keyboard for a search.
  local keys=(v shift+v l g e p c z d n t h r plus minus 0 a Up Down f question)
  tool key --window "$window" "${keys[RANDOM % ${#keys[@]}]}"
}

move_pointer() { tool mousemove --window "$window" $((RANDOM % 800)) $((RANDOM % 600)); }

drag() {
  move_pointer
  tool mousedown 1
  move_pointer
  tool mouseup 1
}

hide_and_show() {
  tool windowunmap "$window"
  sleep $input_seconds
  tool windowmap "$window"
}

resize() { tool windowsize "$window" $((50 + RANDOM % 1400)) $((50 + RANDOM % 1100)); }

dots_per_inch=96

change_scale() {
  local choices=(96 120 144 192)
  dots_per_inch=${choices[RANDOM % 4]}
  echo "Xft.dpi: $dots_per_inch" | xrdb -nocpp -merge 2>/dev/null || true
}

act() {
  case $((RANDOM % 20)) in
    [0-5]) press_key ;;
    [6-9]) move_pointer ;;
    1[0-2]) tool click 1 ;;
    13 | 14) drag ;;
    15) tool click $((4 + RANDOM % 2)) ;;
    16 | 17) resize ;;
    18) hide_and_show ;;
    19) change_scale ;;
  esac
}

# The seconds since the start, and what the viewer keeps now. A descriptor or a mapping that ends meanwhile is no error.
measure() {
  local resident descriptors segments threads frames
  resident=$(awk '$1 == "VmRSS:" { print $2 }' "/proc/$viewer/status" 2>/dev/null) || return 0
  threads=$(awk '$1 == "Threads:" { print $2 }' "/proc/$viewer/status" 2>/dev/null) || return 0
  descriptors=$(find "/proc/$viewer/fd" -mindepth 1 2>/dev/null | wc -l)
  segments=$(grep -c '/SYSV' "/proc/$viewer/maps" 2>/dev/null) || true
  # Demo, median, 99th percentile and largest frame time of the last two seconds.
  frames=$(tail -n 1 "$scratch/frames.csv" | cut -d , -f 2,8,9,10)
  echo "$((SECONDS - start)),$resident,$descriptors,${segments:-0},$threads,$frames,$dots_per_inch" >>"$table"
}

summarize() {
  awk -F , -v end="$((minutes * 60))" '
    NR == 1 { next }
    NR == 2 { descriptors = $3; segments = $4; resident = $2 }
    $1 >= end / 2 { n++; x += $1; y += $2; xx += $1 * $1; xy += $1 * $2 }
    $9 + 0 > largest { largest = $9 + 0; slowest = $6 }
    { last_resident = $2; last_descriptors = $3; last_segments = $4 }
    END {
      spread = n * xx - x * x
      printf "memory:          %d KB at the start, %d KB at the end\n", resident, last_resident
      # In parentheses, because awk takes a > outside of them for a redirection to a file.
      slope = (spread > 0 ? (n * xy - x * y) / spread * 60 : 0)
      printf "slope:           %.1f KB per minute over the second half\n", slope
      printf "descriptors:     %d at the start, %d at the end\n", descriptors, last_descriptors
      printf "shared segments: %d at the start, %d at the end\n", segments, last_segments
      printf "largest frame:   %.1f ms, in %s\n", largest, slowest
    }' "$table"
}

start_server
start_viewer
echo "seconds,resident_kb,descriptors,shared_segments,threads,demo,frame_p50_ms,frame_p99_ms,frame_max_ms,dots_per_inch" >"$table"
echo "soak: $minutes minutes with seed $seed, about $((minutes * 60 / (demo_seconds * demo_count))) rounds of $demo_count demos"
sleep $demo_seconds
start=$SECONDS
measure
last=$SECONDS next_demo=$((SECONDS + demo_seconds))
while ((SECONDS < start + minutes * 60)); do
  kill -0 "$viewer" 2>/dev/null || fail "the viewer ended after $((SECONDS - start)) s; it printed: $(cat "$scratch/log")"
  act
  if ((SECONDS >= next_demo)); then
    tool key --window "$window" Right
    next_demo=$((SECONDS + demo_seconds))
  fi
  if ((SECONDS > last)); then
    measure
    last=$SECONDS
  fi
  sleep $input_seconds
done
# The state of the start, so that the last row can be compared with the first one.
tool windowmap "$window" windowsize "$window" 800 600
tool key --window "$window" Home
sleep $demo_seconds
measure
summarize
echo "soak: $table"
