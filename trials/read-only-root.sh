#!/bin/sh
# Runs a program as a container would: as an unprivileged user, on the image's own files, with only /data and /tmp writable.
# read-only-root.sh ROOT FILES DATA PROGRAM …, in a new mount namespace.
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
