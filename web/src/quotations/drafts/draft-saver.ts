import { quotationDraftMessages as say } from '@vikray/contract/quotations/quotation-draft-messages.ts';
import type { QuotationDraft } from '@vikray/contract/quotations/quotation-draft.ts';
import { CallFailure, isRefused } from '../../platform/call-failure.ts';
import { call } from '../../platform/call.ts';
import { followUser } from '../../platform/login.ts';
import { draftSender, type DraftEntries } from './send-draft.ts';

/** What the page shows of the draft on the server. */
export interface DraftState {
  /** The draft that holds the entries; undefined while the server has none. */
  readonly draftId: number | undefined;
  readonly savedAt: string | undefined;
  /** Why the last save failed. */
  readonly failure: string | undefined;
  /** Another window has saved the draft since. Nothing is saved until the user decides which one to use. */
  readonly isChangedElsewhere: boolean;
  /** The page before was left in the middle of a save. Until its answer is here, one of the drafts on the server may hold these entries. */
  readonly isInDoubt: boolean;
}

const saveAfterMs = 2_000;
const retryAfterMs = 15_000;

/**
 * Saves the entries of a form as a draft on the server, two seconds after the last entry and on request. `key` names the entries of this
 * tab; `quotationId` is the quotation that is edited or revised.
 */
