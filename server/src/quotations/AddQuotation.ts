import { dateAt } from '@vikray/contract/platform/dates.ts';
import { planOf } from '@vikray/contract/money/payment-plan.ts';
import { isQuotable, quotableDates } from '@vikray/contract/quotations/quotable-dates.ts';
import { quotationHistory } from '@vikray/contract/quotations/quotation-messages.ts';
import { enteredTexts } from '@vikray/contract/quotations/quotation-entry.ts';
import type { PrintedParties } from '@vikray/contract/quotations/printed-parties.ts';
import { isPossibleValidity } from '@vikray/contract/quotations/quotation.ts';
import { changeDeal, findDeal, insertQuotedDeal, isOnlyEnquiry, type DealRow } from '../deals/public.ts';
import type { Db } from '../platform/database/tables.ts';
import { handler } from '../platform/handler.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { getLoginRecord } from '../users/public.ts';
import { costedContents } from './contents/costed-contents.ts';
import { findNewProducts } from './contents/printed-lines.ts';
import { findCompanyAndCustomer, partiesOf } from './contents/quotation-parties.ts';
import { refreshDealSummary } from './deal-summary.ts';
import { nextDocumentNumber } from './document-number.ts';
import { resolveTax } from './contents/quotation-tax.ts';
import { discardDraft } from './drafts/draft-store.ts';
import { asProduct, insertLines } from './contents/quotation-line-store.ts';
import { findQuotation, insertQuotation } from './quotation-store.ts';
import { sharedHistory } from './shared-history.ts';

export const AddQuotation = handler('AddQuotation', async ({ db, input, user, now, fail, record }) => {
  const texts = enteredTexts(input);
  if (!isQuotable(input.date, quotableDates(dateAt(now)))) throw fail('DateOutOfYear');
  if (!isPossibleValidity(input.date, texts.validUntil)) throw fail('ValidityOutOfRange');
  const records = await findCompanyAndCustomer(db, input);
  const products = await findNewProducts(db, input.products);
  const preparer = await getLoginRecord(db, user.userId);
  const deal = input.dealId === undefined ? undefined : await findDeal(db, input.dealId);
  const parties = partiesOf(records, input, preparer);
  if (typeof parties === 'string') throw fail(parties);
  if (input.dealId !== undefined && !deal) throw fail('DealUnknown');
  if (deal && (deal.customer_id ?? parties.companyId) !== parties.companyId) throw fail('DealOfOther');
  if (input.copiedFromId !== undefined && !(await findQuotation(db, input.copiedFromId, now))) throw fail('OriginUnknown');

  const { lines, ...costed } = await costedContents({ db, input, products, company: records.company, fail });
  const tax = await resolveTax(db, input, { ...records, decidedBy: preparer.name, now });
  if (typeof tax === 'string') throw fail(tax);

  // The number comes last, so that others wait for it as briefly as possible.
  const number = await nextDocumentNumber(db, 'quotation', preparer, input.date);
  const stamp = { userId: user.userId, now };
  const contact = records.customer?.contacts.find(({ contactId }) => contactId === input.contactPersonId);
  const named = { number, parties, ownerName: preparer.name, contact, amount: costed.amounts.total_paise, validUntil: texts.validUntil };
  const dealId = await dealOf(db, deal, named, stamp);
  if (dealId === undefined) throw fail('DealUnknown');
  const head = { number, baseNumber: number, revision: 0, revisionReason: '', dealId, copiedFromId: input.copiedFromId };
  const contents = { date: input.date, texts, parties, tax, paymentPlan: planOf(input.paymentPlan ?? []), ...costed };
  const quotation = await insertQuotation(db, { ...head, ...contents }, stamp);
  const { quotationId } = quotation;
  await insertLines(db, quotationId, lines);
  await discardDraft(db, user.userId, input.draftId);
  if (deal) await refreshDealSummary(db, dealId, now);
  record({
    record: 'quotation',
    id: quotationId,
    after: { ...quotation, lines: lines.map(asProduct) },
    summary: quotationHistory.prepared(number, quotation.totalAmount),
    relatedRecords: sharedHistory({ companyId: parties.companyId, dealId }),
  });
  return [{ quotationId, dealId }];
});

/** What the deal of a new quotation shows. */
interface QuotedDeal extends Omit<Parameters<typeof insertQuotedDeal>[1], 'customerId' | 'companyName'> {
  readonly parties: PrintedParties;
}

/**
 * The deal of a new quotation: the chosen one, else a new one. A chosen deal takes the name of the customer; its first quotation also gives
 * it a number and a customer, and reopens its enquiry. Undefined when the chosen deal no longer exists.
 */
async function dealOf(
  db: Db,
  deal: DealRow | undefined,
  { parties, ...quoted }: QuotedDeal,
  stamp: WriteStamp,
): Promise<number | undefined> {
  const { companyId: customerId, companyName } = parties;
  if (!deal) return insertQuotedDeal(db, { ...quoted, customerId, companyName }, stamp);
  const first = isOnlyEnquiry(deal) ? { number: quoted.number, customerId, reopens: true } : {};
  return (await changeDeal(db, deal.id, { companyName, ...first }, stamp)) ? deal.id : undefined;
}
