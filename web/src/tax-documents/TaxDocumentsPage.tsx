import { billFilters } from '@vikray/contract/consignments/consignment-filters.ts';
import { taxDocumentMessages as say } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { fileOf } from '../platform/list-file.ts';
import { useIsPhone } from '../platform/media.ts';
import { FilterTags } from '../ui/filters/FilterTags.tsx';
import { useListFilters } from '../ui/filters/list-filters.ts';
import { BackToFigure } from '../ui/lists/BackToFigure.tsx';
import { useChosenRow } from '../ui/lists/chosen-row.ts';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { ListToolbar } from '../ui/lists/ListToolbar.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { consignmentSorts } from './tax-columns.tsx';
import { listFilter, useTaxFilter } from './tax-document-search.ts';
import { useConsignmentList } from './tax-document-queries.ts';
import './tax-documents.css';
import { TaxDesk } from './TaxDesk.tsx';
import { TaxFiles } from './TaxFiles.tsx';
import { TaxFilters } from './TaxFilters.tsx';
import { TaxPhone } from './TaxPhone.tsx';

/** What has left, with papers and files for the accountant. */
export function TaxDocumentsPage() {
  const list = useListSearch({ sorts: consignmentSorts });
  const [filter, ask] = useTaxFilter();
  const ofReport = useListFilters(billFilters);
  const wanted = { ...listFilter(filter), ...ofReport.values };
  const rows = useConsignmentList(list, wanted);
  const [chosenId, choose] = useChosenRow();
  const csv = fileOf('GetConsignmentList', { ...wanted, ...searchAndOrder(list) });
  const Layout = useIsPhone() ? TaxPhone : TaxDesk;
  return (
    <div className="tax-page">
      <BackToFigure />
      <PageHeading title={say.title}>
        <ListToolbar list={list} csv={csv} />
      </PageHeading>
      <TaxFilters filter={filter} ask={ask} />
      <FilterTags filters={ofReport} />
      <TaxFiles filter={filter} ask={ask} rows={rows.rows} />
      <Layout list={list} rows={rows} filter={wanted} chosenId={chosenId} onChoose={choose} />
    </div>
  );
}
