import { allYears, oldQuotationYears, shownYear } from '@vikray/contract/old-quotations/old-quotation-years.ts';
import { oldQuotationMessages as say } from '@vikray/contract/old-quotations/old-quotation-messages.ts';
import { oldQuotationCsv, oldQuotationImportCsv } from '@vikray/contract/old-quotations/old-quotation-csv.ts';
import { useState } from 'react';
import { csvAddress } from '../platform/call.ts';
import { today } from '../platform/today.ts';
import { DataTable } from '../ui/lists/DataTable.tsx';
import { ListSelect } from '../ui/lists/ListSelect.tsx';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { ListToolbar } from '../ui/lists/ListToolbar.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
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
  const [toldYear, setToldYear] = useState<string>();
  const rows = useOldQuotationList(list, financialYear);
  const csv = {
    address: csvAddress('GetOldQuotation', { financialYear, ...searchAndOrder(list) }),
    fileName: oldQuotationCsv.fileName,
    forImport: {
      address: csvAddress('GetOldQuotation', { financialYear, search, columns: 'import' }),
      fileName: oldQuotationImportCsv.fileName,
    },
  };
  const isEmptyYear = financialYear !== undefined && rows.total === 0 && !rows.isStale && search === '';
  return (
    <>
      <PageHeading title={title}>
        <ListToolbar list={list} filter={<YearFilter year={year} onChoose={choose} />} csv={csv} imports="old-quotations" />
      </PageHeading>
      <DataTable
        columns={oldQuotationColumns}
        list={list}
        rows={rows}
        idOf={(quotation) => quotation.oldQuotationId}
        label={title}
        empty={say.noneFound}
      />
      {isEmptyYear && toldYear !== year && <EmptyYearDialog onClose={() => setToldYear(year)} />}
    </>
  );
}

interface YearFilterProps {
  readonly year: string;
  readonly onChoose: (year: string) => void;
}

function YearFilter({ year, onChoose }: YearFilterProps) {
  return (
    <ListSelect
      label="Financial Year"
      value={year}
      onChange={onChoose}
      options={[...oldQuotationYears(today()), allYears].map((each) => ({ value: each, label: shownYear(each) }))}
    />
  );
}
