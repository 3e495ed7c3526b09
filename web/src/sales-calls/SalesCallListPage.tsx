import { salesCallMessages as say } from '@vikray/contract/sales-calls/sales-call-messages.ts';
import { useListSearch } from '../ui/lists/list-search.ts';
import { TablePage } from '../ui/lists/TablePage.tsx';
import { useColumns } from '../ui/lists/use-columns.ts';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { salesCallColumns } from './sales-call-columns.tsx';
import { salesCallFile, useSalesCallList } from './sales-call-queries.ts';

const title = 'Sales Management';

/** The sales calls, which can only be read. */
export function SalesCallListPage() {
  const list = useListSearch({ sorts: ['actionDate', 'companyName'] });
  const mayEnquire = useAllowed('AddEnquiry');
  return (
    <TablePage
      title={title}
      list={list}
      csv={salesCallFile(list)}
      imports="sales-calls"
      columns={useColumns(salesCallColumns, { mayEnquire })}
      rows={useSalesCallList(list)}
      idOf={(call) => call.callId}
      width={mayEnquire ? 1704 : 1500}
      empty={say.noneFound}
    />
  );
}
