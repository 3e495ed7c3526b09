import type { AnswerOf, InputOf, OperationName } from '@vikray/contract/operations.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { useRef, useState } from 'react';
import { CallFailure, failureSentence, isRefused } from '../../platform/call-failure.ts';
import { call } from '../../platform/call.ts';
import { notify } from '../../platform/notify.tsx';
import type { NoticeDetails } from '../../platform/NoticeMore.tsx';
import { refresh } from '../../platform/queries.ts';
import { freshKey } from '../../platform/random-key.ts';
import { useAllowed } from '../page/IfAllowed.tsx';

/** A try of a submit. */
export interface Attempt<N extends OperationName> {
  /** The entries as text, which identify another try of the same submit. */
  readonly entries: string;
  readonly input: InputOf<N>;
  readonly key: string;
}

/** The unanswered submit, so that a retry sends the same key. */
export interface UnansweredAttempt<N extends OperationName> {
  readonly read: () => Attempt<N> | undefined;
  readonly write: (attempt: Attempt<N>) => void;
  readonly forget: () => void;
}

export interface SubmitOptions<N extends OperationName> {
  /** Replaces the sentence of a failure, for forms with their own wording. */
  readonly sentenceOf?: ((thrown: unknown) => string) | undefined;
  /** Adds details below the sentence. */
  readonly detailsOf?: ((thrown: unknown) => NoticeDetails | undefined | Promise<NoticeDetails | undefined>) | undefined;
  /** Lets another visit to the page repeat a submit without an answer. */
  readonly stored?: UnansweredAttempt<N>;
}

interface Refusal {
  readonly entries: string;
  readonly failure: CallFailure;
}

/**
 * Submits a form to an operation: one request at a time, only with the right. Every failure appears as a notice. Submitting the same
 * entries again repeats the request under the same Idempotency-Key, so that nothing is saved twice.
 */
export function useSubmit<N extends OperationName>(name: N, { sentenceOf = failureSentence, detailsOf, stored }: SubmitOptions<N> = {}) {
  const isAllowed = useAllowed(name);
  const attempt = useRef<Attempt<N>>(undefined);
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  /**
   * Sends `toInput()` for these entries; it may upload a file first, whose failure counts as a failure of the submit. Returns nothing when
   * the submit was refused or another one is in progress.
   */
  async function send(entries: unknown, toInput: () => InputOf<N> | Promise<InputOf<N>>): Promise<AnswerOf<N> | undefined> {
    if (isUnderWay.current) return undefined;
    if (!isAllowed) {
      notify.refusal(messages.notAuthorised);
      return undefined;
    }
    const text = textOf(entries);
    notify.withdrawRefusal();
    isUnderWay.current = true;
    setIsBusy(true);
    setRefusal(undefined);
    const unanswered = stored?.read();
    try {
      let current = attempt.current ?? unanswered;
      if (current?.entries !== text) current = { entries: text, input: await toInput(), key: freshKey() };
      attempt.current = current;
      stored?.write(current);
      const answer = await call(name, current.input, { key: current.key });
      attempt.current = undefined;
      stored?.forget();
      // This submit may have completed work that the bell lists.
      void refresh('GetNotifications');
      return answer;
    } catch (thrown) {
      notify.refusal(sentenceOf(thrown), detailsOf && (await detailsOf(thrown)));
      if (!(thrown instanceof CallFailure)) throw thrown;
      if (isRefused(thrown, unanswered?.entries !== text)) stored?.forget();
      setRefusal({ entries: text, failure: thrown });
      return undefined;
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }

  /** The refusal of exactly these entries; nothing once they are changed. */
  function refusalOf(entries: unknown): CallFailure | undefined {
    return refusal && refusal.entries === textOf(entries) ? refusal.failure : undefined;
  }

  return { isBusy, send, refusalOf };
}

/** The entries as text, with a chosen file as what distinguishes it from another. */
export function textOf(entries: unknown): string {
  return JSON.stringify(entries, (_, value: unknown) => (value instanceof File ? [value.name, value.size, value.lastModified] : value));
}
