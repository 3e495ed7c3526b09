import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import { migrateAndClose } from './migrate-and-close.ts';
import type { PreparedSupply } from './supply.ts';

/** Migrates an SQLite file in a temporary folder. Closing it empties the write-ahead log, so copying the file is enough. */
export async function prepareSqlite(): Promise<PreparedSupply> {
  const folder = await mkdtemp(join(tmpdir(), 'vikray-sqlite-'));
  const template = join(folder, 'template.sqlite');
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await migrateAndClose(openDatabase({ file: template }));
  } catch (error) {
    await remove();
    throw error;
  }
  return { supply: { engine: 'sqlite', folder, template }, description: `SQLite, in ${folder}`, remove };
}

/** A file in its own folder: a copy of the template, or not yet created. */
export async function copySqlite(folder: string, template: string | undefined) {
  const own = await mkdtemp(join(folder, 'test-'));
  const file = join(own, 'vikray.db');
  if (template) await copyFile(template, file);
  return { settings: { file }, drop: () => rm(own, { recursive: true, force: true }) };
}
