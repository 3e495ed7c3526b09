import { SafetyCertificateIcon } from '../ui/icons/SafetyCertificateIcon.tsx';
import { Link } from '@tanstack/react-router';
import type { UserName } from '@vikray/contract/rights/assigned-right.ts';
import { rightsMessages as say } from '@vikray/contract/rights/rights-messages.ts';
import { useListSearch } from '../ui/lists/list-search.ts';
import { TablePage } from '../ui/lists/TablePage.tsx';
import { RowLink } from '../ui/lists/RowAction.tsx';
import { serialColumn, type Column } from '../ui/lists/table-columns.ts';
import { useUserNames } from './rights-queries.ts';

const title = 'Add User Rights';

const columns: readonly Column<UserName>[] = [
  serialColumn,
  {
    title: 'Name',
    width: 280,
    isText: true,
    fixed: 'start',
    onPhone: 'name',
    cell: ({ userId, name }) => <NameLink userId={userId} name={name} />,
  },
  { title: 'Employee Number', width: 160, onPhone: 'detail', cell: ({ empNumber }) => empNumber },
  { title: 'Designation', isText: true, onPhone: 'detail', cell: ({ designation }) => designation },
  { title: 'Login Type', width: 160, cell: ({ loginType }) => loginType },
  { title: 'Action', icons: 1, cell: (user) => <AssignLink user={user} /> },
];

/** The users, to choose whose rights to assign. */
export function AddUserRightsPage() {
  const list = useListSearch();
  return (
    <TablePage
      title={title}
      list={list}
      columns={columns}
      rows={useUserNames(list)}
      idOf={(user) => user.userId}
      width={960}
      empty={say.noUsers}
    />
  );
}

function NameLink({ userId, name }: Pick<UserName, 'userId' | 'name'>) {
  return (
    <Link to="/assignuserrights" search={{ id: userId }}>
      <strong>{name}</strong>
    </Link>
  );
}

function AssignLink({ user: { userId, name } }: { readonly user: UserName }) {
  return (
    <div className="row-actions">
      <RowLink to="/assignuserrights" search={{ id: userId }} icon={<SafetyCertificateIcon />} label={`Assign User Rights ${name}`} />
    </div>
  );
}
