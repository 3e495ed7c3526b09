import { handler } from '../platform/handler.ts';
import { findImport, listImports } from './import-store.ts';
import { kindsFor, shownTo } from './own-import.ts';

export const GetImports = handler('GetImports', async ({ db, input, user }) => {
  const kinds = kindsFor(user.rights).filter((kind) => input.kind === undefined || kind === input.kind);
  if (input.importId === undefined) return (await listImports(db, kinds)).map((run) => shownTo(user, run));
  const found = await findImport(db, input.importId);
  return found && found.state !== 'Checking' && kinds.includes(found.kind) ? [shownTo(user, found)] : [];
});
