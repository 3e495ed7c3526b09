import { allQuotationFilters } from '@vikray/contract/quotations/quotation-filters.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { fileOf } from '../platform/list-file.ts';
import { useListFilters } from '../ui/filters/list-filters.ts';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { FilteredTablePage } from '../ui/filters/FilteredTablePage.tsx';
import { useColumns } from '../ui/lists/use-columns.ts';
import '../ui/lists/row-actions.css';
import { useChosenStatus } from './chosen-status.ts';
import { quotationColumns, quotationSorts } from './quotation-columns.tsx';
import { SelectBar } from '../ui/several/SelectBar.tsx';
import { SelectButton } from '../ui/several/SelectButton.tsx';
import { useSelection } from '../ui/several/use-selection.ts';
import { useRights } from '../platform/rights.ts';
import { useMayChange } from './quotation-possibilities.ts';
import { refreshQuotations, useQuotationList } from './quotation-queries.ts';
import { namedQuotations, quotationActions } from './quotation-several.tsx';
import { StatusFilter } from './StatusFilter.tsx';

const title = 'Quotation Management';
const addQuotation = { label: 'Add Quotation', to: '/addquotation', operation: 'AddQuotation' } as const;

export function QuotationListPage() {
  const list = useListSearch({ sorts: quotationSorts });
  const [shownStatus, chooseStatus] = useChosenStatus();
  const filters = useListFilters(allQuotationFilters);
  const csv = fileOf('GetQuotation', { ...filters.values, shownStatus, ...searchAndOrder(list) });
  const rights = useRights();
  const shown = { ...filters.values, shownStatus };
  const rows = useQuotationList(list, shown);
  const selection = useSelection('GetQuotation', list, shown, rows);
  const { ticked, setTicked } = selection;
  const mayMail = useAllowed('SendMailer');
  const mayChange = useMayChange();
  const actions = quotationActions({
    mayApprove: rights.has('Approve Quotation'),
    mayVoid: rights.has('Void Quotation'),
    mayMail,
    mayLose: useAllowed('MarkQuotationLost') ? (quotation) => mayChange('markLost', quotation) : undefined,
  });
  const allowed = { mayDecide: useAllowed('UpdatequotationStatus'), mayFollowUp: mayMail, ticked, onTicked: setTicked };
  return (
    <FilteredTablePage
      title={title}
      list={list}
      filters={filters}
      select={actions.length > 0 && <SelectButton ticked={ticked} onSelect={(isOn) => setTicked(isOn ? new Map() : undefined)} />}
      filter={<StatusFilter status={shownStatus} onChoose={chooseStatus} />}
      csv={csv}
      columns={useColumns(quotationColumns, allowed)}
      rows={rows}
      idOf={(quotation) => quotation.quotationId}
      empty={say.noneFound}
      add={addQuotation}
      clearFilter={shownStatus && (() => filters.ask({ ...filters.none, shownStatus: undefined }))}
    >
      <SelectBar selection={selection} named={namedQuotations} actions={actions} onDone={() => void refreshQuotations()} />
    </FilteredTablePage>
  );
}
