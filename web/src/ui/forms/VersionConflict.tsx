import { useState } from 'react';
import { messages } from '@vikray/contract/platform/messages.ts';
import type { CallFailure } from '../../platform/call-failure.ts';
import { Button } from '../controls/Button.tsx';
import { Note } from '../page/Note.tsx';

interface VersionConflictProps {
  /** The refusal of the entries as they are. */
  readonly refusal: CallFailure | undefined;
  /** The version of the record that the entries are based on; undefined if they have none. */
  readonly version: number | undefined;
  /** The labels of the fields that both users have changed, once the record is loaded again. */
  readonly changedByBoth: readonly string[];
  /** What the note says when the stock has moved, for records that have one. */
  readonly stockMoved?: string;
  readonly isLoading: boolean;
  readonly onLoadAgain: () => void;
}

/**
 * Shown when two users edit the same record. The first save counts. The other user loads the record again and keeps their own changes,
 * field by field, so neither loses anything. The button stays when the user goes on typing, until the entries are based on another version.
 * Then the note names the fields that both have changed.
 */
export function VersionConflict({ refusal, version, changedByBoth, stockMoved, isLoading, onLoadAgain }: VersionConflictProps) {
  const [outdated, setOutdated] = useState<number>();
  const hasChanged = refusal?.code === 'VersionConflict';
  if (hasChanged && outdated !== version) setOutdated(version);
  const isOutdated = hasChanged || (version !== undefined && outdated === version);
  const moved = refusal?.code === 'StockMoved' ? stockMoved : undefined;
  if (isOutdated || moved) {
    const again = (
      <Button isBusy={isLoading} onClick={onLoadAgain}>
        Load again
      </Button>
    );
    return <Note kind="warning" title={moved ?? messages.versionConflict} action={again} />;
  }
  if (changedByBoth.length === 0) return null;
  return <Note kind="warning" title={messages.changedByBoth(changedByBoth.join(', '))} />;
}
