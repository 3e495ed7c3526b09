import { excelFileName } from '@vikray/contract/platform/operation.ts';
import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { failureSentence } from '../../platform/call-failure.ts';
import { excelAddress, type FileFormat } from '../../platform/call.ts';
import { notify } from '../../platform/notify.tsx';
import { saveFile } from '../../platform/save-file.ts';

/**
 * The rows of a list as a file: the name of its CSV file, and its address. A list that only a POST returns has a function that reads it
 * instead.
 */
export type FileSource = { readonly fileName: string } & (
  | { readonly address: string }
  | { readonly read: (format: FileFormat) => Promise<Blob> }
);

interface FileButtonProps extends Pick<ButtonProps, 'className' | 'icon' | 'children'> {
  readonly source: FileSource;
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
    const address = format === 'csv' ? source.address : excelAddress(source.address);
    return <Button type="text" {...look} href={address} download={fileName} />;
  }
  return <Button type="text" {...look} loading={isBusy} onClick={() => void save(source.read)} />;
}
