import { useState } from 'react';
import { failureSentence } from '../../platform/call-failure.ts';
import { downloadFile } from '../../platform/download.ts';
import { notify } from '../../platform/notify.tsx';
import { Button, type ButtonProps } from '../controls/Button.tsx';
import { DownloadIcon } from '../icons/DownloadIcon.tsx';

interface SaveFileButtonProps extends Pick<ButtonProps, 'children' | 'look' | 'size' | 'icon'> {
  readonly address: string;
}

/** Saves a file that the server makes: a draft or a paper. A refusal says what the file still needs. */
export function SaveFileButton({ address, ...look }: SaveFileButtonProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function save(): Promise<void> {
    setIsBusy(true);
    try {
      await downloadFile(address);
    } catch (thrown) {
      notify.failure(failureSentence(thrown));
    } finally {
      setIsBusy(false);
    }
  }

  return <Button icon={<DownloadIcon />} {...look} isBusy={isBusy} onClick={() => void save()} />;
}
