import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { useLogin } from '../../platform/login.ts';
import { useSubmit } from '../../ui/forms/use-submit.ts';
import { raceDetails } from '../quotation-race.ts';
import { ChangedQuotation } from './ChangedQuotation.tsx';
import { quotationChangeOf } from './quotation-request.ts';
import { useQuotationChange, type ChangePageProps } from './use-quotation-change.ts';

/** Replaces the contents of a pending quotation. */
export function EditQuotation(props: ChangePageProps) {
  const { quotation } = props.opened;
  const login = useLogin();
  const entries = useQuotationChange(props);
  const { form, draft } = entries;
  const update = useSubmit('UpdateQuotation', { detailsOf: raceDetails(quotation.quotationId) });

  async function submit(): Promise<void> {
    const saved = await update.send(form, async () => ({ ...quotationChangeOf(form, quotation, login), draftId: await draft.forSubmit() }));
    if (!saved) return draft.resume();
    entries.leave(say.updated, quotation);
  }

  return (
    <ChangedQuotation
      title={say.editTitle(quotation.number)}
      operation="UpdateQuotation"
      changes={{ kind: 'edit', quotation }}
      entries={entries}
      onSubmit={() => void submit()}
      isBusy={update.isBusy}
      refusal={update.refusalOf(form)}
    />
  );
}
