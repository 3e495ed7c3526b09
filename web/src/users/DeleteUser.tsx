import { userMessages as say } from '@vikray/contract/users/user-messages.ts';
import type { User } from '@vikray/contract/users/user.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { useLogin } from '../platform/login.ts';
import type { Choice } from '../ui/inputs/SearchSelect.tsx';
import { DeleteDialog } from '../ui/lists/DeleteDialog.tsx';
import { refreshUsers } from './user-queries.ts';

// Its field with a list would be the only one of the user list.
const HandoverSelect = lazyPart(async () => ({ default: (await import('./HandoverSelect.tsx')).HandoverSelect }));

interface DeleteUserProps {
  /** The user to delete; undefined while the question is closed. */
  readonly user: User | undefined;
  readonly onDone: () => void;
}

/** Asks before a user is deleted from the list, and to whom their open deals go: to the one who asks, unless they choose another. */
export function DeleteUser({ user, onDone }: DeleteUserProps) {
  const login = useLogin();
  const oneself = { value: login.userId, label: login.name };
  const [to, setTo] = useState<Choice | undefined>(oneself);

  function end(): void {
    setTo(oneself);
    onDone();
  }

  return (
    <DeleteDialog
      record={user}
      operation="DeleteUser"
      toInput={({ userId, version }) => ({ userId, version, ...(to && { handoverTo: to.value }) })}
      say={say}
      refresh={refreshUsers}
      onDone={end}
      choice={
        <Suspense>
          <HandoverSelect leavingId={user?.userId} value={to} onChange={setTo} />
        </Suspense>
      }
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
