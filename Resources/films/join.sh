#!/usr/bin/env bash
# Makes a film of the frames that the tasks of a job have rendered, with ffmpeg. The film is the same, byte for byte, wherever
# the frames were rendered and however many processors this computer has; another version of ffmpeg may write another one.
#
#   join.sh FOLDER FRAMES FILM.mp4 [FPS]
#
# FOLDER    the folder of the files frame-00000.png and so on
# FRAMES    the first and the last frame, for example 0-7199
# FPS       frames per second: the --fps of the frames (default 60)
#
# Exit status: 0 joined; 1 frames are missing or damaged, or the film cannot be written; 2 invalid arguments.
set -euo pipefail

fail() {
  echo "join: $*" >&2
  exit 1
}

if [ $# -lt 3 ] || [ $# -gt 4 ] || [[ $3 != *.mp4 ]] || ! [[ ${4-60} =~ ^[1-9][0-9]?$ ]] ||
  ! [[ $2 =~ ^([0-9]{1,9})(-|\.\.<)([0-9]{1,9})$ ]]; then
  echo "usage: $0 FOLDER FRAMES FILM.mp4 [FPS], for example: $0 frames 0-7199 film.mp4 30" >&2
  exit 2
fi
first=$((10#${BASH_REMATCH[1]}))
last=$((10#${BASH_REMATCH[3]}))
if [ "${BASH_REMATCH[2]}" != - ]; then last=$((last - 1)); fi
[ "$first" -le "$last" ] || fail "there are no frames in $2"
film=$(realpath -m -- "$3")
rate=${4-60}
[ -d "$(dirname -- "$film")" ] || fail "the folder of $film does not exist; create it first"
command -v ffmpeg >/dev/null || fail "ffmpeg is not in PATH; install the package ffmpeg"
# ffmpeg would read a % in the path as a part of the pattern.
cd -- "$1" 2>/dev/null || fail "there is no folder $1, or it cannot be read"

names=()
for ((frame = first; frame <= last; frame++)); do
  printf -v name 'frame-%05d.png' "$frame"
  names+=("$name")
done

# Runs a command with all names as its last arguments, in several parts if there are too many for one.
for_all() { printf '%s\0' "${names[@]}" | xargs -0 "$@"; }

# Ends with an error if there are names after the first argument, and prints some of them.
check() {
  local what=$1
  shift
  [ $# = 0 ] && return
  printf 'join:   %s\n' "${@:1:20}" >&2
  if [ $# -gt 20 ]; then echo "join:   and $(($# - 20)) more" >&2; fi
  fail "$what: $# of ${#names[@]}. Render them with the same command as before, which keeps the other frames"
}

missing=()
for name in "${names[@]}"; do
  [ -f "$name" ] || missing+=("$name")
done
check "frames that are missing" "${missing[@]}"

# The signature and the header of a PNG file, with the size in pixels, are 26 bytes; its last 8 bytes are always the same.
mapfile -t sizes < <(for_all stat -c %s --)
short=()
for index in "${!names[@]}"; do
  [ "${sizes[index]}" -ge 34 ] || short+=("${names[index]}")
done
check "frames that are incomplete" "${short[@]}"

mapfile -t beginnings < <(for_all head -q -c 26 -- | od -An -v -tx1 -w26)
mapfile -t ends < <(for_all tail -q -c 8 -- | od -An -v -tx1 -w8)
incomplete=()
different=()
for index in "${!names[@]}"; do
  if [[ ${beginnings[index]} != ' 89 50 4e 47 0d 0a 1a 0a '* || ${ends[index]} != ' 49 45 4e 44 ae 42 60 82' ]]; then
    incomplete+=("${names[index]}")
  elif [ "${beginnings[index]}" != "${beginnings[0]}" ]; then
    different+=("${names[index]}")
  fi
done
check "frames that are incomplete" "${incomplete[@]}"
check "frames that have another size than the first" "${different[@]}"

part=$(dirname -- "$film")/.$(basename -- "$film").$$.part
trap 'rm -f -- "$part"' EXIT
# One thread, and no identification of the encoder, so that only the frames and the version of ffmpeg decide about the bytes.
# H.264 stores color at half the resolution, which needs even sides. A wrong checksum in a frame is an error.
ffmpeg -hide_banner -loglevel error -nostdin -y -xerror -err_detect +crccheck+explode \
  -framerate "$rate" -start_number "$first" -i frame-%05d.png -frames:v "${#names[@]}" \
  -vf 'pad=ceil(iw/2)*2:ceil(ih/2)*2:color=white,scale=out_color_matrix=bt709:flags=bicubic+accurate_rnd+bitexact' \
  -c:v libx264 -preset medium -crf 18 -pix_fmt yuv420p -threads 1 \
  -color_primaries bt709 -color_trc bt709 -colorspace bt709 \
  -fflags +bitexact -flags:v +bitexact -movflags +faststart -f mp4 -- "$part" ||
  fail "ffmpeg could not write $film; its messages are above. A frame that it calls invalid can be removed and rendered again"
mv -f -- "$part" "$film" || fail "cannot write $film"
echo "join: $film"
