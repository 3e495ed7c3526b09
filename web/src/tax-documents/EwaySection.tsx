import { Suspense, useState } from 'react';
import type { ConsignmentDetails } from '@vikray/contract/consignments/consignment.ts';
import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { ewayNeeds } from '@vikray/contract/tax-documents/eway-needs.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { Button } from '../ui/controls/Button.tsx';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import { PanelSection } from './PanelSection.tsx';
import { SaveFileButton } from '../ui/lists/SaveFileButton.tsx';

// With its calendar it loads when it is first opened.
const EwayDialog = lazyPart(async () => ({ default: (await import('./EwayDialog.tsx')).EwayDialog }));

/** The e-way bill: what its file still needs, the file, then the number that the portal has given. */
export function EwaySection({ consignment }: { readonly consignment: ConsignmentDetails }) {
  const [isOpen, setIsOpen] = useState(false);
  const { consignmentId, ewayNumber, ewayNeeded, ewayOutdated, ewayValidUntil } = consignment;
  const needs = ewayNeeds(consignment);
  const isKept = ewayNumber !== '';
  const isOutdated = ewayOutdated === 'Yes';
  const mayMake = !isKept || isOutdated;
  const { kept, outdated, needed, notNeeded } = say.states;
  return (
    <PanelSection title={say.eway} state={isOutdated ? outdated : isKept ? kept : ewayNeeded === 'Yes' ? needed : notNeeded}>
      {isKept && <p>{[ewayNumber, ewayValidUntil && say.validUntil(slashedDate(ewayValidUntil))].filter(Boolean).join(' · ')}</p>}
      {isOutdated && <p>{say.makeEwayAgain}</p>}
      {mayMake && needs.length > 0 && <p>{say.stillNeeds(needs)}</p>}
      <div className="tax-actions">
        {mayMake && needs.length === 0 && (
          <SaveFileButton
            address={`/api/consignments/${consignmentId}/eway.json`}
            look={isOutdated || ewayNeeded === 'Yes' ? 'filled' : 'outlined'}
          >
            {say.ewayFile}
          </SaveFileButton>
        )}
        <IfAllowed to="UpdateEway">
          <Button onClick={() => setIsOpen(true)}>{isKept ? say.change : say.enterEway}</Button>
        </IfAllowed>
      </div>
      {isOpen && (
        <Suspense>
          <EwayDialog consignment={consignment} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </PanelSection>
  );
}
