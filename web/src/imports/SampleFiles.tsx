import { DownloadIcon } from '../ui/icons/DownloadIcon.tsx';
import { FileExcelIcon } from '../ui/icons/FileExcelIcon.tsx';
import type { ImportKind } from '@vikray/contract/imports/import.ts';
import { FileButton } from '../ui/lists/FileButton.tsx';
import '../ui/lists/list.css';

/** Sample files with the columns of a kind, to be filled in. */
export function SampleFiles({ kind }: { readonly kind: ImportKind }) {
  const source = { fileName: `${kind}_sample.csv`, address: `/api/import-samples/${kind}?format=csv` };
  return (
    <div className="file-buttons">
      <FileButton source={source} format="csv" icon={<DownloadIcon />}>
        Sample CSV
      </FileButton>
      <FileButton source={source} format="xlsx" icon={<FileExcelIcon />}>
        Sample Excel
      </FileButton>
    </div>
  );
}
