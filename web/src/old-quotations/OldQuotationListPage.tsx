import { useState } from 'react';
import { oldQuotationMessages as say } from '@vikray/contract/old-quotations/old-quotation-messages.ts';
import { allYears, oldQuotationYears, shownYear } from '@vikray/contract/old-quotations/old-quotation-years.ts';
import { fileOf } from '../platform/list-file.ts';
import { today } from '../platform/today.ts';
import { Select } from '../ui/controls/Select.tsx';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { TablePage } from '../ui/lists/TablePage.tsx';
import { useChosenYear } from './chosen-year.ts';
import { EmptyYearDialog } from './EmptyYearDialog.tsx';
import { oldQuotationColumns, oldQuotationSorts } from './old-quotation-columns.tsx';
import { useOldQuotationList } from './old-quotation-queries.ts';

const title = 'Old Quotation List';

/** The quotations of the former systems, which can only be read and printed. */
export function OldQuotationListPage() {
  const list = useListSearch({ sorts: oldQuotationSorts });
  const { search } = list;
  const [year, choose] = useChosenYear();
  const financialYear = year === allYears ? undefined : year;
  const [noticedYear, setNoticedYear] = useState<string>();
  const rows = useOldQuotationList(list, financialYear);
  const csv = {
    ...fileOf('GetOldQuotation', { financialYear, ...searchAndOrder(list) }),
    forImport: fileOf('GetOldQuotation', { financialYear, search, columns: 'import' }),
  };
  const isEmptyYear = financialYear !== undefined && rows.total === 0 && !rows.isStale && search === '';
  return (
    <>
      <TablePage
        title={title}
        list={list}
        filter={<YearFilter year={year} onChoose={choose} />}
        csv={csv}
        imports="old-quotations"
        columns={oldQuotationColumns}
        rows={rows}
        idOf={(quotation) => quotation.oldQuotationId}
        empty={say.noneFound}
      />
      {isEmptyYear && noticedYear !== year && <EmptyYearDialog onClose={() => setNoticedYear(year)} />}
    </>
  );
}

interface YearFilterProps {
  readonly year: string;
  readonly onChoose: (year: string) => void;
}

function YearFilter({ year, onChoose }: YearFilterProps) {
  return (
    <Select
      aria-label="Financial Year"
      value={year}
      onChange={onChoose}
      options={[...oldQuotationYears(today()), allYears].map((each) => ({ value: each, label: shownYear(each) }))}
    />
  );
}
