import { useDraft } from './use-draft.ts';

/**
 * The entries of a dialog, which discards them when it closes, after it has asked. A reload, or a session that ends, closes nothing: the
 * dialog opens with the same entries again. It needs no notice, because it shows them. `name` also names the record that the dialog is
 * about.
 */
export function useDialogDraft<Form extends object>(name: string, untouched: Form, onClose: () => void) {
  const { form, change, changedAt, clear } = useDraft(name, untouched);

  function close(): void {
    clear();
    onClose();
  }

  return { form, change, isChanged: changedAt !== undefined, close };
}
