import { queueMessages as say } from '@vikray/contract/approvals/approval-messages.ts';
import type { QueuedQuotation } from '@vikray/contract/quotations/queued-quotation.ts';
import type { Outcome } from '../../ui/forms/use-one-by-one.ts';
import { ResultsDialog } from '../../ui/page/ResultsDialog.tsx';

interface ApprovalResultsProps {
  readonly results: readonly Outcome<QueuedQuotation>[];
  readonly onClose: () => void;
}

/** What became of each quotation that was to be approved, if some were refused. */
export function ApprovalResults({ results, onClose }: ApprovalResultsProps) {
  const shown = results.map(({ record: { quotationId, number }, refusal }) => ({
    id: quotationId,
    name: <span className="unbroken">{number}</span>,
    status: refusal === undefined ? say.approved : say.notApproved,
    refusal,
  }));
  const refused = results.filter(({ refusal }) => refusal !== undefined).length;
  return <ResultsDialog title={say.results(results.length - refused, refused)} results={shown} onClose={onClose} />;
}
