import { Navigate, useSearch } from '@tanstack/react-router';
import { quotationMessages } from '@vikray/contract/quotations/quotation-messages.ts';
import { QuotationSheetSkeleton, useQuotation, useQuotationLines } from '../quotations/public.ts';
import { useChosenId } from '../ui/page/chosen-id.ts';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { LeaveWithNotice } from '../ui/page/LeaveWithNotice.tsx';
import { GenerateOrder } from './GenerateOrder.tsx';

/** The page that generates the order of a quotation. Without a quotation, it goes back to the list of pending ones. */
export function GenerateOrderPage() {
  const { id } = useSearch({ from: '/shell/generateorder' });
  const quotationId = useChosenId('generate-order', id);
  const quotation = useQuotation(quotationId);
  const lines = useQuotationLines(quotationId);
  const error = quotation.error ?? lines.error;
  const retry = () => void Promise.all([quotation.refetch(), lines.refetch()]);

  if (quotationId === undefined) return <Navigate to="/addorder" replace />;
  if (quotation.data === null)
    return (
      <LeaveWithNotice sentence={quotationMessages.notFound}>
        <Navigate to="/addorder" replace />
      </LeaveWithNotice>
    );
  if (quotation.data && lines.data) return <GenerateOrder key={quotationId} quotation={quotation.data} lines={lines.data} />;
  return (
    <>
      <PageHeading title="Generate Order" />
      {error ? <ListFailure sentence={error.message} retry={retry} /> : <QuotationSheetSkeleton />}
    </>
  );
}
