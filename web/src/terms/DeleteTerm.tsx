import { termMessages as say } from '@vikray/contract/terms/term-messages.ts';
import type { Term } from '@vikray/contract/terms/term.ts';
import { notify } from '../platform/notify.tsx';
import { ConfirmDialog } from '../ui/page/ConfirmDialog.tsx';
import { useLastDefined } from '../ui/lists/use-last-defined.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { refreshTerms } from './term-queries.ts';

interface DeleteTermProps {
  /** The term to delete; undefined while the question is closed. */
  readonly term: Term | undefined;
  readonly onDone: () => void;
}

/** Asks before a term is deleted. */
export function DeleteTerm({ term, onDone }: DeleteTermProps) {
  const deletion = useSubmit('DeleteTerm');
  const shown = useLastDefined(term);

  async function remove({ termsId, version }: Term): Promise<void> {
    const deleted = await deletion.send({ termsId, version }, () => ({ termId: termsId, version }));
    if (deleted) notify.success(say.deleted);
    // Also when refused: the term is no longer as shown.
    await refreshTerms();
    onDone();
  }

  if (!shown) return null;
  const record = (
    <>
      <strong>{shown.category}</strong>
      <span>{shown.description}</span>
    </>
  );
  return (
    <ConfirmDialog
      isOpen={term !== undefined}
      title={say.confirmDeleteTitle}
      sentence={say.confirmDelete}
      record={record}
      isDanger
      isBusy={deletion.isBusy}
      onYes={() => void remove(shown)}
      onNo={onDone}
    />
  );
}
