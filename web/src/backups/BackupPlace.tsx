import type { BackupFolder } from '@vikray/contract/backups/backup.ts';
import { backupMessages as say } from '@vikray/contract/backups/backup-messages.ts';
import { dashedInstant } from '@vikray/contract/platform/dates.ts';
import { Facts } from '../ui/page/Facts.tsx';
import { Note } from '../ui/page/Note.tsx';
import '../ui/lists/list.css';
import { Command } from './Command.tsx';

/** Where the backups are, what is wrong there, and the commands that concern them. */
export function BackupPlace({ place }: { readonly place: BackupFolder }) {
  const { folder, restoreCommand, trouble, dueAt, failure, trialFailure } = place;
  const facts = [
    { label: say.place, text: <Command text={folder} /> },
    { label: say.next, text: dueAt === '' ? '' : dashedInstant(dueAt) },
    { label: say.restore, text: <Command text={restoreCommand} /> },
    { label: say.elsewhere, text: <Command text={say.copyCommand(folder)} /> },
  ];
  return (
    <>
      {trouble !== '' && <Note kind={folder === '' ? 'warning' : 'error'} title={trouble} />}
      {failure !== '' && failure !== trouble && <Note kind="error" title={say.failed(failure)} />}
      {trialFailure !== '' && <Note kind="error" title={say.trialFailed(trialFailure)} />}
      {folder !== '' && (
        <section className="backup-place" aria-label={say.place}>
          <Facts facts={facts} />
        </section>
      )}
    </>
  );
}

/** A placeholder while the folder loads. */
export function BackupPlaceSkeleton() {
  const facts = [say.place, say.next, say.restore, say.elsewhere].map((label) => ({ label, text: <span className="skeleton" /> }));
  return (
    <section className="backup-place" aria-busy aria-label="Loading">
      <Facts facts={facts} />
    </section>
  );
}
