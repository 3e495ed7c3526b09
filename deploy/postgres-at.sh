#!/bin/sh
# Starts a temporary PostgreSQL server that holds the database as it was at a given time. Run it as the user who owns the copies, never as root,
# with the time, the last base backup that was complete by then, and a folder for the server:
#
#   deploy/postgres-at.sh '2026-11-22 10:41:30+05:30' /var/backups/vikray/log/base/2026-11-22-030000 /var/backups/vikray/then
#
# The server listens only in its folder. docs/deployment.md says what to do with it.
set -eu

[ $# -eq 3 ] || { echo "Usage: $0 TIME BASE_BACKUP FOLDER" >&2; exit 2; }
time=$1 base=$2 data=$3

# pg_basebackup writes the manifest last. PostgreSQL itself would go to the end of a base backup that was made after that time.
if [ -z "$(find "$base/backup_manifest" ! -newermt "$time")" ]; then
  echo "$base was not complete at this time. Name an earlier base backup." >&2
  exit 1
fi
[ ! -e "$data" ] || { echo "$data exists already." >&2; exit 1; }
for programs in /usr/lib/postgresql/*/bin; do PATH=$programs:$PATH; done

wal=$(cd "$base/../../wal" && pwd)
cp -R "$base" "$data"
data=$(cd "$data" && pwd)
chmod 700 "$data"
cat > "$data/postgresql.conf" <<END
listen_addresses = ''
unix_socket_directories = '$data'
hot_standby = off
archive_mode = off
restore_command = 'cp "$wal/%f" "%p" 2> /dev/null || cp "$wal/%f.partial" "%p"'
recovery_target_time = '$time'
recovery_target_action = 'promote'
END
: > "$data/postgresql.auto.conf"
: > "$data/pg_ident.conf"
echo 'local all all trust' > "$data/pg_hba.conf"
touch "$data/recovery.signal"

# Replaying the log of a day takes a while.
if ! pg_ctl start --wait --timeout=86400 --silent --pgdata="$data" --log="$data/log" > /dev/null; then
  echo "PostgreSQL could not replay its log up to this time:" >&2
  grep FATAL "$data/log" >&2
  exit 1
fi
echo "The server in $data holds the database as it was at $time."
