import { userMessages as say } from '@vikray/contract/users/user-messages.ts';
import type { User } from '@vikray/contract/users/user.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { fileOf } from '../platform/list-file.ts';
import { useLogin } from '../platform/login.ts';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { TablePage } from '../ui/lists/TablePage.tsx';
import { useColumns } from '../ui/lists/use-columns.ts';
import { DeleteUser } from './DeleteUser.tsx';
import { userColumns } from './user-columns.tsx';
import { useUserList } from './user-queries.ts';

const ResetPasswordModal = lazyPart(async () => ({ default: (await import('./ResetPasswordModal.tsx')).ResetPasswordModal }));

const addUser = { label: 'Add User', to: '/adduser', operation: 'AddUser' } as const;

export function UserListPage() {
  const list = useListSearch({ sorts: ['name', 'empNumber'] });
  const login = useLogin();
  const mayReset = useAllowed('AddUser');
  const [forgetful, setForgetful] = useState<User>();
  const [leaving, setLeaving] = useState<User>();
  return (
    <>
      <TablePage
        title="User List"
        list={list}
        csv={fileOf('GetUser', { ...searchAndOrder(list), view: 'brief' })}
        columns={useColumns(userColumns, { login, mayReset, onReset: setForgetful, onDelete: setLeaving })}
        rows={useUserList(list)}
        idOf={(user) => user.userId}
        width={1500}
        empty={say.noneFound}
        add={addUser}
      />
      {forgetful && (
        <Suspense>
          <ResetPasswordModal user={forgetful} onClose={() => setForgetful(undefined)} />
        </Suspense>
      )}
      <DeleteUser user={leaving} onDone={() => setLeaving(undefined)} />
    </>
  );
}
