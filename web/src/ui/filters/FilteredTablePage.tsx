import { TablePage, type TablePageProps } from '../lists/TablePage.tsx';
import { FilterButton } from './FilterButton.tsx';
import { FilterTags } from './FilterTags.tsx';
import type { ListFilters } from './list-filters.ts';

interface FilteredTablePageProps<Row> extends Omit<TablePageProps<Row>, 'filters'> {
  readonly filters: ListFilters;
}

/** A page whose rows are a table with filters. */
export function FilteredTablePage<Row>({ filters, children, clearFilter = filters.clear, ...page }: FilteredTablePageProps<Row>) {
  return (
    <TablePage filters={<FilterButton filters={filters} />} clearFilter={clearFilter} {...page}>
      <FilterTags filters={filters} />
      {children}
    </TablePage>
  );
}
