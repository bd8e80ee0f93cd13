#!/bin/sh
# Applies the PostgreSQL image's settings, as far as compose.yaml uses them.
set -eu
PATH=/usr/lib/postgresql/15/bin:$PATH
export PGDATA=/var/lib/postgresql/data/cluster
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  install -d -o postgres -g postgres -m 700 "$PGDATA"
  printf %s "$POSTGRES_PASSWORD" > /tmp/password
  chown postgres /tmp/password
  as_postgres() { setpriv --reuid=postgres --regid=postgres --init-groups "$@"; }
  as_postgres initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth=scram-sha-256 --auth-local=trust --encoding=UTF8
  rm /tmp/password
  echo "listen_addresses = '*'" >> "$PGDATA/postgresql.conf"
  echo "host all all all scram-sha-256" >> "$PGDATA/pg_hba.conf"
  as_postgres pg_ctl -o "-c listen_addresses=''" --wait start
  as_postgres createdb --username="$POSTGRES_USER" --host=/var/run/postgresql "$POSTGRES_DB"
  as_postgres pg_ctl --wait stop
fi
exec setpriv --reuid=postgres --regid=postgres --init-groups postgres
