import { dealMessages as say } from '@vikray/contract/deals/deal-messages.ts';
import type { ListedDeal } from '@vikray/contract/deals/deal.ts';
import { recentInstant } from '@vikray/contract/platform/dates.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { useState } from 'react';
import { today } from '../platform/today.ts';
import { DataTable } from '../ui/lists/DataTable.tsx';
import type { ListPage } from '../ui/lists/list-search.ts';
import { serialColumn, type Column } from '../ui/lists/table-columns.ts';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import { useDealsOf } from './deal-queries.ts';
import { DealLink } from './DealLink.tsx';

const columns: readonly Column<ListedDeal>[] = [
  serialColumn,
  {
    title: 'Number',
    width: 204,
    fixed: 'start',
    isWhole: true,
    onPhone: 'name',
    cell: ({ dealId, number }) => <DealLink dealId={dealId} number={number} />,
  },
  { title: 'Amount', width: 156, isNumber: true, onPhone: 'figure', cell: ({ totalAmount }) => formatRupees(totalAmount) },
  { title: 'Owner', width: 200, isText: true, onPhone: 'detail', cell: ({ owner }) => owner },
  { title: 'Last Change', width: 168, cell: ({ updatedOn }) => recentInstant(updatedOn, today()) },
  { title: 'State', width: 132, fixed: 'end', onPhone: 'state', cell: ({ dealState }) => <StatusTag status={dealState} /> },
];

const firstPage: ListPage = { search: '', page: 1, pageSize: 30 };

/** The deals of a customer, newest first. */
export function CustomerDeals({ customerId }: { readonly customerId: number }) {
  const [page, setPage] = useState(firstPage);
  const list = { ...page, ask: (wish: Partial<ListPage>) => setPage({ ...page, page: 1, ...wish }) };
  return (
    <DataTable
      columns={columns}
      list={list}
      rows={useDealsOf(customerId, page)}
      idOf={(deal) => deal.dealId}
      label={say.deals}
      width={920}
      empty={say.noneFound}
    />
  );
}
