import { preservedDraftSentence } from '@vikray/contract/quotations/preserved-draft-messages.ts';
import type { CallFailure } from '../../platform/call-failure.ts';
import { Note } from '../../ui/page/Note.tsx';
import type { DraftState } from './draft-saver.ts';

interface PreservedDraftProps {
  readonly refusal: CallFailure | undefined;
  readonly state: DraftState;
}

/** Says how to continue with entries that their quotation no longer takes, once the server has them. */
export function PreservedDraft({ refusal, state: { draftId, failure } }: PreservedDraftProps) {
  const sentence = preservedDraftSentence(refusal?.code);
  if (sentence === undefined || draftId === undefined || failure !== undefined) return null;
  return <Note kind="info" title={sentence} />;
}
