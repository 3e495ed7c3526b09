import type { Deal } from '@vikray/contract/deals/deal.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { printingMessages } from '@vikray/contract/printing/printing-messages.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { mayBeExported } from '@vikray/contract/quotations/quotation-status.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { statusWord } from '@vikray/contract/quotations/status-word.ts';
import { QuotationLink } from '../quotations/public.ts';
import { ExportButton } from '../ui/lists/ExportButton.tsx';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import { MoveQuotation } from './MoveQuotation.tsx';

/** The quotations of a deal with all revisions, newest first. Nothing without any. */
export function DealQuotations({ deal }: { readonly deal: Deal }) {
  const { quotations } = deal;
  if (quotations.length === 0) return null;
  return (
    <section className="deal-sheet" aria-labelledby="deal-quotations">
      <h2 id="deal-quotations">Quotations</h2>
      <ul className="deal-rows">
        {quotations.map((quotation) => (
          <DealQuotation key={quotation.quotationId} deal={deal} quotation={quotation} />
        ))}
      </ul>
    </section>
  );
}

function DealQuotation({ deal, quotation }: { readonly deal: Deal; readonly quotation: Quotation }) {
  const { quotationId, number, date, totalAmount, status, supersededById, heads, taxReason } = quotation;
  return (
    <li className={supersededById === null ? undefined : 'deal-row-past'}>
      <QuotationLink quotationId={quotationId} number={number} />
      <span className="unbroken">{dashedDate(date)}</span>
      <span className="deal-amount tabular">{formatRupees(totalAmount)}</span>
      <StatusTag status={statusWord(quotation)} />
      <span className="deal-row-actions">
        <MoveQuotation deal={deal} quotation={quotation} />
        <ExportButton
          address={`/api/quotations/${quotationId}.pdf`}
          label={number}
          failed={printingMessages.pdfFailed}
          refused={mayBeExported(status) ? undefined : say.exportOnlyApproved}
        />
      </span>
      {heads && supersededById === null && <p className="deal-row-reason">{taxReason}</p>}
    </li>
  );
}
