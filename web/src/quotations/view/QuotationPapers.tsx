import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import { proformaMessages } from '@vikray/contract/quotations/proforma-messages.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { mayBeExported } from '@vikray/contract/quotations/quotation-status.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { FollowUpButton } from '../../follow-ups/public.ts';
import { ShareButton } from '../../quotation-links/public.ts';
import { ExportButton } from '../../ui/lists/ExportButton.tsx';
import { IfAllowed } from '../../ui/page/IfAllowed.tsx';
import { RevisionsButton } from '../revisions/RevisionsButton.tsx';

/** What there is of a quotation on paper: the PDF, the pro-forma, the follow-up mail, the customer's links and the other revisions. */
export function QuotationPapers({ quotation }: { readonly quotation: Quotation }) {
  const { quotationId, number, status, shownStatus } = quotation;
  const isCurrent = shownStatus !== 'Void' && shownStatus !== 'Superseded';
  const refused = mayBeExported(status) ? undefined : say.exportOnlyApproved;
  return (
    <div className="record-actions">
      <ExportButton
        address={`/api/quotations/${quotationId}.pdf`}
        label={number}
        failed={printingMessages.pdfFailed}
        refused={refused}
        isLabelled
      />
      {isCurrent && status === 'Approved' && (
        <ExportButton
          address={`/api/quotations/${quotationId}/proforma.pdf`}
          label={number}
          failed={printingMessages.pdfFailed}
          isLabelled
          name={proformaMessages.button}
        />
      )}
      {isCurrent && (
        <IfAllowed to="SendMailer">
          <FollowUpButton quotation={quotation} isLabelled />
        </IfAllowed>
      )}
      <ShareButton quotation={quotation} />
      <RevisionsButton quotation={quotation} />
    </div>
  );
}
