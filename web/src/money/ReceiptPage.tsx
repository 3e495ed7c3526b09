import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { queryOf } from '../platform/queries.ts';
import { AddReceiptPage } from './AddReceiptPage.tsx';
import { ViewReceipt } from './ViewReceipt.tsx';

/** A new receipt, of a customer if the address names one; with the number of one in the address, that one. */
export function ReceiptPage() {
  const { id, customerid, companyid } = useSearch({ from: '/shell/receipt' });
  if (id !== undefined) return <ViewReceipt receiptId={id} />;
  return customerid === undefined ? <AddReceiptPage /> : <ReceiptOf customerId={customerid} companyId={companyid} />;
}

function ReceiptOf({ customerId, companyId }: { readonly customerId: number; readonly companyId: number | undefined }) {
  const { data, isPending } = useQuery(queryOf('GetCustomer', { customerId }));
  if (isPending) return <span className="skeleton" />;
  const name = data?.rows[0]?.companyName;
  return <AddReceiptPage preset={name === undefined ? {} : { customer: { value: customerId, label: name }, companyId }} />;
}
