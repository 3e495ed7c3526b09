import * as z from 'zod';
import { useLogin } from '../../platform/login.ts';
import { tabEntry } from '../../platform/tab-entry.ts';
import { draftKey, submitKey } from './use-draft.ts';
import { textOf } from './use-submit.ts';

/** A submit of a form that has no answer yet, so that it may have been carried out. */
export interface Unanswered {
  /** Exactly these entries were sent. Another submit only asks for the answer, so the records of now do not limit it. */
  readonly isRepeat: boolean;
  /** The entries differ from those that were sent, and not only by the tick of the disclaimer, which a reload takes away. */
  readonly isChanged: boolean;
}

const attempt = z.object({ entries: z.string() });

/** The submit by `useDraftSubmit` that has no answer yet, compared with the entries as they are now; nothing when there is none. */
export function useUnanswered(draftName: string, entries: object): Unanswered | undefined {
  const { userId } = useLogin();
  const sent = tabEntry(submitKey(draftKey(userId, draftName)), attempt).read()?.entries;
  if (sent === undefined) return undefined;
  const now = textOf(entries);
  return { isRepeat: sent === now, isChanged: withoutTick(sent) !== withoutTick(now) };
}

function withoutTick(entries: string): string {
  return JSON.stringify(JSON.parse(entries), (name, value: unknown) => (name === 'disclaimer' ? undefined : value));
}
