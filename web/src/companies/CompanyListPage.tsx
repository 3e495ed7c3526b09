import { EditIcon } from '../ui/icons/EditIcon.tsx';
import { Link } from '@tanstack/react-router';
import { companyMessages as say } from '@vikray/contract/companies/company-messages.ts';
import type { Company } from '@vikray/contract/companies/company.ts';
import { fileOf } from '../platform/list-file.ts';
import { MailLink, PhoneLink } from '../ui/page/ContactLink.tsx';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { TablePage } from '../ui/lists/TablePage.tsx';
import { RowLink } from '../ui/lists/RowAction.tsx';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import { serialColumn, type Column } from '../ui/lists/table-columns.ts';
import { useCompanyList } from './company-queries.ts';
import './company-list.css';

const title = 'Company List';
/** Everyone sees the button; the server decides whether the user may add a company. */
const addCompany = { label: 'Add Company', to: '/addcompany' } as const;

const columns: readonly Column<Company>[] = [
  serialColumn,
  {
    title: 'Company Name',
    isText: true,
    onPhone: 'name',
    cell: (company) => <CompanyName company={company} />,
    width: 264,
    fixed: 'start',
    sort: 'companyName',
  },
  { title: 'State', isText: true, onPhone: 'detail', cell: (company) => company.state, width: 156 },
  { title: 'GST Number', cell: (company) => company.gst, width: 200 },
  { title: 'MSME Number', cell: (company) => company.msme, width: 230 },
  { title: 'Phone', onPhone: 'state', cell: (company) => <PhoneLink number={company.mobileNumber} />, width: 166 },
  { title: 'Email', isText: true, cell: (company) => <MailLink address={company.email} />, width: 240 },
  { title: 'Action', icons: 1, cell: (company) => <EditLink company={company} /> },
];

export function CompanyListPage() {
  const list = useListSearch({ sorts: ['companyName'] });
  const csv = {
    ...fileOf('GetCompanyList', searchAndOrder(list)),
    forImport: fileOf('GetCompanyList', { search: list.search, columns: 'import' }),
  };
  return (
    <TablePage
      title={title}
      list={list}
      csv={csv}
      imports="suppliers"
      columns={columns}
      rows={useCompanyList(list)}
      idOf={(company) => company.companyId}
      empty={say.noneFound}
      add={addCompany}
    />
  );
}

/** The name, with a mark on an inactive company. */
function CompanyName({ company: { companyId, companyName, status } }: { readonly company: Company }) {
  return (
    <span className="company-name">
      <Link className="two-lines" to="/edit-company/$companyId" params={{ companyId: String(companyId) }}>
        <strong>{companyName}</strong>
      </Link>
      {status === 'Inactive' && <StatusTag status={status} />}
    </span>
  );
}

function EditLink({ company: { companyId, companyName } }: { readonly company: Company }) {
  return (
    <RowLink to="/edit-company/$companyId" params={{ companyId: String(companyId) }} icon={<EditIcon />} label={`Edit ${companyName}`} />
  );
}
