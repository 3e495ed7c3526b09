import type { ListFile } from '../../platform/list-file.ts';
import { Button } from '../controls/Button.tsx';
import { Menu } from '../controls/Menu.tsx';
import { FileButton } from './FileButton.tsx';
import './list.css';

interface ExportForImportProps {
  readonly source: ListFile;
  /** The archive of the pictures that the rows name, if they name some. */
  readonly pictures?: string | undefined;
}

/**
 * Saves the rows of a list with every column that their import needs, and the pictures that they name. Not shown on phones, where no one
 * edits such files.
 */
export function ExportForImport({ source, pictures }: ExportForImportProps) {
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
          {pictures && (
            <Button look="text" href={`/api/${pictures}`} download={pictures.replace('-', '_')}>
              Pictures (ZIP)
            </Button>
          )}
        </>
      )}
    </Menu>
  );
}
