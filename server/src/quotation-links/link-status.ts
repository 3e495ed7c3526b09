import { customerPageMessages as say } from '@vikray/contract/quotation-links/customer-page-messages.ts';
import { isFinalAnswer, maxChanges } from '@vikray/contract/quotation-links/customer-answer.ts';
import { linkDoor, linkFacts, type LinkDoor } from '@vikray/contract/quotation-links/link-state.ts';
import { dateAt, slashedDate } from '@vikray/contract/platform/dates.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { Db } from '../platform/database/tables.ts';
import { findQuotation } from '../quotations/public.ts';
import { countChanges, findLastAnswer, type LastAnswer } from './link-answer-store.ts';
import type { LinkRow } from './quotation-link-store.ts';

/** What a link is good for at a moment. */
export interface LinkStatus {
  readonly link: LinkRow;
  readonly quotation: Quotation;
  /** Why the link no longer opens its quotation; undefined while it does. */
  readonly closed: string | undefined;
  /** What the customer is told above the quotation; blank for nothing. */
  readonly told: string;
  /** Why no answer is taken any more; undefined while one is. */
  readonly settled: string | undefined;
  /** Why no change can be asked for any more; undefined while one can. */
  readonly changesEnded?: string | undefined;
}

/** Reads what a link is good for now. */
export async function standingOf(db: Db, link: LinkRow, now: string): Promise<LinkStatus | undefined> {
  const quotation = await findQuotation(db, link.quotation_id, now);
  if (!quotation) return undefined;
  const { shownStatus, preparedBy } = quotation;
  const door = linkDoor(linkFacts({ shownStatus, isWithdrawn: link.withdrawn_at !== null, expiresOn: link.expires_on }, dateAt(now)));
  const closed = closedBy(door, preparedBy);
  if (closed !== undefined) return { link, quotation, closed, told: '', settled: closed };
  if (quotation.orderStatus !== '') return { link, quotation, closed, told: say.ordered, settled: say.ordered };

  const { customerAnswer, customerAnsweredAt } = quotation;
  if (customerAnswer === '') return { link, quotation, closed, told: '', settled: undefined };
  const answeredBefore = say.answeredBefore(slashedDate(dateAt(customerAnsweredAt)));
  const own = await findLastAnswer(db, link.id);
  const isFinal = isFinalAnswer(customerAnswer);
  const areChangesUsedUp = (await countChanges(db, quotation.quotationId)) >= maxChanges;
  const settled = isFinal ? answeredBefore : undefined;
  const changesEnded = areChangesUsedUp ? answeredBefore : undefined;
  const isOwnAnswer = own && isFinalAnswer(own.answer) === isFinal;
  const told = isOwnAnswer ? thanksFor(own, preparedBy) : (settled ?? '');
  return { link, quotation, closed, told, settled, changesEnded };
}

function closedBy(door: LinkDoor, preparer: string): string | undefined {
  switch (door) {
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
