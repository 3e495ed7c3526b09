import { FormIcon } from '../ui/icons/FormIcon.tsx';
import { FieldTimeIcon } from '../ui/icons/FieldTimeIcon.tsx';
import type { DueFollowUp } from '@vikray/contract/follow-ups/due-follow-up.ts';
import { stepsOf } from '@vikray/contract/follow-ups/cadence.ts';
import { dueMessages as say } from '@vikray/contract/follow-ups/due-messages.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { DealLink } from '../deals/public.ts';
import { RowAction } from '../ui/lists/RowAction.tsx';
import type { Column } from '../ui/lists/table-columns.ts';
import { DueDate } from './DueDate.tsx';

/** The fields that the due list can be sorted by. */
export const dueSorts = ['nextOn', 'totalAmount', 'companyName'] as const;

interface DueActions {
  readonly onEnter: (row: DueFollowUp) => void;
  readonly onSnooze: (row: DueFollowUp) => void;
  /** The column with the boxes, while rows are selected. */
  readonly tick: Column<DueFollowUp> | undefined;
}

/** The columns of the due list. */
export function dueColumns({ onEnter, onSnooze, tick }: DueActions): Column<DueFollowUp>[] {
  return [
    ...(tick ? [tick] : []),
    { title: 'Due', width: 216, sort: 'nextOn', cell: (row) => <DueDate followUp={row} /> },
    { title: 'Number', width: 216, isWhole: true, cell: ({ dealId, number }) => <DealLink dealId={dealId} number={number} /> },
    { title: 'Customer', width: 172, isText: true, sort: 'companyName', cell: ({ companyName }) => companyName },
    { title: 'Contact', width: 136, isText: true, cell: ({ contactName }) => contactName },
    {
      title: 'Amount',
      width: 152,
      isNumber: true,
      sort: 'totalAmount',
      cell: ({ totalAmount }) => <strong>{formatRupees(totalAmount)}</strong>,
    },
    { title: 'Step', width: 76, cell: ({ stage, cadence }) => say.step(stage, stepsOf(cadence)) },
    { title: 'Last Outcome', width: 130, cell: ({ lastOutcome }) => lastOutcome },
    { title: 'Owner', width: 130, isText: true, cell: ({ owner }) => owner },
    {
      title: 'Action',
      icons: 2,
      cell: (row) => (
        <span className="row-actions">
          <RowAction icon={<FormIcon />} label={say.enterOutcome(row.number)} onClick={() => onEnter(row)} />
          <RowAction icon={<FieldTimeIcon />} label={say.snoozeOne(row.number)} onClick={() => onSnooze(row)} />
        </span>
      ),
    },
  ];
}
