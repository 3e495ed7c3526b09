import { handler } from '../platform/handler.ts';
import { insertTerm, refreshSearchText, termColumns } from './term-store.ts';

export const AddTerm = handler(
  'AddTerm',
  async ({ db, input, user, now, record }) => {
    const termsId = await insertTerm(db, termColumns(input), { userId: user.userId, now });
    const after = await refreshSearchText(db, termsId);
    record({ record: 'term', id: termsId, after });
    return [{ termsId }];
  },
  { violations: { terms_once: 'TermAlreadyPresent' } },
);
