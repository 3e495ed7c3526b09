import type { ConsignmentDetails } from '@vikray/contract/consignments/consignment.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { DraftButton } from './DraftButton.tsx';
import { PanelSection } from './PanelSection.tsx';

/** The papers that go with the consignment. */
export function PapersSection({ consignment: { orderId, paper, paperState, papers } }: { readonly consignment: ConsignmentDetails }) {
  return (
    <PanelSection title={say.papers} state={paperState || say.states.none}>
      <ul className="tax-papers">
        <li>{paper}</li>
        {papers.map(({ paperId, title, number, state, voidReason }) => (
          <li key={paperId}>{[`${title} ${number}`, state === 'Void' ? `${state}: ${voidReason}` : ''].filter(Boolean).join(', ')}</li>
        ))}
      </ul>
      <div className="tax-actions">
        <DraftButton address={`/api/orders/${orderId}/proforma.pdf`}>{say.proforma}</DraftButton>
      </div>
    </PanelSection>
  );
}
