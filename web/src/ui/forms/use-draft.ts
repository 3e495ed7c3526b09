import { useEffect, useState } from 'react';
import * as z from 'zod';
import { useLogin } from '../../platform/login.ts';
import type { WizardPlace } from './wizard-steps.ts';

/** What was entered before the page was left, and is back. */
export interface BroughtBack {
  /** The moment of its last change, ISO text. */
  readonly changedAt: string;
  /** Goes on with it: the bar has said what it had to. */
  readonly goOn: () => void;
  /** Forgets it. */
  readonly discard: () => void;
}

interface Entered<Form> {
  readonly form: Partial<Form>;
  readonly changedAt: string;
}

/**
 * The entries of a form, kept until they are submitted: they survive a reload, a failed submit and a look at another page, and so does the
 * step of a wizard. A chosen file cannot be kept and must be chosen again after a reload; the disclaimer must be ticked again. Each tab and
 * each user has drafts of their own. Until something is entered, the form shows `untouched`. Show `<UnsavedChanges>` wherever a draft can
 * come back, so that it never does so in silence. `keptOf` leaves out what must not outlive the page, such as a password, or, with nothing,
 * everything.
 */
export function useDraft<Form extends object>(name: string, untouched: Form, keptOf: (form: Form) => Partial<Form> | undefined = whole) {
  const { userId } = useLogin();
  const key = `vikray.draft.${userId}.${name}`;
  const [kept] = useState(() => readDraft(key, untouched));
  const [entered, setEntered] = useState<Entered<Form> | undefined>(kept);
  const [place, setPlace] = useState(kept?.place);
  const [start, setStart] = useState(kept?.place);
  const [isBroughtBack, setBroughtBack] = useState(kept !== undefined);
  const form = entered ? { ...untouched, ...entered.form } : untouched;
  const text = entered && textOfDraft(keptOf(form), keptOf(untouched));
  const changedAt = entered?.changedAt;

  useEffect(() => {
    if (changedAt === undefined) return;
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, `{"changedAt":${JSON.stringify(changedAt)},"place":${JSON.stringify(place ?? null)},"form":${text}}`);
  }, [key, changedAt, place, text]);

  /** Forgets what was entered. */
  function clear(): void {
    sessionStorage.removeItem(key);
    setEntered(undefined);
    setBroughtBack(false);
  }

  const broughtBack: BroughtBack = {
    changedAt: changedAt ?? '',
    goOn() {
      setBroughtBack(false);
      // A place anew, so that the wizard opens it and takes the focus there.
      setStart({ step: 0, passed: [], ...place });
    },
    discard() {
      clear();
      setStart({ step: 0, passed: [] });
    },
  };

  return {
    form,
    /** Enters values, or what follows from those entered before. */
    change: (changed: Partial<Form> | ((before: Form) => Partial<Form>)) =>
      setEntered((before) => {
        const now = { ...untouched, ...before?.form };
        return { form: { ...now, ...(typeof changed === 'function' ? changed(now) : changed) }, changedAt: new Date().toISOString() };
      }),
    clear,
    /** Nothing once the user has gone on with it or discarded it. */
    broughtBack: isBroughtBack && text !== undefined ? broughtBack : undefined,
    /** For the wizard of the form: where it opens, and whom it tells where it stands. */
    wizard: { start, onMove: setPlace },
  };
}

function whole<Form>(form: Form): Form {
  return form;
}

/** What is kept, as text; nothing where it is as if nothing had been entered. */
function textOfDraft(kept: object | undefined, untouched: object | undefined): string | undefined {
  const text = JSON.stringify(kept, withoutPassing);
  return text === JSON.stringify(untouched, withoutPassing) ? undefined : text;
}

/** Leaves out chosen files, which cannot be kept, and the tick of the disclaimer, which counts for what is in sight when it is set. */
function withoutPassing(name: string, value: unknown): unknown {
  return value instanceof File || name === 'disclaimer' ? undefined : value;
}

const stored = z.object({
  changedAt: z.iso.datetime(),
  place: z.object({ step: z.int().min(0), passed: z.array(z.int()) }).nullable(),
  form: z.record(z.string(), z.unknown()),
});

/** What was entered before, unless an older release kept it in another shape. */
function readDraft<Form extends object>(
  key: string,
  untouched: Form,
): (Entered<Form> & { readonly place: WizardPlace | undefined }) | undefined {
  const { data: kept } = stored.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  if (!kept || !Object.keys(kept.form).every((field) => field in untouched)) return undefined;
  // Written by the same form: its fields are the form's own.
  return { form: kept.form as Partial<Form>, changedAt: kept.changedAt, place: kept.place ?? undefined };
}
