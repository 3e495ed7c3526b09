import { useEffect, useState } from 'react';
import * as z from 'zod';
import { useLogin } from '../../platform/login.ts';
import { tabEntry } from '../../platform/tab-entry.ts';
import type { WizardPlace } from './wizard-steps.ts';

/** Entries from before the user left the page, now restored. */
export interface BroughtBack {
  /** The time of the last change, as ISO text. */
  readonly changedAt: string;
  /** Continues with the entries and hides the bar. */
  readonly resume: () => void;
  /** Deletes the entries. */
  readonly discard: () => void;
}

interface Entered<Form> {
  readonly form: Partial<Form>;
  readonly changedAt: string;
}

interface DraftOptions<Form> {
  /** Leaves out what must not outlive the page, such as a password; when it returns nothing, nothing is stored. */
  readonly storedOf?: (form: Form) => Partial<Form> | undefined;
  /** Where a wizard begins, if not at its first step. The same object at every render. */
  readonly first?: WizardPlace;
}

const firstStep: WizardPlace = { step: 0, passed: [] };

/**
 * Keeps the entries of a form until they are submitted. They survive a reload, a failed submit and a visit to another page, and so does the
 * step of a wizard. After a reload, a file must be chosen again and the disclaimer ticked again. Drafts belong to one tab and one user.
 * Until something is entered, the form shows `untouched`. Show `<UnsavedChanges>` wherever a draft can be restored, so that the user
 * notices.
 */
export function useDraft<Form extends object>(name: string, untouched: Form, { storedOf = whole, first }: DraftOptions<Form> = {}) {
  const { userId } = useLogin();
  const key = draftKey(userId, name);
  const [stored] = useState(() => readDraft(key, untouched));
  const [entered, setEntered] = useState<Entered<Form> | undefined>(stored);
  const [place, setPlace] = useState(stored?.place);
  const [start, setStart] = useState(stored?.place ?? first);
  const [isBroughtBack, setBroughtBack] = useState(stored?.isContinued === false);
  const form = entered ? { ...untouched, ...entered.form } : untouched;
  const text = entered && textOfDraft(storedOf(form), storedOf(untouched));
  const changedAt = entered?.changedAt;

  useEffect(() => {
    if (changedAt === undefined) return;
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, `{"changedAt":${JSON.stringify(changedAt)},"place":${JSON.stringify(place ?? null)},"form":${text}}`);
  }, [key, changedAt, place, text]);

  /** Deletes what was entered. */
  function clear(): void {
    sessionStorage.removeItem(key);
    sessionStorage.removeItem(submitKey(key));
    setEntered(undefined);
    setBroughtBack(false);
  }

  const broughtBack: BroughtBack = {
    changedAt: changedAt ?? '',
    resume() {
      setBroughtBack(false);
      // A new object, so that the wizard opens this place and moves the focus there.
      setStart({ ...firstStep, ...first, ...place });
    },
    discard() {
      clear();
      setStart({ ...firstStep, ...first });
    },
  };

  return {
    form,
    /** Enters values, or values computed from the previous entries. */
    change: (changed: Partial<Form> | ((before: Form) => Partial<Form>)) =>
      setEntered((before) => {
        const now = { ...untouched, ...before?.form };
        return { form: { ...now, ...(typeof changed === 'function' ? changed(now) : changed) }, changedAt: new Date().toISOString() };
      }),
    clear,
    /** Replaces the entries by those of another draft and opens its step. */
    open(opened: Partial<Form>, at: WizardPlace, lastChange: string) {
      setEntered({ form: opened, changedAt: lastChange });
      setBroughtBack(false);
      setStart({ ...at });
    },
    /** The time of the last change, as ISO text; nothing while nothing is entered. */
    changedAt: text === undefined ? undefined : changedAt,
    place,
    /** Nothing once the user has continued or discarded the draft. */
    broughtBack: isBroughtBack && text !== undefined ? broughtBack : undefined,
    /** For the wizard of the form: where it opens, and how it reports the open step. */
    wizard: { start, onMove: setPlace },
  };
}

/** Stores entries with which the user goes on at once on another page of this tab, so that it does not ask whether to continue. */
export function storeDraft(key: string, form: object, place: WizardPlace | undefined): void {
  sessionStorage.setItem(key, JSON.stringify({ changedAt: new Date().toISOString(), place: place ?? null, form, isContinued: true }));
}

/** The key under which a tab keeps the entries of a form. */
export function draftKey(userId: number, name: string): string {
  return `vikray.draft.${userId}.${name}`;
}

/** The key of the submit of a draft that has no answer yet. */
export function submitKey(key: string): string {
  return `${key}.submit`;
}

function whole<Form>(form: Form): Form {
  return form;
}

/** What is stored, as text; nothing when it equals the untouched form. */
function textOfDraft(stored: object | undefined, untouched: object | undefined): string | undefined {
  const text = JSON.stringify(stored, withoutPassing);
  return text === JSON.stringify(untouched, withoutPassing) ? undefined : text;
}

/**
 * Leaves out chosen files, which cannot be stored, and the tick of the disclaimer, which applies only to what the user sees when they set
 * it.
 */
function withoutPassing(name: string, value: unknown): unknown {
  return value instanceof File || name === 'disclaimer' ? undefined : value;
}

const storedDraft = z.object({
  changedAt: z.iso.datetime(),
  place: z.object({ step: z.int().min(0), passed: z.array(z.int()) }).nullable(),
  form: z.record(z.string(), z.unknown()),
  isContinued: z.boolean().default(false),
});

/** What was entered before, unless an older release stored it in another shape. */
function readDraft<Form extends object>(
  key: string,
  untouched: Form,
): (Entered<Form> & { readonly place: WizardPlace | undefined; readonly isContinued: boolean }) | undefined {
  const stored = tabEntry(key, storedDraft).read();
  if (!stored || !Object.keys(stored.form).every((field) => field in untouched)) return undefined;
  // The same form wrote it, so its fields are those of the form.
  return { ...stored, form: stored.form as Partial<Form>, place: stored.place ?? undefined };
}
