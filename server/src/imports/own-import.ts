import { importKinds, importRights, type ImportKind, type ImportRun } from '@vikray/contract/imports/import.ts';
import type { Context } from '../platform/handler.ts';
import { findImport } from './import-store.ts';

/** The kinds that a user may import. */
export function kindsFor(rights: ReadonlySet<string>): ImportKind[] {
  return importKinds.filter((kind) => rights.has(importRights[kind]));
}

type CallContext = Pick<Context<'StartImport' | 'TakeBackImport'>, 'db' | 'user' | 'fail'>;

/** An import that the user may start and take back. */
export async function getOwnImport({ db, user, fail }: CallContext, importId: number): Promise<ImportRun> {
  const found = await findImport(db, importId);
  if (!found || found.state === 'Checking') throw fail('ImportNotFound');
  if (!user.rights.has(importRights[found.kind])) throw fail('Forbidden');
  return found;
}
