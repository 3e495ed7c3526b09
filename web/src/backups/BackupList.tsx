import { backupMessages as say } from '@vikray/contract/backups/backup-messages.ts';
import { DataTable } from '../ui/lists/DataTable.tsx';
import { wholeList } from '../ui/lists/whole-list.ts';
import { backupColumns } from './backup-columns.tsx';
import type { useBackups } from './backup-queries.ts';

interface BackupListProps {
  readonly backups: ReturnType<typeof useBackups>;
  readonly isScheduled: boolean;
}

/** The backups in the folder, and attempts that failed. Without a folder, none is scheduled. */
export function BackupList({ backups, isScheduled }: BackupListProps) {
  return (
    <DataTable
      label="Backups"
      columns={backupColumns}
      {...wholeList(backups)}
      idOf={(backup) => backup.place}
      width={1376}
      empty={isScheduled ? say.none : say.noneScheduled}
    />
  );
}
