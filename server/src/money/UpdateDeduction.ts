import { certificateEntered } from '@vikray/contract/money/deduction-messages.ts';
import { tdsKinds } from '@vikray/contract/money/receipt-words.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { lockRow } from '../platform/database/row-locks.ts';
import { handler } from '../platform/handler.ts';
import { findDeduction, setCertificate } from './deduction-store.ts';
import { moneyConcerns } from './money-history-store.ts';
import { findReceipt } from './receipt-store.ts';

export const UpdateDeduction = handler('UpdateDeduction', async ({ db, input, now, fail, record }) => {
  const { deductionId, version, certificate, certificatedOn } = input;
  const today = dateAt(now);
  const known = await findDeduction(db, deductionId);
  const receipt = known && (await findReceipt(db, known.receipt_id, today));
  if (!receipt) throw fail('DeductionNotFound');
  await lockRow(db, 'customers', receipt.customerId);
  if (receipt.isVoid === 'Yes') throw fail('ReceiptVoid');
  if (!tdsKinds.some((kind) => kind === known.kind)) throw fail('NotCertified');
  if (version !== undefined && version !== known.version) throw fail('VersionConflict');
  if (certificatedOn > today) throw fail('DateOutOfRange');
  if (!(await setCertificate(db, known, { certificate, certificatedOn }))) throw fail('VersionConflict');
  record({
    record: 'receipt',
    id: receipt.receiptId,
    before: receipt,
    after: receipt,
    summary: certificateEntered(certificate, receipt.number),
    ...(await moneyConcerns(db, { customerId: receipt.customerId, receiptIds: [receipt.receiptId] })),
  });
  return [{ deductionId }];
});
