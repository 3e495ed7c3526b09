import { DownloadOutlined, FileExcelOutlined } from '@ant-design/icons';
import { excelFileName } from '@vikray/contract/platform/operation.ts';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { failureSentence } from '../platform/call-failure.ts';
import { excelAddress, type FileFormat } from '../platform/call.ts';
import { notify } from '../platform/notify.tsx';
import { saveFile } from '../platform/save-file.ts';
import './list.css';

/** The rows of a list as a file: the name of its CSV file, and its address or, for a list that only a POST gives, how to read it. */
export type CsvSource = { readonly fileName: string } & ({ readonly address: string } | { readonly read: (format: FileFormat) => Promise<Blob> });

/** Saves the rows of a list as a CSV file, or as an Excel file beside it. On phones both are icons. */
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

  const csvLook = { className: 'list-button', icon: <DownloadOutlined aria-hidden />, children: <span className="list-button-label">CSV</span> };
  const excelLook = { className: 'list-button', icon: <FileExcelOutlined aria-hidden />, children: <span className="list-button-label">Excel</span> };
  if ('address' in source) {
    return (
      <Space.Compact>
        <Button {...csvLook} href={source.address} download={fileName} />
        <Button {...excelLook} href={excelAddress(source.address)} download={excelName} />
      </Space.Compact>
    );
  }
  return (
    <Space.Compact>
      <Button {...csvLook} loading={busy === 'csv'} onClick={() => void save(source.read, 'csv', fileName)} />
      <Button {...excelLook} loading={busy === 'xlsx'} onClick={() => void save(source.read, 'xlsx', excelName)} />
    </Space.Compact>
  );
}
