import { salesCallMessages as say } from '@vikray/contract/sales-calls/sales-call-messages.ts';
import { salesCallCsv, salesCallImportCsv } from '@vikray/contract/sales-calls/sales-calls-operations.ts';
import { DataTable } from '../ui/lists/DataTable.tsx';
import { useListSearch } from '../ui/lists/list-search.ts';
import { ListToolbar } from '../ui/lists/ListToolbar.tsx';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { salesCallColumnsFor } from './sales-call-columns.tsx';
import { salesCallFileOf, salesCallsForImport, useSalesCallList } from './sales-call-queries.ts';

const title = 'Sales Management';

/** The sales calls, which can only be read. */
export function SalesCallListPage() {
  const list = useListSearch({ sorts: ['actionDate', 'companyName'] });
  const mayEnquire = useAllowed('AddEnquiry');
  return (
    <>
      <PageHeading title={title}>
        <ListToolbar
          list={list}
          csv={{
            read: (format) => salesCallFileOf(list, format),
            fileName: salesCallCsv.fileName,
            forImport: { read: (format) => salesCallsForImport(list, format), fileName: salesCallImportCsv.fileName },
          }}
          imports="sales-calls"
        />
      </PageHeading>
      <DataTable
        columns={salesCallColumnsFor(mayEnquire)}
        list={list}
        rows={useSalesCallList(list)}
        idOf={(call) => call.callId}
        label={title}
        width={mayEnquire ? 1704 : 1500}
        empty={say.noneFound}
      />
    </>
  );
}
