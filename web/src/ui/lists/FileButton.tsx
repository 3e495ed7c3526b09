import { useState, type MouseEvent } from 'react';
import { excelFileName } from '@vikray/contract/platform/list-file.ts';
import { failureSentence } from '../../platform/call-failure.ts';
import { addressAs, type FileFormat, type ListFile } from '../../platform/list-file.ts';
import { notify } from '../../platform/notify.tsx';
import { saveAddress, saveFile } from '../../platform/save-file.ts';
import { Button, type ButtonProps } from '../controls/Button.tsx';

interface FileButtonProps extends Pick<ButtonProps, 'className' | 'icon' | 'tooltip' | 'children'> {
  readonly source: ListFile;
  readonly format: FileFormat;
}

/** Saves the rows of a list as a file in one format. A file with an address is a link, which the browser saves whatever its length. */
export function FileButton({ source, format, ...look }: FileButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const fileName = format === 'csv' ? source.fileName : excelFileName(source.fileName);
  const link = 'address' in source && { href: addressAs(format, source.address), download: fileName };

  async function save(event: MouseEvent): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    try {
      if ('read' in source) saveFile(await source.read(format), fileName);
      else {
        await source.demand?.();
        saveAddress(addressAs(format, source.address), fileName);
      }
    } catch (thrown) {
      notify.failure(failureSentence(thrown));
    } finally {
      setIsBusy(false);
    }
  }

  return <Button look="text" {...look} {...link} isBusy={isBusy} onClick={(event) => void save(event)} />;
}
