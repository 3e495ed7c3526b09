import { quotationMessages } from '@vikray/contract/quotations/quotation-messages.ts';
import { mailObstacle } from '@vikray/contract/quotations/quotation-status.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Context } from '../platform/handler.ts';
import { findCurrentNumber, findQuotation } from '../quotations/public.ts';

interface Asked {
  readonly quotationId: number;
  readonly now: string;
  /** Whether the request asks for more than the documented letter. */
  readonly hasChoices: boolean;
}

/**
 * The quotation that a mail may be about now. Refuses one that is pending, void, replaced or lost, and a request with choices also for one
 * that is ordered. The documented letter refuses a void quotation with its own sentence.
 */
export async function quotationToMail(
  db: Db,
  { quotationId, now, hasChoices }: Asked,
  fail: Context<'SendMailer'>['fail'],
): Promise<Quotation> {
  const quotation = await findQuotation(db, quotationId, now);
  if (!quotation) throw fail('QuotationNotFound');
  const { status, shownStatus, orderStatus, baseNumber } = quotation;
  const obstacle = mailObstacle(status);
  if (obstacle) throw fail(hasChoices && status === 'Void' ? 'QuotationNotOpen' : obstacle);
  if (shownStatus === 'Superseded') throw fail('QuotationReplaced', quotationMessages.replacedBy(await findCurrentNumber(db, baseNumber)));
  if (shownStatus === 'Lost' || (hasChoices && orderStatus !== '')) throw fail('QuotationNotOpen');
  return quotation;
}
