import { recentMoment } from '@vikray/contract/platform/dates.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { today } from '../platform/today.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import './unsaved-changes.css';
import type { BroughtBack } from './use-draft.ts';

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
      <Alert
        className="changed-meanwhile"
        type="info"
        showIcon
        title={title}
        action={
          <span className="unsaved-actions">
            <Button onClick={goOn}>Continue</Button>
            <Button onClick={() => setIsAsking(true)}>Discard</Button>
          </span>
        }
      />
      <ConfirmDialog isOpen={isAsking} isDanger title={messages.discardUnsaved} record={title} onYes={discard} onNo={() => setIsAsking(false)} />
    </>
  );
}
