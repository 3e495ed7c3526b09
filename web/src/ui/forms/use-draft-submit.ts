import type { OperationName } from '@vikray/contract/operations.ts';
import * as z from 'zod';
import { useLogin } from '../../platform/login.ts';
import { tabEntry } from '../../platform/tab-entry.ts';
import { draftKey, submitKey } from './use-draft.ts';
import { useSubmit, type Attempt, type SubmitOptions, type UnansweredAttempt } from './use-submit.ts';

/**
 * Submits the entries of a draft as `useSubmit` does. A submit without an answer may have been carried out, so the tab keeps it beside the
 * draft: it is repeated under the same Idempotency-Key after a reload and a new login too. Only for forms without secrets.
 */
export function useDraftSubmit<N extends OperationName>(
  draftName: string,
  name: N,
  { sentenceOf, detailsOf }: Pick<SubmitOptions<N>, 'sentenceOf' | 'detailsOf'> = {},
) {
  const { userId } = useLogin();
  return useSubmit(name, { sentenceOf, detailsOf, stored: unansweredAttemptAt<N>(submitKey(draftKey(userId, draftName))) });
}

const stored = z.object({ entries: z.string(), key: z.string(), input: z.unknown() });

function unansweredAttemptAt<N extends OperationName>(key: string): UnansweredAttempt<N> {
  const entry = tabEntry(key, stored);
  // The same form wrote it, so its input is one of this operation.
  return { ...entry, read: () => entry.read() as Attempt<N> | undefined };
}
