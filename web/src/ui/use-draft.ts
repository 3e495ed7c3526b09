import { useEffect, useState } from 'react';
import { useLogin } from '../platform/login.ts';

/**
 * The entries of a form, kept until they are submitted: they survive a reload, a failed submit and a look at another page.
 * A chosen file cannot be kept and must be chosen again after a reload. Each tab and each user has drafts of their own. Until something is entered, the form shows `untouched`.
 * `keptOf` leaves out what must not outlive the page, such as a password, or, with nothing, everything.
 */
export function useDraft<Form extends object>(name: string, untouched: Form, keptOf: (form: Form) => Partial<Form> | undefined = whole) {
  const { userId } = useLogin();
  const key = `vikray.draft.${userId}.${name}`;
  const [entered, setEntered] = useState(() => readDraft(key, untouched));

  useEffect(() => {
    const kept = entered && keptOf(entered);
    if (kept) sessionStorage.setItem(key, JSON.stringify(kept, withoutFiles));
  }, [key, entered, keptOf]);

  return {
    form: entered ?? untouched,
    /** Enters values, or what follows from those entered before. */
    change: (changed: Partial<Form> | ((before: Form) => Partial<Form>)) =>
      setEntered((before = untouched) => ({ ...before, ...(typeof changed === 'function' ? changed(before) : changed) })),
    /** Forgets what was entered. */
    clear: () => {
      sessionStorage.removeItem(key);
      setEntered(undefined);
    },
  };
}

function whole<Form>(form: Form): Form {
  return form;
}

function withoutFiles(_name: string, value: unknown): unknown {
  return value instanceof File ? undefined : value;
}

/** What was entered before, unless an older release kept it in another shape. */
function readDraft<Form extends object>(key: string, untouched: Form): Form | undefined {
  const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
  if (typeof kept !== 'object' || kept === null) return undefined;
  const isOfThisShape = Object.keys(kept).every((field) => field in untouched);
  // Written by the same form: its fields are the form's own.
  return isOfThisShape ? { ...untouched, ...(kept as Partial<Form>) } : undefined;
}
