import type { BackupFolder } from '@vikray/contract/backups/backup.ts';
import { backupMessages as say } from '@vikray/contract/backups/backup-messages.ts';
import { dashedInstant } from '@vikray/contract/platform/dates.ts';
import { Checkbox } from '../ui/controls/Checkbox.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { Note } from '../ui/page/Note.tsx';
import { followKeyCopy } from './backup-queries.ts';

/** Whether the key, which no backup contains, is in another place as well. Nothing while there is no key. */
export function KeyCopy({ place: { keyPlace, keyCopiedAt, keyCopiedBy } }: { readonly place: BackupFolder }) {
  const confirm = useSubmit('ConfirmKeyCopy');
  if (keyPlace === '') return null;
  const isConfirmed = keyCopiedAt !== '';
  const [before, after] = say.keyApart(keyPlace).split(keyPlace);

  async function tick(): Promise<void> {
    if (await confirm.send({}, () => ({}))) await followKeyCopy();
  }

  return (
    <section className="backup-key" aria-label={say.key}>
      {!isConfirmed && (
        <Note
          kind="warning"
          title={
            <>
              {before}
              <span className="backup-key-place">{keyPlace}</span>
              {after}
            </>
          }
        />
      )}
      <div className="backup-key-line">
        <Checkbox checked={isConfirmed} disabled={isConfirmed || confirm.isBusy} onChange={() => void tick()}>
          {say.keyCopied}
        </Checkbox>
        {isConfirmed && <span className="backup-key-when">{say.keyConfirmed(dashedInstant(keyCopiedAt), keyCopiedBy)}</span>}
      </div>
    </section>
  );
}
