import { settingMessages as say } from '@vikray/contract/settings/setting-messages.ts';
import type { CallFailure } from '../platform/call-failure.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Note } from '../ui/page/Note.tsx';

interface NotReachedNoteProps {
  /** The refusal of the last save. */
  readonly of: CallFailure | undefined;
  readonly isBusy: boolean;
  readonly onSaveAnyway: () => void;
}

/** Says that the mail server was not reached, and offers to save it all the same. */
export function NotReachedNote({ of: refusal, isBusy, onSaveAnyway }: NotReachedNoteProps) {
  if (refusal?.code !== 'MailServerNotReached') return null;
  const anyway = (
    <Button isBusy={isBusy} onClick={onSaveAnyway}>
      {say.saveAnyway}
    </Button>
  );
  return <Note kind="warning" title={refusal.message} action={anyway} />;
}
