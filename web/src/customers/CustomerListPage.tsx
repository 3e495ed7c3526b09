import { customerFilters } from '@vikray/contract/customers/customer-filters.ts';
import { customerMessages as say } from '@vikray/contract/customers/customer-messages.ts';
import { fileOf } from '../platform/list-file.ts';
import { FilterTags } from '../ui/filters/FilterTags.tsx';
import { useListFilters } from '../ui/filters/list-filters.ts';
import { CardGrid } from '../ui/lists/CardGrid.tsx';
import { useListSearch } from '../ui/lists/list-search.ts';
import { ListToolbar } from '../ui/lists/ListToolbar.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { useCustomerList } from './customer-queries.ts';
import { CustomerCard } from './CustomerCard.tsx';

const addCustomer = { label: 'Add Customer', to: '/addcustomer', operation: 'AddCustomer' } as const;

export function CustomerListPage() {
  const list = useListSearch();
  const filters = useListFilters(customerFilters);
  const shown = { ...filters.values, search: list.search };
  const csv = { ...fileOf('GetCustomerList', shown), forImport: fileOf('GetCustomerList', { ...shown, columns: 'import' }) };
  return (
    <>
      <PageHeading title="Customer List">
        <ListToolbar list={list} filters={filters} csv={csv} imports="customers" add={addCustomer} />
      </PageHeading>
      <FilterTags filters={filters} />
      <CardGrid
        list={list}
        rows={useCustomerList(list, filters.values)}
        idOf={(customer) => customer.customerId}
        empty={say.noneFound}
        add={addCustomer}
        clearFilter={filters.clear}
      >
        {(customer) => <CustomerCard customer={customer} />}
      </CardGrid>
    </>
  );
}
