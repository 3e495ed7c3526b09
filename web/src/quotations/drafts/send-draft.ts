import { CallFailure, isRefused } from '../../platform/call-failure.ts';
import { call } from '../../platform/call.ts';
import { freshKey } from '../../platform/random-key.ts';
import { draftLinkAt, type UnansweredSave } from './draft-link.ts';

/** What is to be saved. */
export interface DraftEntries {
  readonly title: string;
  readonly content: string;
  /** The time of the last change, as ISO text. */
  readonly changedAt: string;
}

/** Browsers send at most 64 KB for a page that has gone. A character may take three bytes. */
const maxParting = 20_000;

/** The running requests of each draft. A page that opens again waits for those of the page before. */
const queues = new Map<string, Promise<unknown>>();

/** Sends the entries that this tab stores under `key` to their draft on the server, one request after the other. */
export function draftSender(key: string, quotationId: number | undefined) {
  const { link, unanswered } = draftLinkAt(key);

  async function send(save: UnansweredSave): Promise<CallFailure | undefined> {
    unanswered.write(save);
    try {
      const isSmall = save.input.content.length <= maxParting;
      const [saved] = await call('SaveQuotationDraft', save.input, { key: save.key, keepalive: isSmall });
      unanswered.forget();
      if (saved) link.write({ ...saved, changedAt: save.changedAt, savedAt: new Date().toISOString() });
      return undefined;
    } catch (thrown) {
      if (!(thrown instanceof CallFailure)) throw thrown;
      if (isRefused(thrown)) unanswered.forget();
      return thrown;
    }
  }

  return {
    link,

    /** Runs work after all requests before it, also those of a page that has gone. */
    async enqueue<T>(work: () => Promise<T>): Promise<T> {
      const next = (queues.get(key) ?? Promise.resolve()).then(work);
      const settled = next.catch(() => undefined);
      queues.set(key, settled);
      void settled.then(() => queues.get(key) === settled && queues.delete(key));
      return next;
    },

    /** Whether a save has no answer yet. */
    isInDoubt: () => unanswered.read() !== undefined,

    /** Repeats a save that got no answer, so that no draft is saved twice. Returns the failure, if it fails again. */
    async repeat(): Promise<CallFailure | undefined> {
      const save = unanswered.read();
      return save && send(save);
    },

    /** Saves the entries in their draft, or in a new one. Returns the failure, if it fails. */
    async send({ title, content, changedAt }: DraftEntries, isNew = false): Promise<CallFailure | undefined> {
      const known = isNew ? undefined : link.read();
      const onTo = known && { draftId: known.draftId, version: known.version };
      return send({ key: freshKey(), changedAt, input: { ...onTo, quotationId, title, content } });
    },

    /** The entries no longer belong to a draft. */
    forget(): void {
      link.forget();
      unanswered.forget();
    },
  };
}
