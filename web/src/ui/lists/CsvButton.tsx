import { DownloadIcon } from '../icons/DownloadIcon.tsx';
import { FileExcelIcon } from '../icons/FileExcelIcon.tsx';
import type { ListFile } from '../../platform/list-file.ts';
import { FileButton } from './FileButton.tsx';
import { ExportForImport } from './ExportForImport.tsx';
import './list.css';

/** The rows of a list as a file; if they can be imported, also with every column that an import needs. */
export type CsvSource = ListFile & { readonly forImport?: ListFile | undefined; readonly pictures?: string | undefined };

/** Saves the rows of a list as a CSV file, or as an Excel file beside it. Both are one control; on phones and tablets they are icons. */
export function CsvButton({ forImport, pictures, ...source }: CsvSource) {
  return (
    <div className="file-buttons">
      <FileButton source={source} format="csv" className="list-button" icon={<DownloadIcon />} tooltip="Save as CSV">
        <span className="list-button-label">CSV</span>
      </FileButton>
      <FileButton source={source} format="xlsx" className="list-button" icon={<FileExcelIcon />} tooltip="Save as Excel">
        <span className="list-button-label">Excel</span>
      </FileButton>
      {forImport && <ExportForImport source={forImport} pictures={pictures} />}
    </div>
  );
}
