import { Suspense, useState } from 'react';
import { recentInstant } from '@vikray/contract/platform/dates.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { lazyPart } from '../../platform/lazy-part.ts';
import { today } from '../../platform/today.ts';
import { Button } from '../controls/Button.tsx';
import { Note } from '../page/Note.tsx';
import { NoteActions } from '../page/NoteActions.tsx';
import type { BroughtBack } from './use-draft.ts';

// Loaded only when needed: few drafts come back, and fewer are discarded.
const ConfirmDialog = lazyPart(async () => ({ default: (await import('../page/ConfirmDialog.tsx')).ConfirmDialog }));

interface UnsavedChangesProps {
  /** The restored draft of `useDraft` or `useRecordEdit`; without one, nothing is shown. */
  readonly of: BroughtBack | undefined;
}

/**
 * Says that entries of an earlier visit are restored, and when they were made. Continue opens the step they were made on; Discard deletes
 * them.
 */
export function UnsavedChanges({ of: broughtBack }: UnsavedChangesProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (!broughtBack) return null;
  const { changedAt, resume, discard } = broughtBack;
  const title = messages.unsavedChangesOf(recentInstant(changedAt, today()));
  return (
    <>
      <Note
        kind="info"
        title={title}
        action={
          <NoteActions>
            <Button onClick={resume}>Continue</Button>
            <Button onClick={() => setIsAsking(true)}>Discard</Button>
          </NoteActions>
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
