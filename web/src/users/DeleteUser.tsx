import { userMessages as say } from '@vikray/contract/users/user-messages.ts';
import type { User } from '@vikray/contract/users/user.ts';
import { notify } from '../platform/notify.tsx';
import { ConfirmDialog } from '../ui/page/ConfirmDialog.tsx';
import { useLastDefined } from '../ui/lists/use-last-defined.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { refreshUsers } from './user-queries.ts';

interface DeleteUserProps {
  /** The user to delete; undefined while the question is closed. */
  readonly user: User | undefined;
  readonly onDone: () => void;
}

/** Asks before a user is deleted from the list. */
export function DeleteUser({ user, onDone }: DeleteUserProps) {
  const deletion = useSubmit('DeleteUser');
  const shown = useLastDefined(user);

  async function remove({ userId, version }: User): Promise<void> {
    const deleted = await deletion.send({ userId, version }, () => ({ userId, version }));
    if (deleted) notify.success(say.deleted);
    // Also when refused: the user is no longer as shown.
    await refreshUsers();
    onDone();
  }

  if (!shown) return null;
  const record = (
    <>
      <strong>{shown.name}</strong>
      <span>{`${shown.empNumber} · ${shown.designation}`}</span>
    </>
  );
  return (
    <ConfirmDialog
      isOpen={user !== undefined}
      title={say.confirmDeleteTitle}
      sentence={say.confirmDelete}
      record={record}
      isDanger
      isBusy={deletion.isBusy}
      onYes={() => void remove(shown)}
      onNo={onDone}
    />
  );
}
