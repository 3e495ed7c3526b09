/** The mark of the ledgers' hash chain, which a backup prints. */
import { headOf, markText, noLinks } from '../../server/src/platform/database/ledgers/chain.ts';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import { openFile } from '../../server/src/backups/files/embedded-file.ts';

/** The mark in a finished backup of the embedded database. */
export function embeddedMark(backup: string): string {
  const file = openFile(backup);
  try {
    // A backup of an older version has no chain.
    if (file.prepare(`select 1 from sqlite_schema where name = 'chain_links'`).get() === undefined) return markText(noLinks);
    const head = file.prepare('select position, hash from chain_links order by position desc limit 1').get();
    return markText(head ? { position: Number(head['position']), hash: String(head['hash']) } : noLinks);
  } finally {
    file.close();
  }
}

/** The present mark on the PostgreSQL server. A dump made afterwards contains it. */
export async function postgresMark(url: string): Promise<string> {
  const db = openDatabase({ url });
  try {
    const tables = await db.introspection.getTables();
    return tables.some(({ name }) => name === 'chain_links') ? markText(await headOf(db)) : markText(noLinks);
  } finally {
    await db.destroy();
  }
}
