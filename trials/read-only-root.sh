#!/bin/sh
# Runs a program as a container would: as nobody, in a root of which only /data and /tmp can be written.
# read-only-root.sh ROOT TREE DATA PROGRAM …, within a mount namespace of its own.
set -eu
root=$1 tree=$2 data=$3
shift 3
read_only() {
  mkdir -p "$root$2"
  mount --bind "$1" "$root$2"
  mount -o remount,bind,ro "$root$2"
}
mount -t tmpfs tmpfs "$root"
read_only /usr /usr
read_only /etc /etc
read_only "$tree" /app
for name in bin lib lib64; do ln -s "usr/$name" "$root/$name"; done
mkdir -p "$root/data" "$root/tmp" "$root/dev" "$root/proc"
mount --bind "$data" "$root/data"
mount -t tmpfs tmpfs "$root/tmp"
mount --rbind /proc "$root/proc"
for name in null zero random urandom; do
  : > "$root/dev/$name"
  mount --bind "/dev/$name" "$root/dev/$name"
done
mount -o remount,ro "$root"
exec chroot --userspec=10001:10001 "$root" /usr/bin/env --chdir=/app "$@"
