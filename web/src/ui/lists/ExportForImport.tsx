import type { ListFile } from '../../platform/list-file.ts';
import { Button } from '../controls/Button.tsx';
import { DownIcon } from '../icons/DownIcon.tsx';
import '../page/opened-below.css';
import { useOpened } from '../page/use-opened.ts';
import { FileButton } from './FileButton.tsx';
import './list.css';

/** Saves the rows of a list with every column that their import needs. Not shown on phones, where no one edits such files. */
export function ExportForImport({ source }: { readonly source: ListFile }) {
  const { frame, opener, isOpen, toggle } = useOpened();
  return (
    <div ref={frame} className="for-import">
      <Button
        ref={opener}
        look="text"
        icon={<DownIcon />}
        aria-label="For Import"
        title={isOpen ? undefined : 'For Import'}
        aria-expanded={isOpen}
        onClick={toggle}
      />
      {isOpen && (
        <div className="opened-below" role="group" aria-label="For Import">
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
