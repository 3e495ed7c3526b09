import { useSearch } from '@tanstack/react-router';
import { AddReceiptPage } from './AddReceiptPage.tsx';
import { ViewReceipt } from './ViewReceipt.tsx';

/** A new receipt; with the number of one in the address, that one. */
export function ReceiptPage() {
  const { id } = useSearch({ from: '/shell/receipt' });
  return id === undefined ? <AddReceiptPage /> : <ViewReceipt receiptId={id} />;
}
