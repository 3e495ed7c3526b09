import { Suspense, useState } from 'react';
import type { ConsignmentDetails } from '@vikray/contract/consignments/consignment.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { Button } from '../ui/controls/Button.tsx';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import { PanelSection } from './PanelSection.tsx';

// With its calendar it loads when it is first opened.
const TransportDialog = lazyPart(async () => ({ default: (await import('./TransportDialog.tsx')).TransportDialog }));

/** How the consignment travels. */
export function TransportSection({ consignment }: { readonly consignment: ConsignmentDetails }) {
  const [isOpen, setIsOpen] = useState(false);
  const { transporter, transporterId, mode, vehicleNumber, lrNumber, distance } = consignment;
  const facts = [mode, vehicleNumber, transporter, transporterId, lrNumber, distance === null ? '' : `${distance} km`].filter(Boolean);
  const isKnown = facts.length > 0;
  return (
    <PanelSection title={say.transport} state={isKnown ? say.states.known : say.states.missing}>
      {isKnown && <p>{facts.join(' · ')}</p>}
      <IfAllowed to="UpdateTransport">
        <div className="tax-actions">
          <Button look={isKnown ? 'outlined' : 'filled'} onClick={() => setIsOpen(true)}>
            {isKnown ? say.changeTransport : say.enterTransport}
          </Button>
        </div>
      </IfAllowed>
      {isOpen && (
        <Suspense>
          <TransportDialog consignment={consignment} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </PanelSection>
  );
}
