import { userMessages as say } from '@vikray/contract/users/user-messages.ts';
import type { User } from '@vikray/contract/users/user.ts';
import { DeleteDialog } from '../ui/lists/DeleteDialog.tsx';
import { refreshUsers } from './user-queries.ts';

interface DeleteUserProps {
  /** The user to delete; undefined while the question is closed. */
  readonly user: User | undefined;
  readonly onDone: () => void;
}

/** Asks before a user is deleted from the list. */
export function DeleteUser({ user, onDone }: DeleteUserProps) {
  return (
    <DeleteDialog
      record={user}
      operation="DeleteUser"
      toInput={({ userId, version }) => ({ userId, version })}
      say={say}
      refresh={refreshUsers}
      onDone={onDone}
    >
      {({ name, empNumber, designation }) => (
        <>
          <strong>{name}</strong>
          <span>{`${empNumber} · ${designation}`}</span>
        </>
      )}
    </DeleteDialog>
  );
}
