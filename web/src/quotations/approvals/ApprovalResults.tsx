import { queueMessages as say } from '@vikray/contract/approvals/approval-messages.ts';
import { Button } from 'antd';
import { Dialog } from '../../ui/page/Dialog.tsx';
import { StatusTag } from '../../ui/page/StatusTag.tsx';
import type { ApprovalResult } from './use-approve-chosen.ts';

interface ApprovalResultsProps {
  readonly results: readonly ApprovalResult[];
  readonly onClose: () => void;
}

/** What became of each quotation that was to be approved. */
export function ApprovalResults({ results, onClose }: ApprovalResultsProps) {
  return (
    <Dialog
      title={say.results}
      width={520}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <ul className="approval-results">
        {results.map(({ quotation: { quotationId, number }, refusal }) => (
          <li key={quotationId}>
            <span>
              <strong className="unbroken">{number}</strong> <StatusTag status={refusal === undefined ? say.approved : say.notApproved} />
            </span>
            {refusal !== undefined && <span>{refusal}</span>}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
