import { useCallback, useState } from 'react';
import { useLatest } from '../../platform/use-latest.ts';
import { isSame, mergeEdits } from './merge-edits.ts';
import { useDraft } from './use-draft.ts';
import { useLoadAgain } from './use-load-again.ts';

/** A record as its form shows it, with the version that a change is based on. */
export interface Versioned<Form> {
  readonly version: number;
  readonly form: Form;
}

/** What is stored of an edit. A field that must not outlive the page is missing in both forms and keeps the record's value. */
interface Edit<Form> {
  readonly version: number;
  /** The record that the changes are based on. */
  readonly base: Partial<Form>;
  readonly form: Partial<Form>;
}

interface RecordEditOptions<Form> {
  /** For pages that edit from the start. */
  readonly begins?: boolean;
  /** Leaves out what must not outlive the page; when it returns nothing, nothing is stored. */
  readonly storedOf?: (form: Partial<Form>) => Partial<Form> | undefined;
}

/**
 * Shows a saved record and lets the user edit it. Entries are stored as a draft under `draftName` until they are saved or cancelled. The
 * draft stays based on the record at its first change, so that the server notices when someone else has saved first. After the user has
 * left the page, the draft is `broughtBack`: the record is shown unchanged until the user continues with the draft.
 */
export function useRecordEdit<Form extends object>(
  draftName: string,
  saved: Versioned<Form>,
  { begins = false, storedOf = whole }: RecordEditOptions<Form> = {},
) {
  const [isEditing, setIsEditing] = useState(begins);
  const storedOfEdit = useCallback(
    ({ version, ...forms }: Edit<Form>): Edit<Form> | undefined => {
      const [base, form] = [storedOf(forms.base), storedOf(forms.form)];
      return base && form && !isSame(base, form) ? { version, base, form } : undefined;
    },
    [storedOf],
  );
  const draft = useDraft<Edit<Form>>(draftName, { version: saved.version, base: saved.form, form: saved.form }, { storedOf: storedOfEdit });
  const { version } = draft.form;
  const base: Form = { ...saved.form, ...draft.form.base };
  const form: Form = { ...saved.form, ...draft.form.form };
  const again = useLoadAgain({ base, form });
  const latest = useLatest(form);

  /** Discards the changes and continues editing. */
  function discard(): void {
    draft.clear();
    again.forget();
  }

  return {
    isEditing,
    form: isEditing ? form : saved.form,
    version,
    /** The record that the changes are based on. */
    base,
    changedByBoth: again.changedByBoth,
    isChanged: draft.changedAt !== undefined,
    begin: () => setIsEditing(true),
    change: (changed: Partial<Form>) => draft.change(({ form: before }) => ({ form: { ...before, ...changed } })),
    isLoadingAgain: again.isLoading,
    /**
     * Reads the record again and applies the changes to it, for review before they are submitted. `reload` answers nothing when the record
     * no longer exists. `reset` holds the fields that must be entered again. Resolves to whether the changes are applied.
     */
    async loadAgain<Saved>(
      reload: () => Promise<Saved | undefined>,
      versionedOf: (now: Saved) => Versioned<Form>,
      reset: Partial<Form> = {},
    ): Promise<boolean> {
      return again.loadAgain(
        async () => {
          const now = await reload();
          return now === undefined ? undefined : versionedOf(now);
        },
        ({ version: newest, form: now }, merged) => draft.change({ version: newest, base: now, form: { ...merged, ...reset } }),
      );
    },
    discard,
    /** Continues with the record as it was saved. What was entered since the form was `sent` stays. */
    goOn(sent: Form, now: Versioned<Form>): void {
      const kept = mergeEdits(sent, latest.current, now.form).form;
      discard();
      if (!isSame(kept, now.form)) draft.change({ version: now.version, base: now.form, form: kept });
    },
    /** Ends editing and discards the changes. */
    end() {
      discard();
      setIsEditing(false);
    },
    broughtBack: draft.broughtBack && {
      ...draft.broughtBack,
      discard,
      resume() {
        draft.broughtBack?.resume();
        setIsEditing(true);
      },
    },
    /** For the wizard of the form: the place of the draft, once the user continues with it. */
    wizard: isEditing ? draft.wizard : {},
  };
}

function whole<Form>(form: Form): Form {
  return form;
}
