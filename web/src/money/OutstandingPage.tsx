import { figureFilters } from '@vikray/contract/money/outstanding.ts';
import { moneyMessages as say } from '@vikray/contract/money/money-messages.ts';
import { collectionMessages } from '@vikray/contract/collections/collection-messages.ts';
import type { OutstandingRow } from '@vikray/contract/money/outstanding.ts';
import { useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { fileOf } from '../platform/list-file.ts';
import { FilterTags } from '../ui/filters/FilterTags.tsx';
import { useListFilters } from '../ui/filters/list-filters.ts';
import { BackToFigure } from '../ui/lists/BackToFigure.tsx';
import { DataTable } from '../ui/lists/DataTable.tsx';
import { searchAndOrder, useListSearch, type ListSearch } from '../ui/lists/list-search.ts';
import { ListToolbar } from '../ui/lists/ListToolbar.tsx';
import { useColumns } from '../ui/lists/use-columns.ts';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { Tabs } from '../ui/page/Tabs.tsx';
import { useOutstanding, useOutstandingSums } from './money-queries.ts';
import { outstandingColumns } from './outstanding-columns.tsx';
import { outstandingTabs, useOutstandingAddress, type OutstandingAddress } from './outstanding-search.ts';
import { OutstandingFilters } from './OutstandingFilters.tsx';
import { OutstandingSums } from './OutstandingSums.tsx';

const CollectionsTab = lazyPart(async () => ({ default: (await import('../collections/public.ts')).CollectionsTab }));
const Statement = lazyPart(async () => ({ default: (await import('./Statement.tsx')).Statement }));
const DueDateModal = lazyPart(async () => ({ default: (await import('./DueDateModal.tsx')).DueDateModal }));

const labels = {
  Customer: 'Customers',
  Bill: 'Bills',
  Deal: 'Deals',
  Collections: collectionMessages.tab,
  Statement: 'Statement',
} as const;

/** Who still owes what, and since when; whom to call about it; and what happened between a customer and a company. */
export function OutstandingPage() {
  const [address, ask] = useOutstandingAddress();
  const { sort } = useSearch({ from: '/shell/outstanding' });
  const mayCall = useAllowed('AddCollectionCall');
  // The bell leads to the broken promises by their order.
  const asked = address.by ?? (sort === 'calls' ? 'Collections' : 'Customer');
  const tab = asked === 'Collections' && !mayCall ? 'Customer' : asked;
  const tabs = outstandingTabs.filter((each) => mayCall || each !== 'Collections');
  const list = useListSearch({ sorts: ['overdue', 'open', 'companyName'] });
  const by = tab === 'Bill' || tab === 'Deal' ? tab : 'Customer';
  const filter = filterOf(by, address);
  const ofFigure = useListFilters(figureFilters);
  return (
    <div className="list-page">
      <BackToFigure />
      <PageHeading title={say.outstandingTitle}>
        {tab !== 'Statement' && <ListToolbar list={list} csv={fileOf('GetOutstanding', { ...filter, ...searchAndOrder(list) })} />}
      </PageHeading>
      <OutstandingFilters tab={tab} address={address} ask={ask} />
      {tab === 'Customer' && <FilterTags filters={ofFigure} />}
      <Tabs
        label={say.outstandingTitle}
        tabs={tabs.map((each) => labels[each])}
        shown={labels[tab]}
        onShow={(shown) => ask({ by: outstandingTabs.find((each) => labels[each] === shown), id: undefined })}
      >
        <Suspense>
          {tab === 'Statement' && <Statement address={address} />}
          {tab === 'Collections' && (
            <CollectionsTab
              list={list}
              filter={{ customerId: address.customerid, companyId: address.companyid, ownerId: address.ownerid }}
              showsAll={address.all === 1}
            />
          )}
        </Suspense>
        {tab === by && <OutstandingList by={by} address={address} list={list} />}
      </Tabs>
    </div>
  );
}

type By = 'Customer' | 'Bill' | 'Deal';

/** The filters of the list that the address has. */
function filterOf(by: By, { customerid, companyid, bucket, ownerid, promise, owing, holding, asof }: OutstandingAddress) {
  return {
    by,
    ...(customerid !== undefined && { customerId: customerid }),
    ...(companyid !== undefined && { companyId: companyid }),
    ...(bucket !== undefined && by !== 'Deal' && { bucket }),
    ...(ownerid !== undefined && { ownerId: ownerid }),
    ...(owing !== undefined && by === 'Customer' && { owing }),
    ...(holding !== undefined && by === 'Customer' && { holding }),
    ...(promise !== undefined && by === 'Customer' && { promise }),
    ...(asof !== undefined && { asOf: asof }),
  };
}

/** The rows with their sums. */
function OutstandingList({ by, address, list }: { readonly by: By; readonly address: OutstandingAddress; readonly list: ListSearch }) {
  const filter = filterOf(by, address);
  const rows = useOutstanding(list, filter);
  const sums = useOutstandingSums(filter, list.search);
  const [moving, setMoving] = useState<OutstandingRow>();
  const mayMove = useAllowed('UpdateDueDate');
  const columns = useColumns(outstandingColumns, {
    by,
    bucket: address.bucket,
    companyid: address.companyid,
    asof: address.asof,
    move: mayMove ? setMoving : undefined,
  });
  return (
    <>
      <OutstandingSums by={by} sums={sums} address={address} search={list.search} />
      <DataTable
        label={labels[by]}
        list={list}
        columns={columns}
        rows={rows}
        idOf={(row) => row.billId ?? row.dealId ?? row.customerId}
        empty={say.noneOutstanding[by]}
      />
      <Suspense>{moving && <DueDateModal bill={moving} onClose={() => setMoving(undefined)} />}</Suspense>
    </>
  );
}
