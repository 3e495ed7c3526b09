import { moneyMessages as say } from '@vikray/contract/money/money-messages.ts';
import { fileOf } from '../platform/list-file.ts';
import { DataTable } from '../ui/lists/DataTable.tsx';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { ListToolbar } from '../ui/lists/ListToolbar.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { Tabs } from '../ui/page/Tabs.tsx';
import { useOutstanding, useOutstandingSums } from './money-queries.ts';
import { outstandingColumns } from './outstanding-columns.tsx';
import { outstandingTabs, useOutstandingAddress } from './outstanding-search.ts';
import { OutstandingFilters } from './OutstandingFilters.tsx';
import { OutstandingSums } from './OutstandingSums.tsx';
import { Statement } from './Statement.tsx';

const labels = { Customer: 'Customers', Bill: 'Bills', Deal: 'Deals', Statement: 'Statement' } as const;

/** Who still owes what, and since when; and what happened between a customer and a company. */
export function OutstandingPage() {
  const [address, ask] = useOutstandingAddress();
  const { by: tab = 'Customer', customerid: customerId, companyid: companyId, bucket, asof: asOf } = address;
  const by = tab === 'Statement' ? 'Bill' : tab;
  const filter = {
    by,
    ...(customerId !== undefined && { customerId }),
    ...(companyId !== undefined && { companyId }),
    ...(bucket !== undefined && by !== 'Deal' && { bucket }),
    ...(asOf !== undefined && { asOf }),
  };
  const list = useListSearch({ sorts: ['overdue', 'open', 'companyName'] });
  const rows = useOutstanding(list, filter);
  const sums = useOutstandingSums(filter, list.search);
  return (
    <div className="list-page">
      <PageHeading title={say.outstandingTitle}>
        <ListToolbar list={list} csv={fileOf('GetOutstanding', { ...filter, ...searchAndOrder(list) })} />
      </PageHeading>
      <OutstandingFilters address={address} ask={ask} />
      <Tabs
        label={say.outstandingTitle}
        tabs={outstandingTabs.map((each) => labels[each])}
        shown={labels[tab]}
        onShow={(shown) => ask({ by: outstandingTabs.find((each) => labels[each] === shown) })}
      >
        {tab === 'Statement' ? (
          <Statement address={address} />
        ) : (
          <>
            <OutstandingSums by={by} sums={sums} address={address} />
            <DataTable
              label={labels[tab]}
              list={list}
              columns={outstandingColumns[by]}
              rows={rows}
              idOf={(row) => row.billId ?? row.dealId ?? row.customerId}
              empty={say.noneOutstanding[by]}
            />
          </>
        )}
      </Tabs>
    </div>
  );
}
