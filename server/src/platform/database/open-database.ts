import { Kysely, type Dialect } from 'kysely';
import { postgresDialect } from './postgres.ts';
import { EmbeddedDialect } from './sqlite.ts';
import type { Db, Tables } from './tables.ts';

/** Where the data is: a file of the embedded database, a PostgreSQL server, or a ready dialect of PostgreSQL's kind. */
export type DatabaseSettings = { readonly file: string } | { readonly url: string } | { readonly dialect: Dialect };

/** Opens the database. Connecting happens with the first query; `db.destroy()` closes it. */
export function openDatabase(settings: DatabaseSettings): Db {
  return new Kysely<Tables>({ dialect: dialectOf(settings) });
}

function dialectOf(settings: DatabaseSettings): Dialect {
  if ('file' in settings) return new EmbeddedDialect(settings.file);
  if ('url' in settings) return postgresDialect(settings.url);
  return settings.dialect;
}
