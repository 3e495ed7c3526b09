import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { useLogin } from '../../platform/login.ts';
import { useRights } from '../../platform/rights.ts';
import { useSubmit } from '../../ui/forms/use-submit.ts';
import { raceDetails } from '../quotation-race.ts';
import { ChangedQuotation } from './ChangedQuotation.tsx';
import { newRevisionOf } from './quotation-request.ts';
import { RevisionFields } from './RevisionFields.tsx';
import { useQuotationChange, type ChangePageProps } from './use-quotation-change.ts';

/** Adds the next revision of an approved quotation. Holders of Approve Quotation may approve it at once. */
export function ReviseQuotation(props: ChangePageProps) {
  const { quotation } = props.opened;
  const login = useLogin();
  const mayApprove = useRights().has('Approve Quotation');
  const entries = useQuotationChange(props);
  const { form, draft } = entries;
  const revise = useSubmit('AddQuotationRevision', { detailsOf: raceDetails(quotation.quotationId) });
  // A draft may hold the tick of a user who has lost the right since.
  const isApproved = form.approvesAtOnce && mayApprove;

  async function submit(): Promise<void> {
    const saved = await revise.send(form, async () => ({
      ...newRevisionOf(form, quotation, login),
      ...(isApproved && { approve: 'Yes' as const }),
      draftId: await draft.forSubmit(),
    }));
    if (!saved) return draft.resume();
    entries.leave(isApproved ? say.revisedAndApproved : say.revised, saved[0] ?? quotation);
  }

  return (
    <ChangedQuotation
      title={say.reviseTitle(quotation.number)}
      operation="AddQuotationRevision"
      changes={{ kind: 'revise', quotation, Fields: RevisionFields }}
      entries={entries}
      onSubmit={() => void submit()}
      isBusy={revise.isBusy}
      refusal={revise.refusalOf(form)}
    />
  );
}
