#!/bin/sh
# Runs a program as a container would: as nobody, in the image's own files, of which only /data and /tmp can be written.
# read-only-root.sh ROOT FILES DATA PROGRAM …, within a mount namespace of its own.
set -eu
root=$1 files=$2 data=$3
shift 3
mount -t tmpfs tmpfs "$root"
for path in "$files"/*; do
  name=$(basename "$path")
  mkdir "$root/$name"
  mount --bind "$path" "$root/$name"
  mount -o remount,bind,ro "$root/$name"
done
mkdir "$root/data" "$root/dev" "$root/proc"
mount --bind "$data" "$root/data"
mount -t tmpfs tmpfs "$root/tmp"
mount --rbind /proc "$root/proc"
for name in null zero random urandom; do
  : > "$root/dev/$name"
  mount --bind "/dev/$name" "$root/dev/$name"
done
mount -o remount,ro "$root"
exec unshare --setgid=10001 --setuid=10001 --root="$root" --wd=/app "$@"
