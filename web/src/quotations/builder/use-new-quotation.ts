import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { call } from '../../platform/call.ts';
import { useLogin } from '../../platform/login.ts';
import { notify } from '../../platform/notify.tsx';
import { useRights } from '../../platform/rights.ts';
import { useDraftSubmit } from '../../ui/forms/use-draft-submit.ts';
import { savedNumber } from '../../ui/page/notice-actions.ts';
import { useIsHere } from '../../ui/page/use-is-here.ts';
import { notifyWaiting } from '../approvals/notify-waiting.ts';
import { useQuotationDraft } from '../drafts/use-quotation-draft.ts';
import { quotationNoticeActions } from '../quotation-notice-actions.ts';
import { refreshQuotations } from '../quotation-queries.ts';
import { withDealOfNow } from './copied-deal.ts';
import type { QuotationForm } from './quotation-form.ts';
import { newQuotationOf } from './quotation-request.ts';
import { useQuotationDefaults, withProposedTerms } from './use-quotation-defaults.ts';

export interface NewQuotationProps {
  /** Names the entries of this tab. */
  readonly draftName: string;
  /** The form before anything is entered. */
  readonly untouched: QuotationForm;
  /** Receives the id of the added quotation, if the server has answered it. Not called once the user has gone to another page. */
  readonly onAdded: (quotationId: number | undefined) => void;
}

/** The entries of a new quotation, which may begin with the contents of another one, and its submit. */
export function useNewQuotation({ draftName, untouched, onAdded }: NewQuotationProps) {
  const login = useLogin();
  const rights = useRights();
  const isHere = useIsHere();
  const draft = useQuotationDraft({ name: draftName, untouched });
  const { form, termsNote } = useQuotationDefaults(draft.form);
  const add = useDraftSubmit(draftName, 'AddQuotation');

  async function submit(): Promise<void> {
    const added = await add.send(form, async () => ({
      ...newQuotationOf(await withProposedTerms(await withDealOfNow(form)), login),
      draftId: await draft.forSubmit(),
    }));
    if (!added) return draft.resume();
    void refreshQuotations();
    void draft.end();
    const quotationId = added[0]?.quotationId;
    if (isHere()) onAdded(quotationId);
    if (quotationId === undefined) return notify.success(say.generated);
    const number = await savedNumber(call('GetQuotation', { quotationId }));
    notify.success(say.generated, { about: number, actions: quotationNoticeActions({ quotationId, status: 'Open' }) });
    void notifyWaiting(quotationId, rights.has('Approve Quotation'));
  }

  return { draft, form, termsNote, onSubmit: () => void submit(), isBusy: add.isBusy, refusal: add.refusalOf(form) };
}
