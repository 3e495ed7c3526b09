import { queueMessages as say } from '@vikray/contract/approvals/approval-messages.ts';
import { ResultsDialog } from '../../ui/page/ResultsDialog.tsx';
import type { ApprovalResult } from './use-approve-chosen.ts';

interface ApprovalResultsProps {
  readonly results: readonly ApprovalResult[];
  readonly onClose: () => void;
}

/** What became of each quotation that was to be approved. */
export function ApprovalResults({ results, onClose }: ApprovalResultsProps) {
  const shown = results.map(({ quotation: { quotationId, number }, refusal }) => ({
    id: quotationId,
    name: <span className="unbroken">{number}</span>,
    status: refusal === undefined ? say.approved : say.notApproved,
    refusal,
  }));
  return <ResultsDialog title={say.results} results={shown} onClose={onClose} />;
}
