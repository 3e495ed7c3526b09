import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGliteDialect } from 'kysely';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import { migrateToLatest } from '../../server/src/platform/database/migrate.ts';
import type { PreparedSupply } from './supply.ts';

/** Migrates PGlite, the in-process PostgreSQL, once and stores its data in one file. It has one connection, so it cannot show races. */
export async function preparePglite(): Promise<PreparedSupply> {
  const folder = await mkdtemp(join(tmpdir(), 'vikray-pglite-'));
  const dump = join(folder, 'template.tar');
  const pglite = await PGlite.create({ extensions: { pg_trgm } });
  const db = openDatabase({ dialect: new PGliteDialect({ pglite }) });
  try {
    await migrateToLatest(db);
    const file = await pglite.dumpDataDir('none');
    await writeFile(dump, new Uint8Array(await file.arrayBuffer()));
  } finally {
    await db.destroy();
  }
  const remove = () => rm(folder, { recursive: true, force: true });
  return { supply: { engine: 'pglite', dump }, description: 'PGlite, in process, as no PostgreSQL server was found', remove };
}

/** Opens a database in this process, from the dump or empty. The caller closes it. */
export async function copyPglite(dump: string, isMigrated: boolean) {
  const loadDataDir = isMigrated ? { loadDataDir: new Blob([await readFile(dump)]) } : {};
  const pglite = await PGlite.create({ extensions: { pg_trgm }, ...loadDataDir });
  return {
    settings: { dialect: new PGliteDialect({ pglite }) },
    drop: async () => {
      if (!pglite.closed) await pglite.close();
    },
  };
}
