import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { useBackupFolder } from './backup-queries.ts';
import { BackupList } from './BackupList.tsx';
import { BackupNowButton } from './BackupNowButton.tsx';
import { BackupPlace } from './BackupPlace.tsx';
import './backups.css';

/** The backups of the panel. For Administrators only: the server refuses everyone else. */
export function BackupsPage() {
  const place = useBackupFolder();
  return (
    <>
      <PageHeading title="Backups">
        {place && place.folder !== '' && (
          <IfAllowed to="RunDuty">
            <BackupNowButton isRunning={place.isRunning} />
          </IfAllowed>
        )}
      </PageHeading>
      {place && <BackupPlace place={place} />}
      <BackupList isScheduled={place?.folder !== ''} />
    </>
  );
}
