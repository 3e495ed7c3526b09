import { answerHistory } from '@vikray/contract/quotation-links/quotation-link-messages.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { findDeal } from '../deals/public.ts';
import { addNotice } from '../notices/public.ts';
import { writeAudit } from '../platform/audit.ts';
import type { Db } from '../platform/database/tables.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { HandlerSettings } from '../platform/handler.ts';
import { findQuotation, findSentHash, getPreparer, sharedHistory, storeAnswer } from '../quotations/public.ts';
import { activeUsersAmong, listAdministrators } from '../users/public.ts';
import { answerNotice } from './answer-notice.ts';
import { queueAnswerMails } from './answer-mail-store.ts';
import { isRepeat, type PostedAnswer } from './is-repeat.ts';
import { insertAnswer } from './link-answer-store.ts';
import { lockOpenLink, type LinkRow } from './quotation-link-store.ts';

/** What is stored about the caller as proof. */
export interface Answerer {
  readonly address: string;
  readonly browser: string;
}

/** The author of whatever a customer does by a link. */
export const byLink = { actor: 'Customer by link' } as const;

interface Answering {
  readonly db: Db;
  readonly link: LinkRow;
  readonly given: PostedAnswer;
  readonly by: Answerer;
  readonly now: string;
  readonly settings: Pick<HandlerSettings, 'mail'>;
}

/**
 * Records an answer by a link and its history, and notifies the office, all or nothing. Returns false when the link or the quotation no
 * longer takes it. Of several answers at once, or an answer and a change by the office, only the first succeeds. One that is repeated
 * succeeds again and is recorded once.
 */
export async function answerQuotation({ db, link, given, by, now, settings }: Answering): Promise<boolean> {
  const { answer, name, designation, poNumber, lostReason, words } = given;
  const quotationId = link.quotation_id;
  return inTransaction(db, async (tx) => {
    if (!(await lockOpenLink(tx, link.id, dateAt(now)))) return false;
    if (await isRepeat(tx, link.id, given)) return true;
    const before = await findQuotation(tx, quotationId, now);
    const acceptedBy = [name, designation].filter(Boolean).join(', ');
    const said = { answer, words: [lostReason, words].filter(Boolean).join('. '), acceptedBy, poNumber };
    if (!(await storeAnswer(tx, quotationId, said, now))) return false;
    const after = await findQuotation(tx, quotationId, now);
    if (!after) return false;
    const answerId = await insertAnswer(tx, {
      link_id: link.id,
      quotation_id: quotationId,
      answered_at: now,
      answer,
      name,
      designation,
      po_number: poNumber,
      lost_reason: lostReason,
      words,
      ...by,
      pdf_hash: (await findSentHash(tx, quotationId)) ?? '',
    });
    const userIds = await whomToNotify(tx, after);
    await addNotice(tx, answerNotice(after, userIds));
    await queueAnswerMails(tx, settings, { answerId, userIds }, now);

    const { number, totalAmount } = after;
    const summary = answerHistory[answer](
      number,
      totalAmount,
      [acceptedBy, poNumber && `PO ${poNumber}`, said.words].filter(Boolean).join(', '),
    );
    const relatedRecords = sharedHistory(after);
    const change = { record: 'quotation', id: quotationId, name: number, before, after, kind: 'Link', summary, relatedRecords } as const;
    await writeAudit(tx, 'AnswerQuotation', byLink, now, [change]);
    return true;
  });
}

/** The preparer and the owner of the deal, each once. When both have left, the Administrators. */
async function whomToNotify(tx: Db, { quotationId, dealId }: Quotation): Promise<number[]> {
  const deal = await findDeal(tx, dealId);
  const responsible = [await getPreparer(tx, quotationId), ...(deal ? [deal.owner_id] : [])];
  const active = await activeUsersAmong(tx, responsible);
  return active.length > 0 ? active : (await listAdministrators(tx)).map(({ userId }) => userId);
}
