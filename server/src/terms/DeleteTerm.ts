import { handler } from '../platform/handler.ts';
import { findTerm, refreshSearchText, updateTerm } from './term-store.ts';

export const DeleteTerm = handler('DeleteTerm', async ({ db, input, user, now, fail, record }) => {
  const before = await findTerm(db, input.termId);
  if (!before) throw fail('TermNotFound');
  if (input.version !== undefined && input.version !== before.version) throw fail('VersionConflict');

  if (!(await updateTerm(db, before, { status: 'Deleted' }, { userId: user.userId, now }))) throw fail('VersionConflict');
  await refreshSearchText(db, input.termId);
  record({ record: 'term', id: input.termId, before });
  return [{ termsId: input.termId }];
});
