#!/bin/sh
# Runs one temporary PostgreSQL server for the process at the other end of the pipe.
# All commands run here, so when the pipe closes because the tests ended, crashed or were
# killed, nothing is half-started: the server is stopped and its folder removed.
# Arguments: folder of the binaries, folder of the cluster, URL of the server that "copy" makes a standby of.
binaries=$1
cluster=$2
source=$3
server=
waited=0
trap '' INT TERM HUP PIPE

control() { "$binaries/pg_ctl" -D "$cluster/data" -s -w -t 60 "$@"; }

make_with() { "$binaries/initdb" -D "$cluster/data" --username=hearthline --auth=trust --encoding=UTF8 --no-sync "$1"; }

create() { make_with --locale=C.UTF-8 || make_with --no-locale; }

while read -r command; do
  {
    case $command in
      create) create ;;
      # Installed with the server's programs, wherever some of them are linked.
      copy) "$(dirname "$(readlink -f "$binaries/postgres")")/pg_basebackup" -d "$source" -D "$cluster/data" -X stream -c fast -R --no-sync ;;
      start) control -l "$cluster/server.log" start ;;
      stop) control -m fast stop ;;
      crash) control -m immediate stop ;;
    esac
  } >"$cluster/last-command.log" 2>&1 </dev/null
  status=$?
  server=$(head -n 1 "$cluster/data/postmaster.pid" 2>/dev/null)
  echo "$command $status"
done

# By process ID, not by pg_ctl: the folder may be gone already.
[ -z "$server" ] || kill -QUIT "$server"
while [ -n "$server" ] && kill -0 "$server" 2>/dev/null && [ $((waited += 1)) -lt 100 ]; do
  sleep 0.1
done
cd / && rm -rf "$cluster"
