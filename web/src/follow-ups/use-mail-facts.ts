import { useQuery } from '@tanstack/react-query';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { useLogin } from '../platform/login.ts';
import { alwaysReload, queryOf } from '../platform/queries.ts';
import { useFollowUp } from './follow-up-queries.ts';
import type { MailFacts } from './mail-form.ts';

/** Everything that the form of a mail needs; undefined while it loads. Read whenever the form opens. */
export function useMailFacts(quotation: Quotation) {
  const signatory = useLogin();
  const followUp = useFollowUp(quotation.quotationId);
  const options = useQuery({
    ...queryOf('GetMailOptions', { quotationId: quotation.quotationId }),
    select: ([found]) => found,
    ...alwaysReload,
  });
  const templates = useQuery(queryOf('GetMailTemplate', {}));
  const facts: MailFacts | undefined =
    followUp.data && options.data && templates.data
      ? { quotation, signatory, followUp: followUp.data, options: options.data, templates: templates.data.rows }
      : undefined;
  return { facts, error: followUp.error ?? options.error ?? templates.error, refetch: () => void followUp.refetch() };
}
