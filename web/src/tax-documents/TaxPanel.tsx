import { Link } from '@tanstack/react-router';
import { stands, type OpenedConsignment } from '@vikray/contract/consignments/consignment.ts';
import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { failureSentence } from '../platform/call-failure.ts';
import { unbreakableNumbers } from '../platform/whole-numbers.tsx';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { ButtonLink } from '../ui/page/ButtonLink.tsx';
import { Note } from '../ui/page/Note.tsx';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { EinvoiceSection } from './EinvoiceSection.tsx';
import { EwaySection } from './EwaySection.tsx';
import { PapersSection } from './PapersSection.tsx';
import { useConsignment } from './tax-document-queries.ts';
import { InvoiceNumber, InvoiceTotal } from './VoidedInvoice.tsx';
import { TransportSection } from './TransportSection.tsx';

/** A consignment with its papers, transport, e-way bill and e-invoice, each with its state and what is to be done next. */
export function TaxPanel({ consignmentId }: { readonly consignmentId: number }) {
  const { data: consignment, error, refetch } = useConsignment(consignmentId);
  if (error) return <ListFailure sentence={failureSentence(error)} retry={() => void refetch()} />;
  if (!consignment) return <span className="skeleton" aria-busy="true" />;
  const { orderId, number, companyName, invoiceNumber, invoiceDate } = consignment;
  return (
    <>
      <header className="tax-panel-head">
        <h2>
          {!stands(consignment) && invoiceNumber !== '' ? (
            <InvoiceNumber consignment={consignment} />
          ) : (
            unbreakableNumbers(invoiceNumber || number)
          )}
        </h2>
        <p>{companyName}</p>
        <p className="tax-panel-facts">
          <Link to="/vieworder" search={{ id: orderId }}>
            {unbreakableNumbers(number)}
          </Link>{' '}
          <span className="tabular">{slashedDate(invoiceDate)}</span>{' '}
          <span className="tabular">
            <InvoiceTotal consignment={consignment} />
          </span>
        </p>
        {consignment.taxReason !== '' && <p className="tax-panel-facts">{consignment.taxReason}</p>}
      </header>
      {consignment.taxNotAllowed === 'Yes' && (
        <Note
          kind="warning"
          title={say.recalculateFirst}
          action={
            <ButtonLink to="/vieworder" search={{ id: orderId }} size="small">
              {say.openOrder}
            </ButtonLink>
          }
        />
      )}
      <OtherOrders consignment={consignment} />
      <PapersSection consignment={consignment} />
      <TransportSection consignment={consignment} />
      <EwaySection consignment={consignment} />
      <EinvoiceSection consignment={consignment} />
    </>
  );
}

/** Says which other orders of the same typed invoice are taxed otherwise. */
function OtherOrders({ consignment: { invoiceNumber, otherOrders } }: { readonly consignment: OpenedConsignment }) {
  const different = otherOrders.filter(({ taxedAlike }) => taxedAlike === 'No');
  const [first] = different;
  if (!first) return null;
  const numbers = different.map(({ number }) => number);
  return (
    <Note
      kind="warning"
      title={say.taxedOtherwise(invoiceNumber, numbers)}
      action={
        <ButtonLink to="/vieworder" search={{ id: first.orderId }} size="small">
          {say.openOrder}
        </ButtonLink>
      }
    />
  );
}