export function createDraftSaver(key: string, quotationId: number | undefined) {
  const sender = draftSender(key, quotationId);
  const isOwn = followUser();
  const listeners = new Set<() => void>();
  let state: DraftState = { ...linked(), failure: undefined, isChangedElsewhere: false, isInDoubt: sender.isInDoubt() };
  let entries: DraftEntries | undefined;
  let savedContent: string | undefined;
  let submittedId: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** While a submit is under way, and after the page was left, nothing is saved by itself. */
  let isPaused = false;
  /** While the draft of discarded entries is still to be deleted, its link is kept. */
  let isEnding = false;

  function linked(): Pick<DraftState, 'draftId' | 'savedAt'> {
    const link = sender.link.read();
    return { draftId: link?.draftId, savedAt: link?.savedAt };
  }

  function update(change: Partial<DraftState>): void {
    state = { ...state, ...linked(), ...change };
    for (const listener of listeners) listener();
  }

  function saveIn(ms: number): void {
    clearTimeout(timer);
    if (!isPaused) timer = setTimeout(() => void save(), ms);
  }

  function forget(): void {
    sender.forget();
    savedContent = undefined;
    update({});
  }

  /** Entries that are all taken back leave their draft to the server. */
  function forgetIfEmpty(): void {
    if (!entries && !isEnding) forget();
  }

  /** Shows the outcome of a save. */
  function settle(saved: DraftEntries, failure: CallFailure | undefined): CallFailure | undefined {
    forgetIfEmpty();
    if (entries && !failure) savedContent = saved.content;
    if (failure?.code === 'DraftNotFound') forget();
    const isChangedElsewhere = failure?.code === 'DraftChanged';
    if (isChangedElsewhere || failure?.code === 'DraftNotFound') update({ isChangedElsewhere, failure: undefined });
    else update({ failure: failure && (isRefused(failure) ? failure.message : say.notSavedYet) });
    if (failure && !isRefused(failure)) saveIn(retryAfterMs);
    return failure;
  }

  async function send(saved: DraftEntries, isNew = false): Promise<CallFailure | undefined> {
    return settle(saved, await sender.send(saved, isNew));
  }

  /** Saves what is not saved yet, while its user is logged in. A draft that no longer exists is added again. */
  async function saveLatest(): Promise<boolean> {
    if (!entries) return true;
    if (!isOwn() || state.isChangedElsewhere) return false;
    const saved = entries;
    const unanswered = await sender.repeat();
    // Someone else may have logged in during a slow request.
    if (!isOwn()) return false;
    if (unanswered && unanswered.code !== 'DraftNotFound') return settle(saved, unanswered) === undefined;
    const link = sender.link.read();
    if (savedContent === undefined && link?.changedAt === saved.changedAt) savedContent = saved.content;
    if (saved.content === savedContent) {
      update({ failure: undefined });
      return true;
    }
    const failure = await send(saved);
    return failure?.code === 'DraftNotFound' && link ? (await send(saved)) === undefined : failure === undefined;
  }

  async function save(): Promise<boolean> {
    clearTimeout(timer);
    return sender.enqueue(saveLatest);
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,

    /** Takes the entries as they are now. When all are taken back, the server keeps the draft, and the next entry begins another one. */
    enter(now: DraftEntries | undefined): void {
      entries = now;
      clearTimeout(timer);
      if (!now) forgetIfEmpty();
      else if (now.content !== savedContent) saveIn(saveAfterMs);
    },

    /** Saves now. Returns whether the server has everything. */
    save,

    /** The page is there, perhaps again while the page before still saves. */
    start(): void {
      isPaused = false;
      void sender.enqueue(async () => {
        if (isOwn()) await sender.repeat();
        forgetIfEmpty();
        update({ isInDoubt: false });
      });
    },

    /** The page is left. */
    leave(): void {
      isPaused = true;
      void save();
    },

    /** Goes on with a draft that has become the entries of the form. */
    follow({ draftId, version, updatedOn }: QuotationDraft, content: string): void {
      sender.forget();
      sender.link.write({ draftId, version, changedAt: updatedOn, savedAt: updatedOn });
      savedContent = content;
      update({ failure: undefined, isChangedElsewhere: false });
    },

    /** Keeps the entries as a draft of their own, and leaves the changed one to the other window. */
    async keepMine(): Promise<void> {
      await sender.enqueue(async () => {
        forget();
        update({ isChangedElsewhere: false });
        if (entries) await send(entries, true);
      });
    },

    /** Keeps the entries as a second draft, and returns the one that has changed. Fails when either is not possible. */
    async takeOther(): Promise<QuotationDraft> {
      return sender.enqueue(async () => {
        const [other] = await call('GetQuotationDraft', { draftId: state.draftId ?? 0 });
        if (!other) throw new CallFailure(say.notFound, { status: 404, code: 'DraftNotFound' });
        const failure = entries && (await sender.send(entries, true));
        if (failure) throw failure;
        update({ isChangedElsewhere: false });
        return other;
      });
    },

    /**
     * Returns the draft that a submit deletes. Saves it first, because the submit would also delete what another window has entered. Fails
     * when there is such a change, or when the draft has ended there. Then nothing is saved until `resume` or `end`.
     */
    async forSubmit(): Promise<number | undefined> {
      isPaused = true;
      clearTimeout(timer);
      return sender.enqueue(async () => {
        await sender.repeat();
        submittedId = sender.link.read()?.draftId;
        const failure = entries && submittedId !== undefined ? await send(entries) : undefined;
        if (failure?.code === 'DraftNotFound') throw new CallFailure(say.ended, failure);
        if (failure?.code === 'DraftChanged') throw failure;
        return submittedId;
      });
    },

    /** The submit was refused, so saving goes on. */
    resume(): void {
      isPaused = false;
      if (entries && entries.content !== savedContent) saveIn(saveAfterMs);
    },

    /**
     * The entries are submitted or discarded: deletes their draft, unless the submit has deleted it. Fails when it cannot be deleted, or
     * when a save without an answer may have made one.
     */
    async end(): Promise<void> {
      clearTimeout(timer);
      entries = undefined;
      isEnding = true;
      await sender.enqueue(async () => {
        // Only its answer tells which draft a save has made.
        const failure = isOwn() ? await sender.repeat() : undefined;
        const { draftId } = linked();
        isEnding = false;
        forget();
        if (draftId !== undefined && draftId !== submittedId) await deleteDraft(draftId);
        else if (failure && !isRefused(failure)) throw failure;
      });
    },
  };
}

/** Deletes a draft. A submit whose answer was lost, or another window, may have deleted it. */
async function deleteDraft(draftId: number): Promise<void> {
  try {
    await call('DeleteQuotationDraft', { draftId });
  } catch (thrown) {
    if (!(thrown instanceof CallFailure) || thrown.code !== 'DraftNotFound') throw thrown;
  }
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;
