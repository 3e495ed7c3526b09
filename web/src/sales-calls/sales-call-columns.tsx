import { EyeIcon } from '../ui/icons/EyeIcon.tsx';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { contactNames, type SalesCall } from '@vikray/contract/sales-calls/sales-call.ts';
import { MakeEnquiry, type EnquiryForm } from '../enquiries/public.ts';
import { RowAction, RowLink } from '../ui/lists/RowAction.tsx';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import { DocumentNumber } from '../ui/page/DocumentNumber.tsx';
import { serialColumn, type Column } from '../ui/lists/table-columns.ts';

const enquiryColumn: Column<SalesCall> = {
  title: 'Enquiry',
  width: 224,
  isWhole: true,
  cell: (call) => <MakeEnquiry deal={call} of={call.companyName} known={() => knownOf(call)} />,
};

/** What a call says of its enquiry. */
function knownOf({ callId, companyName, customerId, name, description }: SalesCall): Partial<EnquiryForm> {
  const customer = customerId === null ? undefined : { value: customerId, label: companyName };
  return { callId, customer, companyName: customer ? '' : companyName, name, requirement: description };
}

/** The columns of the list; at 1440 px the first five fill the sheet. `mayEnquire` says whether the user may turn calls into enquiries. */
export function salesCallColumns({ mayEnquire }: { readonly mayEnquire: boolean }): Column<SalesCall>[] {
  return mayEnquire ? [...columns, enquiryColumn, ...columnsInView] : [...columns, ...columnsInView];
}

const columns: readonly Column<SalesCall>[] = [
  serialColumn,
  {
    title: 'Sales Id',
    width: 216,
    fixed: 'start',
    isWhole: true,
    onPhone: 'detail',
    cell: ({ salesId }) => (
      <strong>
        <DocumentNumber number={salesId} />
      </strong>
    ),
  },
  { title: 'Company Name', width: 304, isText: true, onPhone: 'name', sort: 'companyName', cell: ({ companyName }) => companyName },
  { title: 'Customer Contact', width: 274, isText: true, cell: contactNames },
  { title: 'Sales Call Type', width: 140, onPhone: 'detail', cell: ({ callType }) => callType },
  { title: 'Sales Description', width: 220, isText: true, cell: ({ description }) => description },
  { title: 'Sales Calls Action', width: 148, isText: true, cell: ({ callAction }) => callAction },
  { title: 'Action Date', width: 124, sort: 'actionDate', onPhone: 'figure', cell: ({ actionDate }) => dashedDate(actionDate) },
  { title: 'Action Description', width: 252, isText: true, cell: ({ actionDescription }) => actionDescription },
  { title: 'Staff Name', width: 160, isText: true, cell: ({ staffName }) => staffName },
];

/** What stays in view at the end of each row. */
const columnsInView: readonly Column<SalesCall>[] = [
  { title: 'Sales Status', width: 112, fixed: 'end', onPhone: 'state', cell: ({ status }) => status && <StatusTag status={status} /> },
  { title: 'View', icons: 1, cell: (call) => <CustomerLink call={call} /> },
];

/** The link to the customer of the call. Disabled when the company is not a customer. */
function CustomerLink({ call: { companyName, customerId } }: { readonly call: SalesCall }) {
  const look = { icon: <EyeIcon />, label: `View ${companyName}` } as const;
  return (
    <span className="row-actions">
      {customerId === null ? <RowAction {...look} disabled /> : <RowLink {...look} to="/viewcustomer" search={{ id: customerId }} />}
    </span>
  );
}
