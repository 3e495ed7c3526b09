import { useState, type ReactNode } from 'react';
import type { ConsignmentDetails } from '@vikray/contract/consignments/consignment.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { Button } from '../ui/controls/Button.tsx';
import { ConfirmDialog } from '../ui/page/ConfirmDialog.tsx';
import { IfAllowed } from '../ui/page/IfAllowed.tsx';
import { useConsignmentWrite } from './use-consignment-write.ts';

interface IssueButtonProps {
  readonly operation: 'IssueInvoice' | 'IssueChallan';
  readonly consignment: ConsignmentDetails;
  /** The question before it. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Issues a paper of the consignment after a question, because its number is used for good. */
export function IssueButton({ operation, consignment: { consignmentId, version, companyName }, title, children }: IssueButtonProps) {
  const [isAsked, setIsAsked] = useState(false);
  const issuing = useConsignmentWrite(operation, () => {}, say.issued);
  const entries = { consignmentId, version };

  async function issue(): Promise<void> {
    await issuing.save(entries, () => entries);
    setIsAsked(false);
  }

  return (
    <IfAllowed to={operation}>
      <Button onClick={() => setIsAsked(true)}>{children}</Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={title}
        sentence={say.takesNumber}
        record={<strong>{companyName}</strong>}
        isBusy={issuing.isBusy}
        onYes={() => void issue()}
        onNo={() => setIsAsked(false)}
      />
    </IfAllowed>
  );
}
