import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { useBackupFolder, useBackups } from './backup-queries.ts';
import { BackupList } from './BackupList.tsx';
import { BackupNowButton } from './BackupNowButton.tsx';
import { BackupPlace, BackupPlaceSkeleton } from './BackupPlace.tsx';
import { KeyCopy } from './KeyCopy.tsx';
import './backups.css';

/** The backups of the panel. For Administrators only: the server refuses everyone else. */
export function BackupsPage() {
  const { place, isLoading } = useBackupFolder();
  const backups = useBackups();
  return (
    <>
      <PageHeading title="Backups">
        {place && place.folder !== '' && (
          <IfAllowed to="RunJob">
            <BackupNowButton isRunning={place.isRunning} />
          </IfAllowed>
        )}
      </PageHeading>
      {place && <BackupPlace place={place} />}
      {place && <KeyCopy place={place} />}
      {/* The list appears below the folder and its troubles, whose height is not known before. */}
      {isLoading ? <BackupPlaceSkeleton /> : <BackupList backups={backups} isScheduled={place?.folder !== ''} />}
    </>
  );
}
