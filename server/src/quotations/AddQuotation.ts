import { quotationHistory } from '@vikray/contract/quotations/quotation-messages.ts';
import type { PrintedParties } from '@vikray/contract/quotations/printed-parties.ts';
import { isPossibleValidity } from '@vikray/contract/quotations/quotation.ts';
import { changeDeal, findDeal, insertDeal, isOnlyEnquiry, type DealRow } from '../deals/public.ts';
import type { Db } from '../platform/database/tables.ts';
import { handler } from '../platform/handler.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { costedContents } from './costed-contents.ts';
import { isQuotable, partiesOf } from './quotation-details.ts';
import { refreshQuotation } from './deal-standing.ts';
import { nextDocumentNumber } from './document-number.ts';
import { keptTax } from './kept-tax.ts';
import { discardDraft } from './draft-store.ts';
import { findQuotation, insertLines, insertQuotation, listLines } from './quotation-store.ts';
import { sharedHistory } from './shared-history.ts';

export const AddQuotation = handler('AddQuotation', async ({ db, input, user, now, fail, record }) => {
  const validUntil = input.validUntil ?? '';
  if (!isQuotable(input.date, now)) throw fail('DateOutOfYear');
  if (!isPossibleValidity(input.date, validUntil)) throw fail('ValidityOutOfRange');
  const parties = await partiesOf(db, input, user.userId);
  if (typeof parties === 'string') throw fail(parties);
  const deal = input.dealId === undefined ? undefined : await findDeal(db, input.dealId);
  if (input.dealId !== undefined && !deal) throw fail('DealUnknown');
  if (deal && (deal.customer_id ?? parties.companyId) !== parties.companyId) throw fail('DealOfOther');
  if (input.copiedFromId !== undefined && !(await findQuotation(db, input.copiedFromId, now))) throw fail('OriginUnknown');

  const { lines, amounts, rates } = await costedContents({ db, input, fail });
  const tax = await keptTax(db, input, { userId: user.userId, now });
  if (typeof tax === 'string') throw fail(tax);

  // The number comes last, so that others wait for it as briefly as possible.
  const number = await nextDocumentNumber(db, 'quotation', user.userId, input.date);
  const stamp = { userId: user.userId, now };
  if (deal && !(await joinDeal(db, deal, { number, parties }, stamp))) throw fail('DealUnknown');
  const dealId = deal?.id ?? (await insertDeal(db, { number, customerId: parties.companyId, companyName: parties.companyName }, stamp));
  const quotationId = await insertQuotation(
    db,
    {
      number,
      baseNumber: number,
      revision: 0,
      revisionReason: '',
      date: input.date,
      validUntil,
      dealId,
      copiedFromId: input.copiedFromId,
      parties,
      amounts,
      tax,
      rates,
    },
    stamp,
  );
  if (lines.length > 0) await insertLines(db, quotationId, lines);
  await discardDraft(db, user.userId, input.draftId);

  const after = await refreshQuotation(db, quotationId, now);
  record({
    record: 'quotation',
    id: quotationId,
    after: { ...after, lines: await listLines(db, quotationId) },
    summary: quotationHistory.prepared(number, amounts.total_paise),
    concerns: sharedHistory({ companyId: parties.companyId, dealId }),
  });
  return [{ quotationId, dealId }];
});

/**
 * Gives a deal the name of the customer. Its first quotation also gives it a number and a customer, and opens its enquiry again. Returns
 * false when the deal has just gone.
 */
async function joinDeal(
  db: Db,
  deal: DealRow,
  { number, parties }: { readonly number: string; readonly parties: PrintedParties },
  stamp: WriteStamp,
): Promise<boolean> {
  const { companyId: customerId, companyName } = parties;
  const first = isOnlyEnquiry(deal) ? { number, customerId, reopens: true } : {};
  return changeDeal(db, deal.id, { companyName, ...first }, stamp);
}
