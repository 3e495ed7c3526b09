import { quotationMessages } from '@vikray/contract/quotations/quotation-messages.ts';
import { mailObstacle } from '@vikray/contract/quotations/quotation-status.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Context } from '../platform/handler.ts';
import { findCurrentNumber, findQuotation } from '../quotations/public.ts';

/** The quotation that a mail may be about now. Refuses one that is pending, void, replaced or lost. */
export async function quotationToMail(db: Db, quotationId: number, now: string, fail: Context<'SendMailer'>['fail']): Promise<Quotation> {
  const quotation = await findQuotation(db, quotationId, now);
  if (!quotation) throw fail('QuotationNotFound');
  const obstacle = mailObstacle(quotation.status);
  if (obstacle) throw fail(obstacle);
  if (quotation.shownStatus === 'Superseded')
    throw fail('QuotationReplaced', quotationMessages.replacedBy(await findCurrentNumber(db, quotation.baseNumber)));
  if (quotation.shownStatus === 'Lost') throw fail('QuotationNotOpen');
  return quotation;
}
