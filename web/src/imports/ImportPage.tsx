import { useSearch } from '@tanstack/react-router';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import './import.css';
import { ImportFile } from './ImportFile.tsx';
import { ImportHistory } from './ImportHistory.tsx';
import { ImportResult } from './ImportResult.tsx';

/** The form for a new import with the earlier ones, or one import from its check to its end. */
export function ImportPage() {
  const { kind, id } = useSearch({ from: '/shell/import' });
  if (id !== undefined) return <ImportResult key={id} importId={id} />;
  return (
    <>
      <PageHeading title="Import" />
      <ImportFile key={kind} chosen={kind} />
      <ImportHistory />
    </>
  );
}
