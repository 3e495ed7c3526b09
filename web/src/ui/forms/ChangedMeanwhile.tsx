import { messages } from '@vikray/contract/platform/messages.ts';
import { Button } from 'antd';
import { Note } from '../page/Note.tsx';

interface ChangedMeanwhileProps {
  /** The record was saved by somebody else since it was opened, so this save was refused. */
  readonly isRefused: boolean;
  /** What the refusal said, where it says more than that. */
  readonly sentence?: string | undefined;
  /** The labels of the fields that both have changed, once the record is loaded again. */
  readonly changedByBoth: readonly string[];
  readonly onLoadAgain: () => void;
}

/**
 * Two users edit one record. The quicker one's save stands; the other loads the record again, with their own changes laid over it field by
 * field, so that nothing is lost on either side. Where both changed a field, this says so.
 */
export function ChangedMeanwhile({ isRefused, sentence = messages.changedMeanwhile, changedByBoth, onLoadAgain }: ChangedMeanwhileProps) {
  if (isRefused) {
    return <Note kind="warning" title={sentence} action={<Button onClick={onLoadAgain}>Load again</Button>} />;
  }
  if (changedByBoth.length === 0) return null;
  return <Note kind="warning" title={messages.changedByBoth(changedByBoth.join(', '))} />;
}
