import type { CallFailure } from '../../platform/call-failure.ts';
import { useRecordEdit, type Versioned } from './use-record-edit.ts';
import { VersionConflict } from './VersionConflict.tsx';

/** A submit, as `useSubmit` answers it. */
interface Submit {
  readonly refusalOf: (entries: object) => CallFailure | undefined;
  readonly isBusy: boolean;
}

interface DialogEdit<Saved, Form extends object> {
  /** Names the dialog and the record. */
  readonly draftName: string;
  /** The record as it is known now. */
  readonly saved: Saved;
  readonly versionedOf: (saved: Saved) => Versioned<Form>;
  /** Reads the record again; undefined when it no longer exists. May fail as `call` does. */
  readonly reload: () => Promise<Saved | undefined>;
  readonly labels: Readonly<Record<keyof Form & string, string>>;
  readonly onClose: () => void;
}

/**
 * The entries of a dialog that changes a record, which it discards when it closes. They outlast a reload and the end of a session. They
 * stay based on the record at their first change. When someone else has saved it since, the user loads it again and keeps them, as on a
 * page. A dialog that opens again shows the entries that were kept, unless they are based on another version than the record has now.
 */
export function useDialogEdit<Saved, Form extends object>({
  draftName,
  saved,
  versionedOf,
  reload,
  labels,
  onClose,
}: DialogEdit<Saved, Form>) {
  const now = versionedOf(saved);
  const edit = useRecordEdit(draftName, now, { begins: true });
  const { form, base, version, change, isLoadingAgain, broughtBack } = edit;
  // Answered before anything is shown, so that no field begins with entries that do not apply.
  if (broughtBack && version === now.version) broughtBack.resume();
  else broughtBack?.discard();

  const entries = { form, version };
  return {
    form,
    /** The record that the entries are based on. */
    base,
    version,
    change,
    /** What the entries of a submit are. */
    entries,
    /**
     * What the form shows of its submit, and whether something was entered. When someone else has changed the record, a note above the
     * fields says so in place of the refusal.
     */
    shownOf({ refusalOf, isBusy }: Submit) {
      const refusal = refusalOf(entries);
      return {
        note: (
          <VersionConflict
            refusal={refusal}
            version={version}
            changedByBoth={edit.changedByBoth.map((field) => labels[field])}
            isLoading={isLoadingAgain}
            onLoadAgain={() => void edit.loadAgain(async () => reload().catch(() => undefined), versionedOf)}
          />
        ),
        refusal: refusal?.code === 'VersionConflict' ? undefined : refusal,
        isBusy: isBusy || isLoadingAgain,
        isChanged: edit.isChanged,
      };
    },
    /** Closes the dialog and discards the entries. */
    close() {
      edit.discard();
      onClose();
    },
  };
}
