import { maskedKeyOf, type MaskedField, type MaskedKey } from '@vikray/contract/users/masked-details.ts';
import { maskedMessages as say } from '@vikray/contract/users/masked-messages.ts';
import { passwordMessages } from '@vikray/contract/users/password-messages.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { OwnPasswordModal, type OwnPassword } from '../ui/forms/OwnPasswordModal.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import type { UserForm } from './user-form.ts';
import { fieldLabels } from './user-labels.ts';

/** A value that is shown briefly. It is stored nowhere else. */
interface Revealed {
  readonly field: MaskedKey;
  readonly value: string;
}

/** The masked values of a saved user, and what their fields need. */
export interface Masks {
  readonly saved: UserForm;
  readonly revealed: Revealed | undefined;
  show(field: MaskedField): void;
  hide(): void;
}

/** A value stays on screen for this long. */
const shownMs = 30_000;

/** The masks of a user's page, and the dialog that asks for the reader's own password. One value at a time is shown. */
export function useMasks(userId: number, saved: UserForm): { readonly masks: Masks; readonly dialog: ReactNode } {
  const reveal = useSubmit('RevealPrivate');
  const [asked, setAsked] = useState<MaskedField>();
  const [revealed, setRevealed] = useState<Revealed>();

  useEffect(() => {
    if (!revealed) return undefined;
    const timer = setTimeout(() => setRevealed(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [revealed]);

  async function show(field: MaskedKey, own: OwnPassword): Promise<void> {
    const input = { userId, field, ...own };
    const answer = await reveal.send(input, () => input);
    if (!answer) return;
    setAsked(undefined);
    setRevealed(answer[0]);
  }

  const field = asked && maskedKeyOf(asked);
  const dialog = asked && field && (
    <OwnPasswordModal
      title={say.showOf(fieldLabels[asked])}
      submitLabel={passwordMessages.confirm}
      hint={passwordMessages.whyOwnForReading}
      isBusy={reveal.isBusy}
      refusalOf={(own) => reveal.refusalOf({ userId, field, ...own })}
      onSubmit={(own) => void show(field, own)}
      onClose={() => setAsked(undefined)}
    />
  );
  return { masks: { saved, revealed, show: setAsked, hide: () => setRevealed(undefined) }, dialog };
}
