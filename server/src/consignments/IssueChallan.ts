import { consignmentHistory } from '@vikray/contract/consignments/consignment-messages.ts';
import { paperWords } from '@vikray/contract/consignments/paper-messages.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { handler } from '../platform/handler.ts';
import { setChallan } from './change-papers-store.ts';
import { findChallanPrefix } from './consignment-parties-store.ts';
import { changeOf, consignmentToChange } from './consignment-change.ts';
import { insertPaper } from './issued-paper-store.ts';
import { takeNumber } from './numbers-without-gap-store.ts';

export const IssueChallan = handler('IssueChallan', async ({ db, input, user, now, fail, record }) => {
  const before = await consignmentToChange({ db, input, fail });
  if (before.paperState === 'Cancelled') throw fail('Cancelled');
  if (before.challanNumber !== '') throw fail('ChallanIssued');
  const { consignmentId, companyForId: companyId } = before;
  const series = { companyId, kind: 'challan', date: dateAt(now) } as const;
  const number = await takeNumber(db, { ...series, prefix: await findChallanPrefix(db, companyId) });
  const stamp = { userId: user.userId, now };
  if (!(await setChallan(db, before, number, stamp))) throw fail('VersionConflict');
  await insertPaper(db, { ...series, consignmentId, title: paperWords.challan, number }, stamp);
  record(await changeOf(db, before, consignmentHistory.issued(paperWords.challan, number)));
  return [{ consignmentId, number }];
});
