import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { FileButton, type FileSource } from './FileButton.tsx';
import './list.css';
import { useCloseOutside } from '../page/use-close-outside.ts';

/** Saves the rows of a list with every column that their import needs. Not shown on phones, where no one edits such files. */
export function ExportForImport({ source }: { readonly source: FileSource }) {
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  useCloseOutside(isOpen, frame, opener, close);
  return (
    <div ref={frame} className="for-import">
      <Button
        ref={opener}
        type="text"
        icon={<DownOutlined aria-hidden />}
        aria-label="For Import"
        title={isOpen ? undefined : 'For Import'}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <div className="for-import-files" role="group" aria-label="For Import">
          <p>For Import</p>
          <FileButton source={source} format="csv">
            CSV, all columns
          </FileButton>
          <FileButton source={source} format="xlsx">
            Excel, all columns
          </FileButton>
        </div>
      )}
    </div>
  );
}
