import { useQuery } from '@tanstack/react-query';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { useLogin } from '../platform/login.ts';
import { alwaysReload, queryOf } from '../platform/queries.ts';
import { useFollowUp } from './follow-up-queries.ts';
import type { MailAbout, MailFacts, MailPaper } from './mail-form.ts';

/** Everything that the form of a mail needs; undefined while it loads. Read whenever the form opens. */
export function useMailFacts(quotation: Quotation, about: MailAbout | undefined) {
  const signatory = useLogin();
  const followUp = useFollowUp(quotation.quotationId);
  const ofOrder = about?.kind === 'Order' ? { orderId: about.orderId } : { quotationId: quotation.quotationId };
  const goods = about?.kind === 'Dispatch' ? about.consignmentId : undefined;
  const ofQuotation = useQuery({
    ...queryOf('GetMailOptions', ofOrder),
    select: ([found]) => found,
    ...alwaysReload,
    enabled: goods === undefined,
  });
  const ofGoods = useQuery({
    ...queryOf('GetDispatchNews', { consignmentId: goods ?? 0 }),
    select: ([found]) => found,
    ...alwaysReload,
    enabled: goods !== undefined,
  });
  const options = goods === undefined ? ofQuotation : ofGoods;
  const templates = useQuery(queryOf('GetMailTemplate', {}));
  const facts: MailFacts | undefined =
    followUp.data && options.data && templates.data
      ? {
          quotation,
          about,
          papers: papersOf(about, { hasInvoice: ofGoods.data?.hasInvoice === 'Yes', isChanged: options.data.change > 0 }),
          signatory,
          followUp: followUp.data,
          options: options.data,
          templates: templates.data.rows,
        }
      : undefined;
  return { facts, error: followUp.error ?? options.error ?? templates.error, refetch: () => void followUp.refetch() };
}

/** The papers that a mail can carry besides files. */
function papersOf(
  about: MailAbout | undefined,
  { hasInvoice, isChanged }: { readonly hasInvoice: boolean; readonly isChanged: boolean },
): readonly MailPaper[] {
  if (about?.kind === 'Order') return isChanged ? ['Change', 'Order', 'Proforma', 'None'] : ['Order', 'Proforma', 'None'];
  if (about?.kind === 'Dispatch') return hasInvoice ? ['Invoice', 'Note', 'None'] : ['Note', 'None'];
  return [];
}
