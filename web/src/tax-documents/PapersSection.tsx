import { Suspense, useState } from 'react';
import type { ConsignmentDetails } from '@vikray/contract/consignments/consignment.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { TellCustomer } from '../follow-ups/public.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { Button } from '../ui/controls/Button.tsx';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import { IssueButton } from './IssueButton.tsx';
import { PanelSection } from './PanelSection.tsx';
import { SaveFileButton } from '../ui/lists/SaveFileButton.tsx';

const VoidDialog = lazyPart(async () => ({ default: (await import('./VoidDialog.tsx')).VoidDialog }));

/** The papers that go with the consignment: the dispatch note always, the invoice and the challan once they are issued. */
export function PapersSection({ consignment }: { readonly consignment: ConsignmentDetails }) {
  const [isVoiding, setIsVoiding] = useState(false);
  const { consignmentId, orderId, invoiceNumber, paperState, challanNumber, papers, replacement } = consignment;
  const hasLeft = paperState !== 'Cancelled';
  const isCharged = hasLeft && replacement === 'No';
  const address = `/api/consignments/${consignmentId}`;
  return (
    <PanelSection title={say.papers} state={paperState || say.states.none}>
      <ul className="tax-papers">
        {papers.map(({ paperId, kind, title, number, state, voidReason }) => (
          <li key={paperId}>
            <SaveFileButton address={`${address}/${kind}.pdf?copy=all&paper=${paperId}`}>{`${title} ${number}`}</SaveFileButton>
            {state === 'Void' && `${state}: ${voidReason}`}
          </li>
        ))}
      </ul>
      <div className="tax-actions">
        <SaveFileButton address={`${address}/note.pdf`}>{say.dispatchNote}</SaveFileButton>
        <SaveFileButton address={`/api/orders/${orderId}/proforma.pdf`}>{say.proforma}</SaveFileButton>
        {isCharged && (paperState === 'Void' || invoiceNumber === '') && (
          <IssueButton operation="IssueInvoice" consignment={consignment} title={say.confirmInvoice}>
            {say.issueInvoice}
          </IssueButton>
        )}
        {hasLeft && challanNumber === '' && (
          <IssueButton operation="IssueChallan" consignment={consignment} title={say.confirmChallan}>
            {say.issueChallan}
          </IssueButton>
        )}
        {paperState === 'Issued' && (
          <IfAllowed to="VoidInvoice">
            <Button isDanger onClick={() => setIsVoiding(true)}>
              {say.voidInvoice}
            </Button>
          </IfAllowed>
        )}
      </div>
      {hasLeft && (
        <Suspense>
          <TellCustomer consignment={consignment} />
        </Suspense>
      )}
      {isVoiding && (
        <Suspense>
          <VoidDialog consignment={consignment} onClose={() => setIsVoiding(false)} />
        </Suspense>
      )}
    </PanelSection>
  );
}
