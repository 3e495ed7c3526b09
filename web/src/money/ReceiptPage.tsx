import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { queryOf } from '../platform/queries.ts';
import { AddReceiptPage } from './AddReceiptPage.tsx';
import { ViewReceipt } from './ViewReceipt.tsx';

/** A new receipt, of a customer if the address names one; with the number of one in the address, that one. */
export function ReceiptPage() {
  const { id, customerid, companyid } = useSearch({ from: '/shell/receipt' });
  if (id !== undefined) return <ViewReceipt key={id} receiptId={id} />;
  return customerid === undefined ? <AddReceiptPage /> : <ReceiptOf key={customerid} customerId={customerid} companyId={companyid} />;
}

function ReceiptOf({ customerId, companyId }: { readonly customerId: number; readonly companyId: number | undefined }) {
  const customers = useQuery(queryOf('GetCustomer', { customerId }));
  const isDeleted = customers.data?.rows.length === 0;
  // A deleted customer pays what is still open.
  const owing = useQuery({ ...queryOf('GetOutstanding', { by: 'Customer', customerId, page: 1 }), enabled: isDeleted });
  if (customers.isPending || owing.isLoading) return <span className="skeleton" />;
  const name = customers.data?.rows[0]?.companyName ?? owing.data?.rows[0]?.companyName;
  return <AddReceiptPage preset={name === undefined ? {} : { customer: { value: customerId, label: name }, companyId }} />;
}
