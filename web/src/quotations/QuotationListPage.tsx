import { allQuotationFilters } from '@vikray/contract/quotations/quotation-filters.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { fileOf } from '../platform/list-file.ts';
import { useListFilters } from '../ui/filters/list-filters.ts';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { TablePage } from '../ui/lists/TablePage.tsx';
import { useColumns } from '../ui/lists/use-columns.ts';
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
  const filters = useListFilters(allQuotationFilters);
  const csv = fileOf('GetQuotation', { ...filters.values, shownStatus, ...searchAndOrder(list) });
  const allowed = { mayDecide: useAllowed('UpdatequotationStatus'), mayFollowUp: useAllowed('SendMailer') };
  return (
    <TablePage
      title={title}
      list={list}
      filters={filters}
      filter={<StatusFilter status={shownStatus} onChoose={chooseStatus} />}
      csv={csv}
      columns={useColumns(quotationColumns, allowed)}
      rows={useQuotationList(list, { ...filters.values, shownStatus })}
      idOf={(quotation) => quotation.quotationId}
      empty={say.noneFound}
      add={addQuotation}
      clearFilter={shownStatus && (() => filters.ask({ ...filters.none, shownStatus: undefined }))}
    />
  );
}
