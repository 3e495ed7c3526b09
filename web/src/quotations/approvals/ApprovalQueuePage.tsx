import { useRef, useState } from 'react';
import { queueMessages as say } from '@vikray/contract/approvals/approval-messages.ts';
import type { QueuedQuotation } from '@vikray/contract/quotations/queued-quotation.ts';
import { quotationMessages } from '@vikray/contract/quotations/quotation-messages.ts';
import { fileOf } from '../../platform/list-file.ts';
import { useIsPhone } from '../../platform/media.ts';
import { unbreakableNumbers } from '../../platform/whole-numbers.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Segmented } from '../../ui/controls/Segmented.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { searchAndOrder, useListSearch } from '../../ui/lists/list-search.ts';
import { ListToolbar } from '../../ui/lists/ListToolbar.tsx';
import '../../ui/lists/row-actions.css';
import { useColumns } from '../../ui/lists/use-columns.ts';
import { ConfirmDialog } from '../../ui/page/ConfirmDialog.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { QuotationInBrief } from '../view/QuotationInBrief.tsx';
import { useApprovalQueue } from './approval-queries.ts';
import { ApprovalResults } from './ApprovalResults.tsx';
import { queueColumns, queueSorts } from './queue-columns.tsx';
import { useQueueFilter } from './queue-search.ts';
import { ReturnDialog } from './ReturnDialog.tsx';
import { useApproveChosen } from './use-approve-chosen.ts';
import { WaitingOrderChanges } from './WaitingOrderChanges.tsx';
import { useQueueKeys } from './use-queue-keys.ts';
import { useTicks } from './use-ticks.ts';

const filterOptions = [
  { label: say.youMay, value: 'Yes' as const },
  { label: say.all, value: 'All' as const },
];

/** The quotations that wait for approval. Ticked ones are approved together, with one result each. */
export function ApprovalQueuePage() {
  const list = useListSearch({ sorts: queueSorts });
  const [mayApprove, setMayApprove] = useQueueFilter();
  const rows = useApprovalQueue(list, mayApprove);
  const ticks = useTicks(rows.rows);
  const [asked, setAsked] = useState<readonly QueuedQuotation[]>([]);
  const [returning, setReturning] = useState<QueuedQuotation>();
  const approving = useApproveChosen();
  const frame = useRef<HTMLDivElement>(null);
  // The cards of a phone have their own button.
  const isPhone = useIsPhone();
  useQueueKeys(frame, {
    approve: (id) => setAsked(rows.rows.filter(({ quotationId, mayApprove: may }) => quotationId === id && may === 'Yes')),
    returnOne: (id) => setReturning(rows.rows.find(({ quotationId }) => quotationId === id)),
  });

  const { chosen } = ticks;
  const columns = useColumns(queueColumns, { ticks, isPhone, onAsk: setAsked, onReturn: setReturning });
  const csv = fileOf('GetApprovalQueue', { ...searchAndOrder(list), mayApprove });

  async function approve(): Promise<void> {
    await approving.approve(asked);
    setAsked([]);
    ticks.clear();
  }

  const filter = <Segmented options={filterOptions} value={mayApprove} onChange={setMayApprove} label={say.youMay} />;
  return (
    <div className="list-page" ref={frame}>
      <PageHeading title={say.title}>
        <ListToolbar list={list} filter={filter} csv={csv} />
        {(!isPhone || chosen.length > 0) && (
          <Button look="filled" disabled={chosen.length === 0} onClick={() => setAsked(chosen)}>
            {say.approveChosen(chosen.length)}
          </Button>
        )}
      </PageHeading>
      <WaitingOrderChanges isOnlyOwn={mayApprove === 'Yes'} />
      <DataTable
        columns={columns}
        list={list}
        rows={rows}
        idOf={(quotation) => quotation.quotationId}
        label={say.title}
        width={1240}
        empty={mayApprove === 'Yes' ? say.noneYouMay : say.none}
      />
      <ConfirmDialog
        isOpen={asked.length > 0}
        title={quotationMessages.confirmApprove}
        {...(asked.length > 1 && { sentence: questionOf(asked) })}
        record={<AskedQuotations quotations={asked} />}
        isBusy={approving.isBusy}
        onYes={() => void approve()}
        onNo={() => setAsked([])}
      />
      {approving.results && <ApprovalResults results={approving.results} onClose={approving.forget} />}
      {returning && <ReturnDialog quotation={returning} onClose={() => setReturning(undefined)} />}
    </div>
  );
}

function questionOf(quotations: readonly QueuedQuotation[]): string {
  const total = quotations.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
  const [largest] = quotations.toSorted((one, other) => other.totalAmount - one.totalAmount);
  return largest ? say.confirmChosen(quotations.length, total, largest) : '';
}

/** One quotation in brief, or the numbers of several. */
function AskedQuotations({ quotations }: { readonly quotations: readonly QueuedQuotation[] }) {
  const [only, ...others] = quotations;
  if (only && others.length === 0) return <QuotationInBrief {...only} />;
  return <span>{unbreakableNumbers(quotations.map(({ number }) => number).join(', '))}</span>;
}
