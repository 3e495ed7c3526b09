import { EditOutlined } from '@ant-design/icons';
import { companyCsv } from '@vikray/contract/companies/company-csv.ts';
import { companyMessages as say } from '@vikray/contract/companies/company-messages.ts';
import type { Company } from '@vikray/contract/companies/company.ts';
import type { FileFormat } from '../platform/call.ts';
import { AddButton } from '../ui/AddButton.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useListSearch } from '../ui/list-search.ts';
import { ListToolbar } from '../ui/ListToolbar.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { StatusTag } from '../ui/StatusTag.tsx';
import type { Column } from '../ui/table-columns.tsx';
import { companyFileOf, useCompanyList } from './company-queries.ts';
import './company-list.css';

const title = 'Company List';
/** Everybody sees the button; whether a company may be added the server decides. */
const addCompany = { label: 'Add Company', to: '/addcompany' } as const;

/** At 1440 px all but the e-mail address fill the sheet. */
const columns: readonly Column<Company>[] = [
  { title: 'S.No.', cell: (_, serial) => serial, width: 64, isNumber: true, fixed: 'start' },
  { title: 'Company Name', cell: (company) => <CompanyName company={company} />, width: 220, fixed: 'start', sort: 'companyName' },
  { title: 'State', cell: (company) => company.state, width: 200 },
  { title: 'GST Number', cell: (company) => company.gst, width: 200 },
  { title: 'MSME Number', cell: (company) => company.msme, width: 230 },
  { title: 'Phone', cell: (company) => company.mobileNumber, width: 166 },
  { title: 'Email', cell: (company) => company.email, width: 240 },
  { title: 'Action', cell: (company) => <EditLink company={company} />, width: 80, fixed: 'end' },
];

export function CompanyListPage() {
  const list = useListSearch({ sorts: ['companyName'] });
  const csv = { read: (format: FileFormat) => companyFileOf(list, format), fileName: companyCsv.fileName };
  return (
    <>
      <PageHeading title={title}>
        <ListToolbar list={list} csv={csv} add={addCompany} />
      </PageHeading>
      <DataTable
        columns={columns}
        list={list}
        rows={useCompanyList(list)}
        idOf={(company) => company.companyId}
        label={title}
        empty={
          <EmptyState sentence={say.noneFound}>
            <AddButton {...addCompany} />
          </EmptyState>
        }
      />
    </>
  );
}

/** The name; an inactive company is marked. */
function CompanyName({ company: { companyName, status } }: { readonly company: Company }) {
  return (
    <span className="company-name">
      <strong>{companyName}</strong>
      {status === 'Inactive' && <StatusTag status={status} />}
    </span>
  );
}

function EditLink({ company: { companyId, companyName } }: { readonly company: Company }) {
  return (
    <ButtonLink
      to="/edit-company/$companyId"
      params={{ companyId: String(companyId) }}
      color="default"
      variant="text"
      size="small"
      icon={<EditOutlined aria-hidden />}
      aria-label={`Edit ${companyName}`}
    />
  );
}
