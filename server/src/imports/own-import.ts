import { importKinds, importRights, type ImportKind } from '@vikray/contract/imports/import.ts';
import { deletionRights, type ShownImport } from '@vikray/contract/imports/take-back.ts';
import type { Context } from '../platform/handler.ts';
import type { SignedIn } from '../platform/identity.ts';
import { findImport, type StoredImport } from './import-store.ts';

/** The kinds that a user may import. */
export function kindsFor(rights: ReadonlySet<string>): ImportKind[] {
  return importKinds.filter((kind) => rights.has(importRights[kind]));
}

/** Whether a user may take an import back: with the right to import, their own; with the right to delete such records, any. */
export function mayTakeBack({ kind, startedById }: StoredImport, { userId, rights }: Pick<SignedIn, 'userId' | 'rights'>): boolean {
  const deletion = deletionRights[kind];
  return rights.has(importRights[kind]) && (startedById === userId || deletion === undefined || rights.has(deletion));
}

/** An import as the user sees it. */
export function shownTo(user: Pick<SignedIn, 'userId' | 'rights'>, run: StoredImport): ShownImport {
  return { ...run, mayTakeBack: mayTakeBack(run, user) ? 'Yes' : 'No' };
}

type CallContext = Pick<Context<'StartImport' | 'TakeBackImport'>, 'db' | 'user' | 'fail'>;

/** An import of a kind that the user may import. */
export async function getImport({ db, user, fail }: CallContext, importId: number): Promise<StoredImport> {
  const found = await findImport(db, importId);
  if (!found || found.state === 'Checking') throw fail('ImportNotFound');
  if (!user.rights.has(importRights[found.kind])) throw fail('Forbidden');
  return found;
}
