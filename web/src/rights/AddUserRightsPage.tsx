import { SafetyCertificateOutlined } from '@ant-design/icons';
import type { UserName } from '@vikray/contract/rights/assigned-right.ts';
import { rightsMessages as say } from '@vikray/contract/rights/rights-messages.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useListSearch } from '../ui/list-search.ts';
import { ListToolbar } from '../ui/ListToolbar.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import '../ui/row-actions.css';
import type { Column } from '../ui/table-columns.tsx';
import { useUserNames } from './rights-queries.ts';

const title = 'Add User Rights';

const columns: readonly Column<UserName>[] = [
  { title: 'S.No.', width: 72, isNumber: true, fixed: 'start', cell: (_, serial) => serial },
  { title: 'Name', width: 280, fixed: 'start', cell: ({ name }) => <strong>{name}</strong> },
  { title: 'Employee Number', width: 160, cell: ({ empNumber }) => empNumber },
  { title: 'Designation', cell: ({ designation }) => designation },
  { title: 'Login Type', width: 160, cell: ({ loginType }) => loginType },
  { title: 'Action', width: 84, fixed: 'end', cell: (user) => <AssignLink user={user} /> },
];

/** The users, to choose the one whose rights are assigned. */
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
        empty={<EmptyState sentence={say.noUsers} />}
      />
    </>
  );
}

function AssignLink({ user: { userId, name } }: { readonly user: UserName }) {
  return (
    <div className="row-actions">
      <ButtonLink to="/assignuserrights" search={{ id: userId }} variant="text" color="default" size="small" icon={<SafetyCertificateOutlined aria-hidden />} aria-label={`Assign User Rights ${name}`} />
    </div>
  );
}
