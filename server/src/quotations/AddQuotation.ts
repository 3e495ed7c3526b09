import { dateAt } from '@vikray/contract/platform/dates.ts';
import { isQuotable, quotableDates } from '@vikray/contract/quotations/quotable-dates.ts';
import { quotationHistory } from '@vikray/contract/quotations/quotation-messages.ts';
import type { PrintedParties } from '@vikray/contract/quotations/printed-parties.ts';
import { isPossibleValidity } from '@vikray/contract/quotations/quotation.ts';
import { changeDeal, findDeal, insertQuotedDeal, isOnlyEnquiry, type DealRow } from '../deals/public.ts';
import { sendTogether } from '../platform/database/send-together.ts';
import type { Db } from '../platform/database/tables.ts';
import { handler } from '../platform/handler.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { getLoginRecord } from '../users/public.ts';
import { costedContents } from './contents/costed-contents.ts';
import { findNewProducts } from './contents/printed-lines.ts';
import { findSides, partiesOf } from './contents/quotation-parties.ts';
import { refreshStanding } from './deal-standing.ts';
import { nextDocumentNumber } from './document-number.ts';
import { keptTax } from './contents/kept-tax.ts';
import { discardDraft } from './drafts/draft-store.ts';
import { asProduct, insertLines } from './contents/quotation-line-store.ts';
import { findQuotation, insertQuotation } from './quotation-store.ts';
import { sharedHistory } from './shared-history.ts';

export const AddQuotation = handler('AddQuotation', async ({ db, input, user, now, fail, record }) => {
  const validUntil = input.validUntil ?? '';
  if (!isQuotable(input.date, quotableDates(dateAt(now)))) throw fail('DateOutOfYear');
  if (!isPossibleValidity(input.date, validUntil)) throw fail('ValidityOutOfRange');
  const [sides, products, preparer, deal] = await sendTogether(
    db,
    (tx) => findSides(tx, input),
    (tx) => findNewProducts(tx, input.products),
    (tx) => getLoginRecord(tx, user.userId),
    async (tx) => (input.dealId === undefined ? undefined : findDeal(tx, input.dealId)),
  );
  const parties = partiesOf(sides, input, preparer);
  if (typeof parties === 'string') throw fail(parties);
  if (input.dealId !== undefined && !deal) throw fail('DealUnknown');
  if (deal && (deal.customer_id ?? parties.companyId) !== parties.companyId) throw fail('DealOfOther');
  if (input.copiedFromId !== undefined && !(await findQuotation(db, input.copiedFromId, now))) throw fail('OriginUnknown');

  const { lines, amounts, rates } = costedContents({ input, products, company: sides.company, fail });
  const tax = await keptTax(db, input, { ...sides, decidedBy: preparer.name, now });
  if (typeof tax === 'string') throw fail(tax);

  // The number comes last, so that others wait for it as briefly as possible.
  const number = await nextDocumentNumber(db, 'quotation', preparer, input.date);
  const stamp = { userId: user.userId, now };
  if (deal && !(await joinDeal(db, deal, { number, parties }, stamp))) throw fail('DealUnknown');
  const { companyId: customerId, companyName } = parties;
  const contact = sides.customer?.contacts.find(({ contactId }) => contactId === input.contactPersonId);
  const named = { number, customerId, companyName, ownerName: preparer.name, contact };
  const dealId = deal?.id ?? (await insertQuotedDeal(db, { ...named, amount: amounts.total_paise, validUntil }, stamp));
  const quotation = await insertQuotation(
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
  const { quotationId } = quotation;
  await sendTogether(
    db,
    (tx) => insertLines(tx, quotationId, lines),
    (tx) => discardDraft(tx, user.userId, input.draftId),
  );

  if (deal) await refreshStanding(db, dealId, now);
  record({
    record: 'quotation',
    id: quotationId,
    after: { ...quotation, lines: lines.map(asProduct) },
    summary: quotationHistory.prepared(number, amounts.total_paise),
    concerns: sharedHistory({ companyId: customerId, dealId }),
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
