import { termMessages as say } from '@vikray/contract/terms/term-messages.ts';
import type { Term } from '@vikray/contract/terms/term.ts';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { useDialogDraft } from '../ui/forms/use-dialog-draft.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { changedTermOf, formOf } from './term-form.ts';
import { refreshTerms } from './term-queries.ts';
import { TermModal } from './TermModal.tsx';

interface EditTermModalProps {
  readonly term: Term;
  readonly onClose: () => void;
}

export function EditTermModal({ term, onClose }: EditTermModalProps) {
  const login = useLogin();
  const { form, change, close } = useDialogDraft(`edit-term-${term.termsId}-${term.version}`, formOf(term), onClose);
  const update = useSubmit('UpdateTerm');

  async function submit(): Promise<void> {
    const updated = await update.send(form, () => changedTermOf(form, term, login));
    // Also when refused: the term may no longer be as shown.
    void refreshTerms();
    if (!updated) return;
    notify.success(say.updated);
    close();
  }

  return (
    <TermModal
      title="Alter Terms Details"
      submitLabel="Update Terms"
      form={form}
      onChange={change}
      refusal={update.refusalOf(form)}
      isBusy={update.isBusy}
      onSubmit={() => void submit()}
      onClose={close}
    />
  );
}
