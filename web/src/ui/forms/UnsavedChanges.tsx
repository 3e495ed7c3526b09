import { recentMoment } from '@vikray/contract/platform/dates.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { today } from '../../platform/today.ts';
import { Note } from '../page/Note.tsx';
import './unsaved-changes.css';
import type { BroughtBack } from './use-draft.ts';

// Few drafts come back, and fewer are discarded.
const ConfirmDialog = lazy(async () => ({ default: (await import('../page/ConfirmDialog.tsx')).ConfirmDialog }));

interface UnsavedChangesProps {
  /** What `useDraft` or `useRecordEdit` has brought back; nothing shows nothing. */
  readonly of: BroughtBack | undefined;
}

/** Says that entries of an earlier visit are back, and from when. Continue opens the step they were made on, Discard forgets them. */
export function UnsavedChanges({ of: broughtBack }: UnsavedChangesProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (!broughtBack) return null;
  const { changedAt, goOn, discard } = broughtBack;
  const title = messages.unsavedChangesOf(recentMoment(changedAt, today()));
  return (
    <>
      <Note
        kind="info"
        title={title}
        action={
          <span className="unsaved-actions">
            <Button onClick={goOn}>Continue</Button>
            <Button onClick={() => setIsAsking(true)}>Discard</Button>
          </span>
        }
      />
      {isAsking && (
        <Suspense>
          <ConfirmDialog isOpen isDanger title={messages.discardUnsaved} record={title} onYes={discard} onNo={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
