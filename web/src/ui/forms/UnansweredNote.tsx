import { unansweredMessages as say } from '@vikray/contract/platform/unanswered-messages.ts';
import { Note } from '../page/Note.tsx';
import type { Unanswered } from './use-unanswered.ts';

interface UnansweredNoteProps {
  /** Nothing while the submit is under way, or when there is none. */
  readonly of: Unanswered | undefined;
}

/** Says that a submit may have been carried out, and what to do about it. */
export function UnansweredNote({ of: unanswered }: UnansweredNoteProps) {
  return unanswered ? <Note kind="warning" title={unanswered.isChanged ? say.changed : say.repeat} /> : null;
}
