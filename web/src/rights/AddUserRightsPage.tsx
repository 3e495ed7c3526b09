import { SafetyCertificateOutlined } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import type { UserName } from '@vikray/contract/rights/assigned-right.ts';
import { rightsMessages as say } from '@vikray/contract/rights/rights-messages.ts';
import { DataTable } from '../ui/lists/DataTable.tsx';
import { useListSearch } from '../ui/lists/list-search.ts';
import { ListToolbar } from '../ui/lists/ListToolbar.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
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
    <>
      <PageHeading title={title}>
        <ListToolbar list={list} />
      </PageHeading>
      <DataTable
        columns={columns}
        list={list}
        rows={useUserNames(list)}
        idOf={(user) => user.userId}
        label={title}
        width={960}
        empty={say.noUsers}
      />
    </>
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
      <RowLink
        to="/assignuserrights"
        search={{ id: userId }}
        icon={<SafetyCertificateOutlined aria-hidden />}
        label={`Assign User Rights ${name}`}
      />
    </div>
  );
}
