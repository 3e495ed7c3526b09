import { customerPageMessages as say } from '@vikray/contract/quotation-links/customer-page-messages.ts';
import { isFinalAnswer, maxChanges } from '@vikray/contract/quotation-links/customer-answer.ts';
import { linkAccess, linkFacts, type LinkAccess } from '@vikray/contract/quotation-links/link-state.ts';
import { dateAt, slashedDate } from '@vikray/contract/platform/dates.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { Db } from '../platform/database/tables.ts';
import { findQuotation } from '../quotations/public.ts';
import { countChanges, findLastAnswer, type LastAnswer } from './link-answer-store.ts';
import type { LinkRow } from './quotation-link-store.ts';

/** What a customer can do by a link at an instant. */
export interface LinkStatus {
  readonly link: LinkRow;
  readonly quotation: Quotation;
  /** The day on which it is looked at. */
  readonly today: string;
  /** Why the link no longer opens its quotation; undefined while it does. */
  readonly closed: string | undefined;
  /** The sentence above the quotation; blank for none. */
  readonly notice: string;
  /** Why the customer can no longer answer; undefined while they can. */
  readonly settled: string | undefined;
  /** Why the customer can no longer ask for a change; undefined while they can. */
  readonly changesEnded?: string | undefined;
}

/** Reads what a customer can do by a link now; undefined when its quotation does not exist. */
export async function linkStatusOf(db: Db, link: LinkRow, now: string): Promise<LinkStatus | undefined> {
  const quotation = await findQuotation(db, link.quotation_id, now);
  if (!quotation) return undefined;
  const today = dateAt(now);
  const { shownStatus, preparedBy } = quotation;
  const access = linkAccess(linkFacts({ shownStatus, isWithdrawn: link.withdrawn_at !== null, expiresOn: link.expires_on }, today));
  const closed = closedBy(access, preparedBy);
  if (closed !== undefined) return { link, quotation, today, closed, notice: '', settled: closed };
  if (quotation.orderStatus !== '') return { link, quotation, today, closed, notice: say.ordered, settled: say.ordered };

  const { customerAnswer, customerAnsweredAt } = quotation;
  if (customerAnswer === '') return { link, quotation, today, closed, notice: '', settled: undefined };
  const answeredBefore = say.answeredBefore(slashedDate(dateAt(customerAnsweredAt)));
  const own = await findLastAnswer(db, link.id);
  const isFinal = isFinalAnswer(customerAnswer);
  const areChangesUsedUp = (await countChanges(db, quotation.quotationId)) >= maxChanges;
  const settled = isFinal ? answeredBefore : undefined;
  const changesEnded = areChangesUsedUp ? answeredBefore : undefined;
  const isOwnAnswer = own && isFinalAnswer(own.answer) === isFinal;
  const notice = isOwnAnswer ? thanksFor(own, preparedBy) : (settled ?? '');
  return { link, quotation, today, closed, notice, settled, changesEnded };
}

function closedBy(access: LinkAccess, preparer: string): string | undefined {
  switch (access) {
    case 'Open':
      return undefined;
    case 'Replaced':
      return say.replaced(preparer);
    case 'Quotation over':
      return say.noLongerValid;
    case 'Withdrawn':
    case 'Past its end':
      return say.linkExpired;
  }
}

function thanksFor({ answer, answeredAt }: LastAnswer, preparer: string): string {
  return say.thanks[answer](slashedDate(dateAt(answeredAt)), preparer);
}
