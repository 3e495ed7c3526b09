import { messages } from '@vikray/contract/platform/messages.ts';
import { useState } from 'react';
import { notify } from '../../platform/notify.tsx';
import { useLatest } from '../../platform/use-latest.ts';
import { mergeEdits } from './merge-edits.ts';

/** What the user has entered, and the record that it is based on. */
interface Entries<Form> {
  readonly base: Form;
  readonly form: Form;
}

/**
 * For a record that someone else has saved first. `loadAgain` reads it again and puts the user's entries on it, also those made while it
 * loads. Nothing may be submitted in the meantime.
 */
export function useLoadAgain<Form extends object>(entries: Entries<Form>) {
  const [isLoading, setIsLoading] = useState(false);
  const [changedByBoth, setChangedByBoth] = useState<readonly (keyof Form & string)[]>([]);
  const latest = useLatest(entries);

  /**
   * `reload` answers nothing when the record no longer exists. `put` takes the record as it is now, and its form with the entries on it.
   * Resolves to whether that has happened.
   */
  async function loadAgain<Saved extends { readonly form: Form }>(
    reload: () => Promise<Saved | undefined>,
    put: (now: Saved, merged: Form) => void,
  ): Promise<boolean> {
    setIsLoading(true);
    try {
      const now = await reload();
      if (!now) return false;
      const merged = mergeEdits(latest.current.base, latest.current.form, now.form);
      put(now, merged.form);
      setChangedByBoth(merged.changedByBoth);
      notify.warning(messages.changesKept);
      return true;
    } finally {
      setIsLoading(false);
    }
  }

  return {
    isLoading,
    /** The fields that both users have changed. */
    changedByBoth,
    loadAgain,
    forget: () => setChangedByBoth([]),
  };
}
