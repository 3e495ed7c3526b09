import { stands, type Consignment } from '@vikray/contract/consignments/consignment.ts';
import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { unbreakableNumbers } from '../platform/whole-numbers.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { InvoiceNumber, InvoiceTotal } from './VoidedInvoice.tsx';
import { SaveFileButton } from '../ui/lists/SaveFileButton.tsx';

interface TaxCardProps {
  readonly consignment: Consignment;
  readonly onOpen: () => void;
}

/** A consignment on a phone. Its dispatch note is one tap away, for whoever loads the lorry. */
export function TaxCard({ consignment, onOpen }: TaxCardProps) {
  const { consignmentId, companyName, invoiceNumber, number, invoiceDate, paper, ewayNeeded, ewayOutdated, irnMissing, taxNotAllowed } =
    consignment;
  const jobs = [
    ewayNeeded === 'Yes' ? say.ewayQuestion : '',
    ewayOutdated === 'Yes' ? say.ewayOutdated : '',
    irnMissing === 'Yes' ? say.irnPending : '',
    taxNotAllowed === 'Yes' ? say.todos.taxNotAllowed : '',
  ].filter(Boolean);
  return (
    <li className="card phone-card" aria-label={companyName}>
      <p className="phone-card-line">
        <strong>{companyName}</strong>
        <span className="tabular">
          <InvoiceTotal consignment={consignment} />
        </span>
      </p>
      <p className="phone-card-facts">
        {!stands(consignment) && invoiceNumber !== '' ? (
          <InvoiceNumber consignment={consignment} />
        ) : (
          unbreakableNumbers(invoiceNumber || number)
        )}
        {unbreakableNumbers(['', slashedDate(invoiceDate), paper, ...jobs].join(' · '))}
      </p>
      <div className="tax-card-actions">
        <SaveFileButton size="large" address={`/api/consignments/${consignmentId}/note.pdf`}>
          {say.dispatchNote}
        </SaveFileButton>
        <Button size="large" onClick={onOpen}>
          {say.open}
        </Button>
      </div>
    </li>
  );
}
