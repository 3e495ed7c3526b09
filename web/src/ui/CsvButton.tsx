import { DownloadOutlined, DownOutlined } from '@ant-design/icons';
import { excelFileName } from '@vikray/contract/platform/operation.ts';
import { Button, Dropdown, Space } from 'antd';
import { useState } from 'react';
import { failureSentence } from '../platform/call-failure.ts';
import { excelAddress, type FileFormat } from '../platform/call.ts';
import { notify } from '../platform/notify.tsx';
import { saveFile, saveFrom } from '../platform/save-file.ts';
import './list.css';

/** The rows of a list as a file: the name of its CSV file, and its address or, for a list that only a POST gives, how to read it. */
export type CsvSource = { readonly fileName: string } & ({ readonly address: string } | { readonly read: (format: FileFormat) => Promise<Blob> });

/** Saves the rows of a list as a CSV file, or as an Excel file from the menu beside it. On phones both are icons. */
export function CsvButton({ fileName, ...source }: CsvSource) {
  const [isBusy, setIsBusy] = useState(false);

  async function save(read: () => Promise<Blob>, name: string): Promise<void> {
    setIsBusy(true);
    try {
      saveFile(await read(), name);
    } catch (thrown) {
      notify.failure(failureSentence(thrown));
    } finally {
      setIsBusy(false);
    }
  }

  function saveExcel(): void {
    const name = excelFileName(fileName);
    if ('address' in source) return saveFrom(excelAddress(source.address), name);
    void save(() => source.read('xlsx'), name);
  }

  const look = { className: 'list-button', icon: <DownloadOutlined aria-hidden />, children: <span className="list-button-label">CSV</span> };
  return (
    <Space.Compact>
      {'address' in source ? (
        <Button {...look} href={source.address} download={fileName} />
      ) : (
        <Button {...look} loading={isBusy} onClick={() => void save(() => source.read('csv'), fileName)} />
      )}
      <Dropdown trigger={['click']} placement="bottomRight" menu={{ items: [{ key: 'xlsx', label: 'Excel' }], onClick: saveExcel }}>
        <Button className="list-formats" icon={<DownOutlined aria-hidden />} aria-label="Other file formats" aria-haspopup="menu" />
      </Dropdown>
    </Space.Compact>
  );
}
