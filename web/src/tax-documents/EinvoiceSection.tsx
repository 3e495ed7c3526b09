import { Suspense, useState } from 'react';
import type { ConsignmentDetails } from '@vikray/contract/consignments/consignment.ts';
import { einvoiceNeeds } from '@vikray/contract/tax-documents/e-invoice.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { Button } from '../ui/controls/Button.tsx';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import { PanelSection } from './PanelSection.tsx';
import { SaveFileButton } from '../ui/lists/SaveFileButton.tsx';

// With its calendar it loads when it is first opened.
const EinvoiceDialog = lazyPart(async () => ({ default: (await import('./EinvoiceDialog.tsx')).EinvoiceDialog }));

/** The e-invoice: what its file still needs, the file, then the answer of the portal. */
export function EinvoiceSection({ consignment }: { readonly consignment: ConsignmentDetails }) {
  const [isOpen, setIsOpen] = useState(false);
  const { consignmentId, irn, irnMissing, ackNo } = consignment;
  const isKept = irn !== '';
  const isPending = irnMissing === 'Yes';
  const needs = isPending ? einvoiceNeeds(consignment) : [];
  return (
    <PanelSection title={say.einvoice} state={isKept ? say.states.kept : isPending ? say.irnPending : say.states.notNeeded}>
      {isKept && <p className="tax-irn">{[irn, ackNo].join(' · ')}</p>}
      {needs.length > 0 && <p>{say.stillNeeds(needs)}</p>}
      {(isKept || isPending) && (
        <div className="tax-actions">
          {isPending && needs.length === 0 && (
            <SaveFileButton address={`/api/consignments/${consignmentId}/einvoice.json`} look="filled">
              {say.einvoiceFile}
            </SaveFileButton>
          )}
          <IfAllowed to="UpdateEinvoice">
            <Button onClick={() => setIsOpen(true)}>{isKept ? say.change : say.enterEinvoice}</Button>
          </IfAllowed>
        </div>
      )}
      {isOpen && (
        <Suspense>
          <EinvoiceDialog consignment={consignment} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </PanelSection>
  );
}
