import { setupMessages as say } from '@vikray/contract/setup/setup-messages.ts';
import type { AddedOfficeUser } from '@vikray/contract/users/office-users.ts';
import { useState } from 'react';
import { notify } from '../platform/notify.tsx';
import { refresh } from '../platform/queries.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { emptyRow, enteredRows, fieldOfRow, newUsersOf, usersFailure, type SetupForm } from './setup-form.ts';
import { refreshSetup } from './setup-queries.ts';
import { UserRows } from './UserRows.tsx';

/** The users of the office, each with a preset of rights. Their passwords go to `onAdded`, once. */
export function useUsersStep(
  form: SetupForm,
  change: (changed: Partial<SetupForm>) => void,
  onAdded: (users: readonly AddedOfficeUser[]) => void,
) {
  // Not stored with the other entries.
  const [ownPassword, setOwnPassword] = useState('');
  const add = useSubmit('AddOfficeUsers');
  const rows = enteredRows(form);
  const entries = { rows, ownPassword };

  async function save(): Promise<void> {
    const added = await add.send(entries, () => newUsersOf(rows, ownPassword));
    if (!added) return;
    change({ users: [emptyRow] });
    setOwnPassword('');
    notify.success(say.usersAdded(rows.length));
    if (added.length > 0) onAdded(added);
    await Promise.all([refresh('GetUser', 'GetUserNames'), refreshSetup()]);
  }

  const rowFields = form.users.flatMap((_, index) =>
    ['name', 'officeMobile', 'nickname', 'preset'].map((field) => fieldOfRow(index, field)),
  );
  return {
    isBusy: add.isBusy,
    refusal: add.refusalOf(entries),
    step: {
      title: 'Users',
      fields: ['users', 'ownPassword', ...rowFields],
      check: () => usersFailure(form, ownPassword),
      onDone: () => {
        if (rows.length > 0) void save();
      },
      body: (
        <UserRows
          rows={form.users}
          onChange={(users) => change({ users })}
          needsPassword={rows.length > 0}
          ownPassword={ownPassword}
          onOwnPassword={setOwnPassword}
        />
      ),
    },
  };
}
