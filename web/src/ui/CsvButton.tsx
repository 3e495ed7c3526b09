import { DownloadOutlined, FileExcelOutlined } from '@ant-design/icons';
import { excelFileName } from '@vikray/contract/platform/operation.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { failureSentence } from '../platform/call-failure.ts';
import { excelAddress, type FileFormat } from '../platform/call.ts';
import { notify } from '../platform/notify.tsx';
import { saveFile } from '../platform/save-file.ts';
import './list.css';

/** The rows of a list as a file: the name of its CSV file, and its address or, for a list that only a POST gives, how to read it. */
export type CsvSource = { readonly fileName: string } & (
  | { readonly address: string }
  | { readonly read: (format: FileFormat) => Promise<Blob> }
);

/** Saves the rows of a list as a CSV file, or as an Excel file beside it. Both are one control; on phones they are icons. */
export function CsvButton({ fileName, ...source }: CsvSource) {
  const [busy, setBusy] = useState<FileFormat>();
  const excelName = excelFileName(fileName);

  async function save(read: (format: FileFormat) => Promise<Blob>, format: FileFormat, name: string): Promise<void> {
    setBusy(format);
    try {
      saveFile(await read(format), name);
    } catch (thrown) {
      notify.failure(failureSentence(thrown));
    } finally {
      setBusy(undefined);
    }
  }

  const csvLook = {
    type: 'text',
    className: 'list-button',
    icon: <DownloadOutlined aria-hidden />,
    children: <span className="list-button-label">CSV</span>,
  } as const;
  const excelLook = {
    type: 'text',
    className: 'list-button',
    icon: <FileExcelOutlined aria-hidden />,
    children: <span className="list-button-label">Excel</span>,
  } as const;
  if ('address' in source) {
    return (
      <div className="file-buttons">
        <Button {...csvLook} href={source.address} download={fileName} />
        <Button {...excelLook} href={excelAddress(source.address)} download={excelName} />
      </div>
    );
  }
  return (
    <div className="file-buttons">
      <Button {...csvLook} loading={busy === 'csv'} onClick={() => void save(source.read, 'csv', fileName)} />
      <Button {...excelLook} loading={busy === 'xlsx'} onClick={() => void save(source.read, 'xlsx', excelName)} />
    </div>
  );
}
