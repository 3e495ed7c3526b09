import { operations, type OperationName } from '@vikray/contract/operations.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { rightWords, type RightName } from '@vikray/contract/platform/rights.ts';
import { useFulfils } from '../page/IfAllowed.tsx';
import { Note } from '../page/Note.tsx';

interface SubmitRightProps {
  readonly of: OperationName;
  /** The one of the operation's rights that this page needs, where it asks for one of several. */
  readonly needed?: RightName;
}

/** Tells a user who lacks the right for a page's submit so on arrival, not after everything has been filled in. */
export function SubmitRight({ of, needed }: SubmitRightProps) {
  const required = needed ?? operations[of].right;
  if (useFulfils(required)) return null;
  return <Note kind="warning" title={messages.notAuthorised} description={messages.needsRight(rightWords(required))} />;
}
