import { quotationDraftMessages as say } from '@vikray/contract/quotations/quotation-draft-messages.ts';
import type { QuotationDraft } from '@vikray/contract/quotations/quotation-draft.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { CallFailure, failureSentence } from '../../platform/call-failure.ts';
import { call } from '../../platform/call.ts';
import { loadPatiently } from '../../platform/load-patiently.ts';
import { useLogin } from '../../platform/login.ts';
import { notify } from '../../platform/notify.tsx';
import { beforeLogOut } from '../../platform/session.ts';
import { draftKey, storeDraft, useDraft } from '../../ui/forms/use-draft.ts';
import type { WizardPlace } from '../../ui/forms/wizard-steps.ts';
import { contentOf, titleOf } from './draft-content.ts';
import { moveDraftLink } from './draft-link.ts';
import { createDraftSaver, type DraftSaver } from './draft-saver.ts';
import type { QuotationForm } from '../builder/quotation-form.ts';
import { refreshDrafts, useOwnDrafts } from './draft-queries.ts';

interface QuotationDraftOptions {
  /** Names the entries of this tab, such as `add-quotation`. */
  readonly name: string;
  /** The form before anything is entered. */
  readonly untouched: QuotationForm;
  /** The quotation that is edited or revised; absent for a new one. */
  readonly quotationId?: number;
  /** Whether the entries stay in this tab: a change of an order has no drafts on the server. */
  readonly isOfTab?: boolean;
  /** Where the builder opens, if not at its first step. The same object at every render. */
  readonly first?: WizardPlace;
}

/**
 * The form of the quotation builder, stored in the tab as `useDraft` does, and on the server as a draft that the user can continue
 * anywhere. Pass `forSubmit` the submit: it carries the draft, which the server deletes with it.
 */
export function useQuotationDraft({ name, untouched, quotationId, isOfTab = false, first }: QuotationDraftOptions) {
  const { userId } = useLogin();
  const key = draftKey(userId, name);
  const tab = useDraft(name, untouched, first && { first });
  const [saver] = useState(() => createDraftSaver(key, quotationId));
  const state = useSyncExternalStore(saver.subscribe, saver.read);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const ownDrafts = useOwnDrafts();
  const own = isOfTab ? [] : ownDrafts.filter(({ draftId }) => draftId !== state.draftId);
  useSaving(saver, isOfTab ? { ...tab, changedAt: undefined } : tab);

  /** Puts a draft into the form. Returns false, and says why, when it cannot be opened. */
  async function put(draft: QuotationDraft): Promise<boolean> {
    const { openDraft } = await loadPatiently(async () => import('./open-draft.ts'));
    const opened = await openDraft(draft.content, untouched);
    if (!opened) {
      notify.failure(say.unreadable);
      return false;
    }
    saver.follow(draft, contentOf(opened.form, opened.place));
    tab.open(opened.form, opened.place, draft.updatedOn);
    setLeftOut(opened.leftOut);
    return true;
  }

  /** Resolves to whether the draft is in the form now. */
  async function continueWith({ draftId }: QuotationDraft): Promise<boolean> {
    let isOpen = false;
    await orNotify(async () => {
      if (!(await saver.save())) return notify.failure(say.saveFirst);
      const [draft] = await call('GetQuotationDraft', { draftId });
      if (!draft) notify.failure(say.notFound);
      else isOpen = await put(draft);
    });
    return isOpen;
  }

  async function discard({ draftId }: QuotationDraft): Promise<void> {
    await orNotify(async () => call('DeleteQuotationDraft', { draftId }));
  }

  const isHere = (draft: QuotationDraft) => draft.quotationId === (quotationId ?? null);
  const mustDiscard = state.failure === say.tooMany;
  return {
    ...tab,
    state,
    /** The names of records that the opened draft has lost. */
    leftOut,
    /** The user's other drafts of this quotation, or of new ones, newest first. */
    drafts: own.filter(isHere),
    /** The user's drafts of other quotations: where a new one begins, and where one must be discarded first. */
    elsewhere: quotationId === undefined || mustDiscard ? own.filter((draft) => !isHere(draft)) : [],
    /** Whether the page shows these drafts: where a quotation begins, and where one must be discarded first. */
    showsDrafts: !state.isInDoubt && ((tab.place?.step ?? 0) === 0 || tab.broughtBack !== undefined || mustDiscard),
    continueWith,
    discard,
    keepMine: async () => orNotify(saver.keepMine),
    takeOther: async () => orNotify(async () => put(await saver.takeOther())),
    /** Moves the entries, changed to `form`, to the page of this name in the same tab. They keep their draft on the server. */
    async moveTo(otherName: string, form: QuotationForm): Promise<void> {
      await saver.save();
      const other = draftKey(userId, otherName);
      storeDraft(other, form, tab.place);
      moveDraftLink(key, other);
      tab.clear();
    },
    forSubmit: saver.forSubmit,
    /** The submit was refused. */
    resume: saver.resume,
    /** The submit has succeeded. */
    async end(): Promise<void> {
      tab.clear();
      await orNotify(saver.end);
    },
    broughtBack: tab.broughtBack && {
      ...tab.broughtBack,
      discard() {
        tab.broughtBack?.discard();
        void orNotify(saver.end);
      },
    },
  };
}

/** Saves the entries of the tab while the page is there, and when it is left. */
function useSaving(
  saver: DraftSaver,
  { form, changedAt, place }: Pick<ReturnType<typeof useDraft<QuotationForm>>, 'form' | 'changedAt' | 'place'>,
) {
  const content = changedAt === undefined ? undefined : contentOf(form, place);
  const title = titleOf(form);

  useEffect(() => {
    saver.enter(content === undefined || changedAt === undefined ? undefined : { title, content, changedAt });
  }, [saver, title, content, changedAt]);

  useEffect(() => {
    const save = () => void saver.save();
    const saveHidden = () => document.visibilityState === 'hidden' && save();
    saver.start();
    const stop = beforeLogOut(saver.save);
    window.addEventListener('online', save);
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      stop();
      window.removeEventListener('online', save);
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', saveHidden);
      saver.leave();
    };
  }, [saver]);
}

/** Does something about drafts, shows the sentence when it fails, and reads the drafts again. */
async function orNotify(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (thrown) {
    if (!(thrown instanceof CallFailure)) throw thrown;
    notify.failure(failureSentence(thrown));
  }
  await refreshDrafts();
}
