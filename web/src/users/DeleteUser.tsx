import { userMessages as say } from '@vikray/contract/users/user-messages.ts';
import type { User } from '@vikray/contract/users/user.ts';
import { useState } from 'react';
import { useLogin } from '../platform/login.ts';
import { Field } from '../ui/field/Field.tsx';
import { SearchSelect, type Choice } from '../ui/inputs/SearchSelect.tsx';
import { useServerSearch } from '../ui/inputs/server-search.ts';
import { DeleteDialog } from '../ui/lists/DeleteDialog.tsx';
import { refreshUsers } from './user-queries.ts';

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
  const users = useServerSearch('GetUserNames');

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
        <Field name="handoverTo" label={say.handover} span={24} hint={say.handoverHint}>
          <SearchSelect
            search={{ ...users, rows: users.rows.filter(({ userId }) => userId !== user?.userId) }}
            choiceOf={({ userId, name, designation }) => ({ value: userId, label: name, detail: designation })}
            value={to}
            onChange={setTo}
            blank={say.noHandover}
          />
        </Field>
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
