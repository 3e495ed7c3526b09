import { excelFileName } from '@vikray/contract/platform/operation.ts';
import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { failureSentence } from '../../platform/call-failure.ts';
import { addressAs, type FileFormat, type ListFile } from '../../platform/list-file.ts';
import { notify } from '../../platform/notify.tsx';
import { saveFile } from '../../platform/save-file.ts';

interface FileButtonProps extends Pick<ButtonProps, 'className' | 'icon' | 'children'> {
  readonly source: ListFile;
  readonly format: FileFormat;
}

/** Saves the rows of a list as a file in one format. */
export function FileButton({ source, format, ...look }: FileButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const fileName = format === 'csv' ? source.fileName : excelFileName(source.fileName);

  async function save(read: (format: FileFormat) => Promise<Blob>): Promise<void> {
    setIsBusy(true);
    try {
      saveFile(await read(format), fileName);
    } catch (thrown) {
      notify.failure(failureSentence(thrown));
    } finally {
      setIsBusy(false);
    }
  }

  if ('address' in source) {
    return <Button type="text" {...look} href={addressAs(format, source.address)} download={fileName} />;
  }
  return <Button type="text" {...look} loading={isBusy} onClick={() => void save(source.read)} />;
}
