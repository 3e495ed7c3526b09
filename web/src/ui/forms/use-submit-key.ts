import type { RefObject } from 'react';
import { submitForm } from '../keys/enter-goes-on.ts';
import { useKeys } from '../keys/use-keys.ts';

interface SubmitKey {
  /** The text of the button that submits the form; undefined while there is nothing to submit. */
  readonly button: string | undefined;
  /** Whether the focus must be inside the form, as for a note beside other parts of a page. */
  readonly isInline?: boolean;
}

/** Ctrl+Enter submits the form: the next step, or Submit. Of two forms on a page, the one with the focus. */
export function useSubmitKey(form: RefObject<HTMLFormElement | null>, { button, isInline = false }: SubmitKey): void {
  const submit = () => submitForm(document.activeElement?.closest('form') ?? form.current);
  useKeys([{ key: 'Ctrl+Enter', does: button ?? '', act: button === undefined ? undefined : submit }], isInline ? form : undefined);
}
