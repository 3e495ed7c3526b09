import { Navigate, useSearch } from '@tanstack/react-router';
import { watermarkOf, printableDocument } from '@vikray/contract/quotations/quotation-document.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { quotationType } from '@vikray/contract/quotations/quotation.ts';
import { statusWord } from '@vikray/contract/quotations/status-word.ts';
import { useChosenId } from '../../ui/page/chosen-id.ts';
import { ListFailure } from '../../ui/lists/ListFailure.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { Seen } from '../../ui/page/Seen.tsx';
import '../../ui/page/record-actions.css';
import { StatusTag } from '../../ui/page/StatusTag.tsx';
import { LeaveWithNotice } from '../../ui/page/LeaveWithNotice.tsx';
import { CustomerAnswerNote } from '../../quotation-links/public.ts';
import { ApprovalPanel } from '../approvals/ApprovalPanel.tsx';
import { useQuotation, useQuotationLines } from '../quotation-queries.ts';
import { useOrderOf } from './use-order-of.ts';
import { RecalculateTax } from '../tax/RecalculateTax.tsx';
import { StoredTax } from '../tax/StoredTax.tsx';
import { OrderStep } from './OrderStep.tsx';
import { QuotationActions } from './QuotationActions.tsx';
import { QuotationBar } from './QuotationBar.tsx';
import { QuotationLinks } from '../QuotationLinks.tsx';
import { QuotationPapers } from './QuotationPapers.tsx';
import { DocumentSheet } from '../../printing/public.ts';
import { QuotationSheetSkeleton } from './QuotationSheetSkeleton.tsx';
import { EndOfQuotation } from './EndOfQuotation.tsx';

/** The page of one quotation, as it prints. Without a quotation, it goes back to the list. */
export function ViewQuotationPage() {
  const { id } = useSearch({ from: '/shell/viewquotation' });
  const quotationId = useChosenId('quotation', id);
  const { data: quotation, error, refetch } = useQuotation(quotationId);
  const lines = useQuotationLines(quotationId);
  const order = useOrderOf(quotation ?? undefined);

  if (quotationId === undefined) return <Navigate to="/quotationlist" replace />;
  if (quotation === null)
    return (
      <LeaveWithNotice sentence={say.notFound}>
        <Navigate to="/quotationlist" replace />
      </LeaveWithNotice>
    );
  const failure = error ?? lines.error;
  if (!quotation || !lines.data) {
    return (
      <>
        <PageHeading title={quotationType} />
        {failure ? (
          <ListFailure sentence={failure.message} retry={() => void Promise.all([refetch(), lines.refetch()])} />
        ) : (
          <QuotationSheetSkeleton />
        )}
      </>
    );
  }
  const { number, shownStatus, totalAmount } = quotation;
  return (
    <>
      <Seen kind="quotation" title={number} note={quotation.companyName} page={`viewquotation?id=${quotationId}`} />
      <PageHeading title={quotationType} note={number} tag={<StatusTag status={statusWord(quotation)} />}>
        <div className="record-actions">
          <QuotationLinks quotation={quotation} order={order} />
          <OrderStep quotation={quotation} order={order} />
          <QuotationActions quotation={quotation} onRefused={() => void refetch()} />
        </div>
      </PageHeading>
      <EndOfQuotation quotation={quotation} />
      <CustomerAnswerNote quotation={quotation} />
      <div className="quotation-tools">
        <QuotationBar key={quotation.quotationId} quotation={quotation} />
        <QuotationPapers quotation={quotation} />
      </div>
      {shownStatus === 'Pending' && <ApprovalPanel quotation={quotation} />}
      <DocumentSheet document={printableDocument(quotation, lines.data, { watermark: watermarkOf(quotation) })} totalPaise={totalAmount}>
        <StoredTax of={quotation}>{quotation.heads !== '' && <RecalculateTax quotation={quotation} />}</StoredTax>
      </DocumentSheet>
    </>
  );
}
