#!/bin/sh
# Makes a PostgreSQL server on this machine that follows another one by streaming replication. Run it as the user postgres, with the
# connection to the other server and a data folder that is missing or empty:
#
#   deploy/make-standby.sh 'host=db1.example.in user=vikray_standby' /var/lib/postgresql/15/main
#
# The password comes from ~postgres/.pgpass. docs/deployment.md says what to do before and after.
set -eu

[ $# -eq 2 ] || { echo "Usage: $0 'host=… user=…' DATA_FOLDER" >&2; exit 2; }
source="$1 application_name=vikray_standby"
data=$2

if [ -e "$data" ] && [ -n "$(ls -A "$data")" ]; then
  echo "$data is not empty. Stop the server that uses it and move the folder away." >&2
  exit 1
fi

# The other server keeps its log for this one under a slot, which is there already if a standby is made again.
slot=vikray_standby
if psql "$source replication=true" --no-psqlrc -Atc "READ_REPLICATION_SLOT $slot" | grep -q physical; then
  create=
else
  create=--create-slot
fi
# shellcheck disable=SC2086 -- an empty option is none
pg_basebackup --dbname="$source" --no-password --pgdata="$data" --wal-method=stream --checkpoint=fast --slot="$slot" $create \
  --write-recovery-conf

# After a promotion it would wait for a standby of its own.
echo "synchronous_standby_names = ''" >> "$data/postgresql.auto.conf"

echo "The copy in $data is complete. Start its server: it follows the other one from then on."
