#!/bin/sh
# Runs podman with this machine's network and without limits of its own, within a mount namespace of its own.
# run-image.sh STORAGE PARAMETER …
set -eu
storage=$1
shift
# The runtime refuses two generations of control groups side by side, although it is to use none.
[ ! -d /sys/fs/cgroup/unified ] || mount -t tmpfs tmpfs /sys/fs/cgroup
exec podman --storage-driver=vfs --root="$storage/root" --runroot="$storage/run" \
  --cgroup-manager=cgroupfs --runtime=crun "$@"
