import { termMessages as say } from '@vikray/contract/terms/term-messages.ts';
import type { Term } from '@vikray/contract/terms/term.ts';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { useDialogEdit } from '../ui/forms/use-dialog-edit.tsx';
import type { Versioned } from '../ui/forms/use-record-edit.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { changedTermOf, fieldLabels, formOf, type TermForm } from './term-form.ts';
import { refreshTerms, reloadTerm } from './term-queries.ts';
import { TermModal } from './TermModal.tsx';

interface EditTermModalProps {
  readonly term: Term;
  readonly onClose: () => void;
}

function versionedOf(term: Term): Versioned<TermForm> {
  return { version: term.version, form: formOf(term) };
}

export function EditTermModal({ term, onClose }: EditTermModalProps) {
  const login = useLogin();
  const edit = useDialogEdit({
    draftName: `edit-term-${term.termsId}`,
    saved: term,
    versionedOf,
    reload: async () => reloadTerm(term),
    labels: fieldLabels,
    onClose,
  });
  const { form, version } = edit;
  const update = useSubmit('UpdateTerm');

  async function submit(): Promise<void> {
    const updated = await update.send(edit.entries, () => changedTermOf(form, { ...term, version }, login));
    // Also when refused: the term may no longer be as shown.
    void refreshTerms();
    if (!updated) return;
    notify.success(say.updated);
    edit.close();
  }

  return (
    <TermModal
      title="Alter Terms Details"
      submitLabel="Update Terms"
      form={form}
      onChange={edit.change}
      {...edit.shownOf(update)}
      onSubmit={() => void submit()}
      onClose={edit.close}
    />
  );
}
