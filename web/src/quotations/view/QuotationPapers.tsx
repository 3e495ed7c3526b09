import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import { mailObstacle, mayBeExported } from '@vikray/contract/quotations/quotation-status.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { QuotationMailButton } from '../../follow-ups/public.ts';
import { ShareButton } from '../../quotation-links/public.ts';
import { ExportButton } from '../../ui/lists/ExportButton.tsx';
import { IfAllowed } from '../../ui/page/IfAllowed.tsx';
import { RevisionsButton } from '../revisions/RevisionsButton.tsx';

/** What there is of a quotation on paper: once it is approved, the PDF, the follow-up mail and the customer's links; and its revisions. */
export function QuotationPapers({ quotation }: { readonly quotation: Quotation }) {
  const { quotationId, number, status, shownStatus } = quotation;
  const isCurrent = shownStatus !== 'Void' && shownStatus !== 'Superseded';
  return (
    <div className="record-actions">
      {mayBeExported(status) && (
        <ExportButton address={`/api/quotations/${quotationId}.pdf`} label={number} failed={printingMessages.pdfFailed} isLabelled />
      )}
      {isCurrent && mailObstacle(status) === undefined && (
        <IfAllowed to="SendMailer">
          <QuotationMailButton quotation={quotation} />
        </IfAllowed>
      )}
      <ShareButton quotation={quotation} />
      <RevisionsButton quotation={quotation} />
    </div>
  );
}
