import { consignmentHistory } from '@vikray/contract/consignments/consignment-messages.ts';
import { registeredPaper } from '@vikray/contract/consignments/registered-paper.ts';
import { handler } from '../platform/handler.ts';
import { creditedAmong } from './credited-consignments-store.ts';
import { setVoid } from './change-papers-store.ts';
import { changeOf, consignmentToChange } from './consignment-change.ts';
import { contentFrom, paperFacts } from './paper-facts.ts';
import { findPaper, storeFinalContent } from './paper-file-store.ts';
import { voidPaper } from './issued-paper-store.ts';

export const VoidInvoice = handler('VoidInvoice', async ({ db, input, user, now, fail, record }) => {
  const before = await consignmentToChange({ db, input, fail });
  if (before.paperState === 'Void') throw fail('VoidBefore');
  if (before.paperState !== 'Issued') throw fail('NoInvoice');
  const { consignmentId, paper, invoiceNumber } = before;
  if (!(await setVoid(db, before, { userId: user.userId, now }))) throw fail('VersionConflict');
  // After the update, so that a credit note of the same time has been stored or must wait.
  if ((await creditedAmong(db, [consignmentId])).size > 0) throw fail('Credited');
  const stored = await findPaper(db, { consignmentId, kind: 'invoice' });
  const facts = await paperFacts(db, consignmentId);
  if (stored && facts) await storeFinalContent(db, stored.id, registeredPaper(stored.content ?? contentFrom(facts, stored), before));
  await voidPaper(db, { consignmentId, kind: 'invoice' }, input.reason);
  record(await changeOf(db, before, consignmentHistory.voided(paper, invoiceNumber, input.reason)));
  return [{ consignmentId }];
});
