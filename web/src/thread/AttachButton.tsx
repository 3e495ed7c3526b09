import { useRef, useState } from 'react';
import { fileEndings, maxFileBytes } from '@vikray/contract/thread/attachment.ts';
import { threadMessages as say } from '@vikray/contract/thread/thread-messages.ts';
import type { ThreadRecord } from '@vikray/contract/thread/timeline.ts';
import { CallFailure, failureSentence, isRefused } from '../platform/call-failure.ts';
import { upload } from '../platform/call.ts';
import { oneByOne, useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { PaperClipIcon } from '../ui/icons/PaperClipIcon.tsx';
import { useKeys } from '../ui/keys/use-keys.ts';
import { refreshTimelines } from './thread-queries.ts';
import { uploadKeysOf } from './upload-keys.ts';

/** A large file takes a while from a phone. */
const timeoutMs = 300_000;

interface AttachButtonProps {
  readonly record: ThreadRecord;
  readonly recordId: number;
}

/** Attaches chosen files to a record, one after the other. The key A opens the choice. */
export function AttachButton({ record, recordId }: AttachButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const keys = uploadKeysOf(useLogin().userId, record, recordId);
  const choose = () => chooser.current?.click();
  useKeys([{ key: 'A', does: say.attach, act: choose }]);

  async function attach(files: readonly File[]): Promise<void> {
    setIsBusy(true);
    await oneByOne(files, attachOne);
    setIsBusy(false);
    void refreshTimelines();
  }

  async function attachOne(file: File): Promise<void> {
    if (file.size > maxFileBytes) return notify.refusal(say.fileTooLarge, { about: file.name });
    try {
      await upload('AddAttachment', { record, recordId, name: file.name, file }, { timeoutMs, key: keys.keyOf(file) });
      keys.forget(file);
      notify.success(say.fileAdded, { about: file.name });
    } catch (thrown) {
      if (thrown instanceof CallFailure && isRefused(thrown)) keys.forget(file);
      notify.refusal(failureSentence(thrown), { about: file.name });
    }
  }

  return (
    <>
      <Button icon={<PaperClipIcon />} aria-keyshortcuts="A" isBusy={isBusy} onClick={choose}>
        {say.attach}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={fileEndings}
        aria-label={say.attach}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Otherwise choosing the same file again fires no change event.
          event.target.value = '';
          void attach(files);
        }}
      />
    </>
  );
}
