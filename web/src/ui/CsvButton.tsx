import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { failureSentence } from '../platform/call-failure.ts';
import { notify } from '../platform/notify.tsx';
import { saveFile } from '../platform/save-file.ts';
import './list.css';

/** The rows of a list as a file: its name, and its address or, for a list that only a POST gives, how to read it. */
export type CsvSource = { readonly fileName: string } & ({ readonly address: string } | { readonly read: () => Promise<Blob> });

/** Saves the rows of a list as a file. On phones it is an icon. */
export function CsvButton({ fileName, ...source }: CsvSource) {
  const [isBusy, setIsBusy] = useState(false);
  const look = { className: 'list-button', icon: <DownloadOutlined aria-hidden />, children: <span className="list-button-label">CSV</span> };
  if ('address' in source) return <Button {...look} href={source.address} download={fileName} />;

  async function save(read: () => Promise<Blob>): Promise<void> {
    setIsBusy(true);
    try {
      saveFile(await read(), fileName);
    } catch (thrown) {
      notify.failure(failureSentence(thrown));
    } finally {
      setIsBusy(false);
    }
  }
  return <Button {...look} loading={isBusy} onClick={() => void save(source.read)} />;
}
