import { dirname, join } from 'node:path';
import { Kysely, type Dialect } from 'kysely';
import { SnapshotTracker, trackChanges } from './changes/change-tracker.ts';
import type { FairPool, PoolUse } from './postgres/fair-pool.ts';
import { postgresDialect } from './postgres/postgres.ts';
import { EmbeddedDialect } from './embedded/sqlite.ts';
import { groupCommits } from './embedded/group-commit.ts';
import { noteDamage } from './met-damage.ts';
import { KeyBox } from '../secrets/key-box.ts';
import type { Db, Tables } from './tables.ts';

/** Where the data is: a file of the embedded database, a PostgreSQL server, or a dialect that speaks PostgreSQL. */
export type DatabaseSettings = ({ readonly file: string } | { readonly url: string } | { readonly dialect: Dialect }) & GivenKeys;

interface GivenKeys {
  /** The keys of SECRET_KEY, newest first. The embedded database can also have a key file next to it. */
  readonly keys?: readonly string[];
}

/**
 * Opens the database. It connects at the first query; `db.destroy()` closes it. A statement to which PostgreSQL gives no answer within
 * `answerTimeoutMs` fails as unavailable. Without this limit, a statement may wait for minutes until the network reports a lost server.
 */
export function openDatabase(settings: DatabaseSettings, answerTimeoutMs?: number): Db {
  const db = connect(settings, answerTimeoutMs);
  boxes.set(db.getExecutor().adapter, keyBoxAt(settings));
  return db;
}

/** The keys in these settings. */
export function keyBoxAt(settings: DatabaseSettings): KeyBox {
  const file = 'file' in settings ? join(dirname(settings.file), 'secret.key') : undefined;
  return new KeyBox({ given: settings.keys ?? [], file });
}

function connect(settings: DatabaseSettings, answerTimeoutMs: number | undefined): Db {
  if ('file' in settings) return openEmbedded(settings.file);
  const db = 'url' in settings ? openPostgres(settings.url, answerTimeoutMs) : speaking(settings.dialect);
  trackChanges(db, new SnapshotTracker());
  return db;
}

function speaking(dialect: Dialect): Db {
  const db: Db = new Kysely<Tables>({ dialect, log: (event) => noteDamage(db, event) });
  return db;
}

function openEmbedded(file: string): Db {
  const dialect = new EmbeddedDialect(file);
  const db = speaking(dialect);
  trackChanges(db, dialect.tracker);
  groupCommits(db, dialect.commits);
  return db;
}

/** By adapter, because a connection and its transactions share one. */
const boxes = new WeakMap<object, KeyBox>();

/** The keys for the secrets in this database; also works in a transaction. */
export function keyBoxOf(db: Db): KeyBox {
  const box = boxes.get(db.getExecutor().adapter);
  if (!box) throw new Error('This database was not opened by openDatabase');
  return box;
}

const pools = new WeakMap<Db, FairPool>();

function openPostgres(url: string, answerTimeoutMs: number | undefined): Db {
  const db: Db = speaking(postgresDialect(url, answerTimeoutMs, (pool) => pools.set(db, pool)));
  return db;
}

/** How many connections to PostgreSQL this process has open and idle, and how many requests wait for one; undefined without a pool. */
export function poolUseOf(db: Db): PoolUse | undefined {
  return pools.get(db)?.use;
}
