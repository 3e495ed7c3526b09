import type { BackupFolder } from '@vikray/contract/backups/backup.ts';
import { backupMessages as say } from '@vikray/contract/backups/backup-messages.ts';
import { dashedMoment } from '@vikray/contract/platform/dates.ts';
import { breakableAtSigns } from '../ui/page/breakable.tsx';
import { Facts } from '../ui/page/Facts.tsx';
import { Note } from '../ui/page/Note.tsx';
import '../ui/lists/list.css';

/** Where the backups are, what is wrong there, and the commands that concern them. */
export function BackupPlace({ place }: { readonly place: BackupFolder }) {
  const { folder, trouble, dueAt, failure, trialFailure } = place;
  const facts = [
    { label: say.place, text: <code>{breakableAtSigns(folder)}</code> },
    { label: say.next, text: dueAt === '' ? '' : dashedMoment(dueAt) },
    { label: say.restore, text: <code>{breakableAtSigns(say.restoreCommand(folder))}</code> },
    { label: say.elsewhere, text: <code>{breakableAtSigns(say.copyCommand(folder))}</code> },
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
