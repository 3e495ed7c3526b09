import { operations, type OperationName } from '@vikray/contract/operations.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { rightWords, type RightName } from '@vikray/contract/platform/rights.ts';
import { useFulfils } from '../page/IfAllowed.tsx';
import { Note } from '../page/Note.tsx';

interface SubmitRightProps {
  readonly of: OperationName;
  /** The right that this page needs, when the operation accepts one of several. */
  readonly needed?: RightName;
}

/** Warns a user without the right to submit the page as soon as it opens, not after they have filled everything in. */
export function SubmitRight({ of, needed }: SubmitRightProps) {
  const required = needed ?? operations[of].right;
  if (useFulfils(required)) return null;
  return <Note kind="warning" title={messages.notAuthorised} description={messages.needsRight(rightWords(required))} />;
}
