import { termMessages as say } from '@vikray/contract/terms/term-messages.ts';
import type { TermCategory } from '@vikray/contract/terms/term.ts';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { useDialogDraft } from '../ui/forms/use-dialog-draft.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { newTermForm, newTermOf } from './term-form.ts';
import { refreshTerms } from './term-queries.ts';
import { TermModal } from './TermModal.tsx';

interface AddTermModalProps {
  /** The category that the list shows, preselected for a new term. */
  readonly category: TermCategory;
  readonly onClose: () => void;
}

export function AddTermModal({ category, onClose }: AddTermModalProps) {
  const login = useLogin();
  const { form, change, isChanged, close } = useDialogDraft('add-term', newTermForm(category), onClose);
  const add = useSubmit('AddTerm');

  async function submit(): Promise<void> {
    const added = await add.send(form, () => newTermOf(form, login));
    if (!added) return;
    notify.success(say.added);
    void refreshTerms();
    close();
  }

  return (
    <TermModal
      title="Terms Details"
      submitLabel="Add Terms"
      form={form}
      onChange={change}
      refusal={add.refusalOf(form)}
      isBusy={add.isBusy}
      isChanged={isChanged}
      onSubmit={() => void submit()}
      onClose={close}
    />
  );
}
