import { useState } from 'react';
import { layOver } from './lay-over.ts';
import { useDraft } from './use-draft.ts';

/** A record as its form shows it, with the version that a change of it is made upon. */
export interface Versioned<Form> {
  readonly version: number;
  readonly form: Form;
}

interface Edit<Form> extends Versioned<Form> {
  /** The record that the changes are based on. */
  readonly base: Form;
}

/**
 * A saved record that is looked at and, once edited, changed. What was entered is kept as a draft under `draftName` until it is saved
 * or cancelled; the draft stays based on the record as it was at its first change, so that the server notices when somebody else
 * was quicker. `begins` is for pages that edit from the start; `isPrivate` for records of which nothing may outlive the page.
 */
export function useRecordEdit<Form extends object>(draftName: string, saved: Versioned<Form>, { begins = false, isPrivate = false } = {}) {
  const [isEditing, setIsEditing] = useState(begins);
  const [changedByBoth, setChangedByBoth] = useState<readonly (keyof Form & string)[]>([]);
  const draft = useDraft<Edit<Form>>(draftName, { version: saved.version, base: saved.form, form: saved.form }, isPrivate ? nothing : undefined);
  const { version, base, form } = draft.form;

  return {
    isEditing,
    form: isEditing ? form : saved.form,
    version,
    /** The record that the changes are based on. */
    base,
    changedByBoth,
    begin: () => setIsEditing(true),
    change: (changed: Partial<Form>) => draft.change(({ form: before }) => ({ form: { ...before, ...changed } })),
    /** Lays the changes over the record as it is now, to be looked over before they are submitted; `reset` is what must be entered anew. */
    rebase(now: Versioned<Form>, reset: Partial<Form>) {
      const laidOver = layOver(base, form, now.form);
      draft.change({ version: now.version, base: now.form, form: { ...laidOver.form, ...reset } });
      setChangedByBoth(laidOver.changedByBoth);
    },
    /** Ends editing and forgets the changes. */
    end() {
      draft.clear();
      setChangedByBoth([]);
      setIsEditing(false);
    },
  };
}

function nothing(): undefined {
  return undefined;
}
