import { useState } from 'react';
import { threadMessages as say } from '@vikray/contract/thread/thread-messages.ts';
import type { TimelineEntry } from '@vikray/contract/thread/timeline.ts';
import { useLogin } from '../platform/login.ts';
import { useIsPhone } from '../platform/media.ts';
import { notify } from '../platform/notify.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { Checkbox } from '../ui/controls/Checkbox.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { DeleteIcon } from '../ui/icons/DeleteIcon.tsx';
import { ConfirmDialog } from '../ui/page/ConfirmDialog.tsx';
import { refreshTimelines } from './thread-queries.ts';
import { uploadKeysOf } from './upload-keys.ts';

/** Asks before it withdraws a note or a file. */
export function WithdrawButton({ entry: { text, noteId, attachmentId, who, record, recordId } }: { readonly entry: TimelineEntry }) {
  const isPhone = useIsPhone();
  const { userId } = useLogin();
  const [isOpen, setIsOpen] = useState(false);
  const [isEmptied, setIsEmptied] = useState(false);
  const note = useSubmit('WithdrawNote');
  const file = useSubmit('DeleteAttachment');

  async function withdraw(): Promise<void> {
    const isDone =
      noteId === undefined
        ? await file.send({ attachmentId, isEmptied }, () => ({
            attachmentId: attachmentId ?? 0,
            ...(isEmptied && { empty: 'Yes' as const }),
          }))
        : await note.send({ noteId }, () => ({ noteId }));
    if (isDone) uploadKeysOf(userId, record, recordId).forgetAll();
    setIsOpen(false);
    // Also when refused: the entry is no longer as shown.
    void refreshTimelines();
    if (isDone) notify.success(noteId === undefined ? say.fileWithdrawn : say.noteWithdrawn);
  }

  return (
    <>
      <Button
        look="text"
        size={isPhone ? 'large' : 'small'}
        icon={<DeleteIcon />}
        aria-label={noteId === undefined ? say.withdrawFile(text) : say.withdrawNote(who)}
        onClick={() => setIsOpen(true)}
      />
      <ConfirmDialog
        isOpen={isOpen}
        title={say.confirmWithdraw}
        sentence={noteId === undefined ? say.confirmFile : say.confirmNote}
        record={text}
        isDanger
        isBusy={note.isBusy || file.isBusy}
        onYes={() => void withdraw()}
        onNo={() => setIsOpen(false)}
      >
        {noteId === undefined && (
          <Checkbox checked={isEmptied} onChange={setIsEmptied}>
            {say.emptyFile}
          </Checkbox>
        )}
      </ConfirmDialog>
    </>
  );
}
