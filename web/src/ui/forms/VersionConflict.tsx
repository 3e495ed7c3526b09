import { messages } from '@vikray/contract/platform/messages.ts';
import { Button } from 'antd';
import { Note } from '../page/Note.tsx';

interface VersionConflictProps {
  /** Someone else has saved the record since it was opened, so this save was refused. */
  readonly isRefused: boolean;
  /** The sentence of the refusal, if it says more than that. */
  readonly sentence?: string | undefined;
  /** The labels of the fields that both users have changed, once the record is loaded again. */
  readonly changedByBoth: readonly string[];
  readonly isLoading: boolean;
  readonly onLoadAgain: () => void;
}

/**
 * Shown when two users edit the same record. The first save counts. The other user loads the record again and keeps their own changes,
 * field by field, so neither loses anything. The note names the fields that both have changed.
 */
export function VersionConflict({
  isRefused,
  sentence = messages.changedMeanwhile,
  changedByBoth,
  isLoading,
  onLoadAgain,
}: VersionConflictProps) {
  if (isRefused) {
    const again = (
      <Button loading={isLoading} onClick={onLoadAgain}>
        Load again
      </Button>
    );
    return <Note kind="warning" title={sentence} action={again} />;
  }
  if (changedByBoth.length === 0) return null;
  return <Note kind="warning" title={messages.changedByBoth(changedByBoth.join(', '))} />;
}
