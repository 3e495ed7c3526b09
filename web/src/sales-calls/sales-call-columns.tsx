import { EyeOutlined } from '@ant-design/icons';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { contactNames, type SalesCall } from '@vikray/contract/sales-calls/sales-call.ts';
import { Button } from 'antd';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import '../ui/row-actions.css';
import { StatusTag } from '../ui/StatusTag.tsx';
import type { Column } from '../ui/table-columns.tsx';
import './sales-call-list.css';

/** The columns of the list. At 1440 px the action ends where the ones at the right edge begin. */
export const salesCallColumns: readonly Column<SalesCall>[] = [
  { title: 'S.No.', width: 60, isNumber: true, fixed: 'start', cell: (_, serial) => serial },
  { title: 'Sales Id', width: 100, fixed: 'start', cell: ({ salesId }) => <strong>{salesId}</strong> },
  { title: 'Company Name', width: 184, sort: 'companyName', cell: ({ companyName }) => companyName },
  { title: 'Customer Contact', width: 154, cell: contactNames },
  { title: 'Sales Call Type', width: 128, cell: ({ callType }) => callType },
  { title: 'Sales Description', width: 212, cell: ({ description }) => <span className="sales-text">{description}</span> },
  { title: 'Sales Calls Action', width: 146, cell: ({ callAction }) => callAction },
  { title: 'Action Date', width: 116, sort: 'actionDate', cell: ({ actionDate }) => <span className="tabular">{dashedDate(actionDate)}</span> },
  { title: 'Action Description', width: 146, cell: ({ actionDescription }) => <span className="sales-text">{actionDescription}</span> },
  { title: 'Staff Name', width: 104, cell: ({ staffName }) => staffName },
  { title: 'Sales Status', width: 112, fixed: 'end', cell: ({ status }) => status && <StatusTag status={status} /> },
  { title: 'View', width: 64, fixed: 'end', cell: (call) => <CustomerLink call={call} /> },
];

/** The way to the customer who was called; nobody's when the company is none of the customers. */
function CustomerLink({ call: { companyName, customerId } }: { readonly call: SalesCall }) {
  const look = { size: 'small', icon: <EyeOutlined aria-hidden />, 'aria-label': `View ${companyName}` } as const;
  return (
    <span className="row-actions">
      {customerId === null ? (
        <Button {...look} type="text" disabled />
      ) : (
        <ButtonLink {...look} to="/viewcustomer" search={{ id: customerId }} variant="text" color="default" />
      )}
    </span>
  );
}
