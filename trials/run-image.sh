#!/bin/sh
# Runs podman with this machine's network and without its own limits, in a new mount namespace.
# run-image.sh STORAGE PARAMETER …
set -eu
storage=$1
shift
# The runtime refuses cgroups v1 and v2 side by side, although it uses neither.
[ ! -d /sys/fs/cgroup/unified ] || mount -t tmpfs tmpfs /sys/fs/cgroup
exec podman --storage-driver=vfs --root="$storage/root" --runroot="$storage/run" \
  --cgroup-manager=cgroupfs --runtime=crun "$@"
