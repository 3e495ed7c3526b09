import { handler } from '../platform/handler.ts';
import { findTerm, refreshSearchText, termColumns, updateTerm } from './term-store.ts';

export const UpdateTerm = handler(
  'UpdateTerm',
  async ({ db, input, user, now, fail, record }) => {
    const before = await findTerm(db, input.id);
    if (!before) throw fail('TermNotFound');
    if (input.version !== undefined && input.version !== before.version) throw fail('VersionConflict');

    const change = { ...termColumns(input), status: 'Active' } as const;
    if (!(await updateTerm(db, before, change, { userId: user.userId, now }))) throw fail('VersionConflict');
    const after = await refreshSearchText(db, input.id);
    record({ record: 'term', id: input.id, before, after });
    return [{ termsId: input.id }];
  },
  { violations: { terms_once: 'TermAlreadyPresent' } },
);
