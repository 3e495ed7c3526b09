import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { csvAddress } from '../platform/call.ts';
import { DataTable } from '../ui/lists/DataTable.tsx';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { ListToolbar } from '../ui/lists/ListToolbar.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import '../ui/lists/row-actions.css';
import { useChosenStatus } from './chosen-status.ts';
import { quotationColumns, quotationSorts } from './quotation-columns.tsx';
import { useQuotationList } from './quotation-queries.ts';
import { StatusFilter } from './StatusFilter.tsx';

const title = 'Quotation Management';
const addQuotation = { label: 'Add Quotation', to: '/addquotation', operation: 'AddQuotation' } as const;

export function QuotationListPage() {
  const list = useListSearch({ sorts: quotationSorts });
  const [shownStatus, chooseStatus] = useChosenStatus();
  const csv = { address: csvAddress('GetQuotation', { shownStatus, ...searchAndOrder(list) }), fileName: 'quotation_list.csv' };
  const allowed = { mayDecide: useAllowed('UpdatequotationStatus'), mayFollowUp: useAllowed('SendMailer') };
  return (
    <>
      <PageHeading title={title}>
        <ListToolbar list={list} filter={<StatusFilter status={shownStatus} onChoose={chooseStatus} />} csv={csv} add={addQuotation} />
      </PageHeading>
      <DataTable
        columns={quotationColumns(allowed)}
        list={list}
        rows={useQuotationList(list, shownStatus)}
        idOf={(quotation) => quotation.quotationId}
        label={title}
        empty={say.noneFound}
        add={addQuotation}
        clearFilter={shownStatus && (() => chooseStatus(undefined))}
      />
    </>
  );
}
