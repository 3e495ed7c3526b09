import { sizeText, type Backup } from '@vikray/contract/backups/backup.ts';
import { backupMessages as say } from '@vikray/contract/backups/backup-messages.ts';
import { dashedInstant } from '@vikray/contract/platform/dates.ts';
import type { Column } from '../ui/lists/table-columns.ts';
import type { ListedBackup } from './backup-queries.ts';

function instantOrDash(time: string): string {
  return time === '' ? '–' : dashedInstant(time);
}

export const backupColumns: readonly Column<ListedBackup>[] = [
  { title: 'When', width: 168, fixed: 'start', onPhone: 'name', cell: ({ at }) => dashedInstant(at) },
  { title: 'File', width: 260, isText: true, onPhone: 'detail', cell: ({ file }) => file || '–' },
  { title: 'Size', width: 104, isNumber: true, onPhone: 'figure', cell: ({ size }) => (size === 0 ? '–' : sizeText(size)) },
  { title: 'Took', width: 88, isNumber: true, cell: ({ seconds }) => (seconds === 0 ? '–' : say.took(seconds)) },
  { title: 'Verified', width: 168, cell: ({ verifiedAt }) => instantOrDash(verifiedAt) },
  { title: 'Restored', width: 168, cell: ({ restoredAt }) => instantOrDash(restoredAt) },
  { title: 'Made By', width: 112, onPhone: 'detail', cell: ({ origin }) => say.origins[origin] },
  { title: 'Failure', width: 260, isWhole: true, cell: ({ failure }) => failure || '–' },
  { title: 'Result', width: 140, fixed: 'end', onPhone: 'state', cell: (backup) => <Result backup={backup} /> },
];

function Result({ backup: { failure, verifiedAt } }: { readonly backup: Backup }) {
  if (failure !== '') return <span className="backup-failed">{say.bad}</span>;
  return <span>{verifiedAt === '' ? say.notVerified : say.good}</span>;
}
