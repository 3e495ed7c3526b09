import { DownloadOutlined, FileExcelOutlined } from '@ant-design/icons';
import type { ImportKind } from '@vikray/contract/imports/import.ts';
import { FileButton } from '../ui/lists/FileButton.tsx';
import '../ui/lists/list.css';

/** Sample files with the columns of a kind, to be filled in. */
export function SampleFiles({ kind }: { readonly kind: ImportKind }) {
  const source = { fileName: `${kind}_sample.csv`, address: `/api/import-samples/${kind}?format=csv` };
  return (
    <div className="file-buttons">
      <FileButton source={source} format="csv" icon={<DownloadOutlined aria-hidden />}>
        Sample CSV
      </FileButton>
      <FileButton source={source} format="xlsx" icon={<FileExcelOutlined aria-hidden />}>
        Sample Excel
      </FileButton>
    </div>
  );
}
