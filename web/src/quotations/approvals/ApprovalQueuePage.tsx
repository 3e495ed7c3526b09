import { useRef, useState } from 'react';
import { queueMessages as say } from '@vikray/contract/approvals/approval-messages.ts';
import type { QueuedQuotation } from '@vikray/contract/quotations/queued-quotation.ts';
import { quotationMessages } from '@vikray/contract/quotations/quotation-messages.ts';
import { fileOf } from '../../platform/list-file.ts';
import { useIsPhone } from '../../platform/media.ts';
import { Segmented } from '../../ui/controls/Segmented.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { searchAndOrder, useListSearch } from '../../ui/lists/list-search.ts';
import { ListToolbar } from '../../ui/lists/ListToolbar.tsx';
import '../../ui/lists/row-actions.css';
import { useColumns } from '../../ui/lists/use-columns.ts';
import { ConfirmDialog } from '../../ui/page/ConfirmDialog.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { SelectBar } from '../../ui/several/SelectBar.tsx';
import { SelectButton } from '../../ui/several/SelectButton.tsx';
import { useSelection } from '../../ui/several/use-selection.ts';
import { namedQuotations } from '../quotation-several.tsx';
import { QuotationInBrief } from '../view/QuotationInBrief.tsx';
import { useApprovalQueue } from './approval-queries.ts';
import { queueColumns, queueSorts } from './queue-columns.tsx';
import { useQueueFilter } from './queue-search.ts';
import { ReturnDialog } from './ReturnDialog.tsx';
import { mayBeApproved, queueActions } from './queue-several.ts';
import { refreshQueue, useApproveOne } from './use-approve-one.ts';
import { WaitingOrderChanges } from './WaitingOrderChanges.tsx';
import { useQueueKeys } from './use-queue-keys.ts';

const filterOptions = [
  { label: say.youMay, value: 'Yes' as const },
  { label: say.all, value: 'All' as const },
];

const none: readonly QueuedQuotation[] = [];

/** The quotations that wait for approval. Selected ones are approved together, each as a request of its own. */
export function ApprovalQueuePage() {
  const list = useListSearch({ sorts: queueSorts });
  const [mayApprove, setMayApprove] = useQueueFilter();
  const rows = useApprovalQueue(list, mayApprove);
  const selection = useSelection('GetApprovalQueue', list, { mayApprove }, rows);
  const { ticked, setTicked } = selection;
  const [asked, setAsked] = useState<QueuedQuotation>();
  const [returning, setReturning] = useState<QueuedQuotation>();
  const approving = useApproveOne(asked?.quotationId);
  const frame = useRef<HTMLDivElement>(null);
  // The cards of a phone have their own button.
  const isPhone = useIsPhone();
  useQueueKeys(frame, {
    approve: (id) => setAsked(rows.rows.find((row) => row.quotationId === id && mayBeApproved(row))),
    returnOne: (id) => setReturning(rows.rows.find(({ quotationId }) => quotationId === id)),
  });

  const facts = { ticked, onTicked: setTicked, among: ticked ? rows.rows : none, isPhone, onAsk: setAsked, onReturn: setReturning };
  const columns = useColumns(queueColumns, facts);
  const csv = fileOf('GetApprovalQueue', { ...searchAndOrder(list), mayApprove });

  async function approve(quotation: QueuedQuotation): Promise<void> {
    await approving.approve(quotation);
    setAsked(undefined);
  }

  const filter = <Segmented options={filterOptions} value={mayApprove} onChange={setMayApprove} label={say.youMay} />;
  return (
    <div className="list-page" ref={frame}>
      <PageHeading title={say.title}>
        <ListToolbar
          list={list}
          select={<SelectButton ticked={ticked} onSelect={(isOn) => setTicked(isOn ? new Map() : undefined)} />}
          filter={filter}
          csv={csv}
        />
      </PageHeading>
      <WaitingOrderChanges isOnlyOwn={mayApprove === 'Yes'} />
      <SelectBar selection={selection} named={namedQuotations} actions={queueActions} onDone={refreshQueue} />
      <DataTable
        columns={columns}
        list={list}
        rows={rows}
        idOf={(quotation) => quotation.quotationId}
        label={say.title}
        width={1240}
        empty={mayApprove === 'Yes' ? say.noneYouMay : say.none}
      />
      {asked && (
        <ConfirmDialog
          isOpen
          title={quotationMessages.confirmApprove}
          record={<QuotationInBrief {...asked} />}
          isBusy={approving.isBusy}
          onYes={() => void approve(asked)}
          onNo={() => setAsked(undefined)}
        />
      )}
      {returning && <ReturnDialog quotation={returning} onClose={() => setReturning(undefined)} />}
    </div>
  );
}
