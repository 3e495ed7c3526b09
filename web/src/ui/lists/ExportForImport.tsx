import type { ListFile } from '../../platform/list-file.ts';
import { Menu } from '../controls/Menu.tsx';
import { FileButton } from './FileButton.tsx';
import './list.css';

/** Saves the rows of a list with every column that their import needs. Not shown on phones, where no one edits such files. */
export function ExportForImport({ source }: { readonly source: ListFile }) {
  return (
    <Menu label="For Import" isArrow className="for-import">
      {() => (
        <>
          <FileButton source={source} format="csv">
            CSV, all columns
          </FileButton>
          <FileButton source={source} format="xlsx">
            Excel, all columns
          </FileButton>
        </>
      )}
    </Menu>
  );
}
