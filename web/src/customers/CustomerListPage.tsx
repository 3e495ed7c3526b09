import { customerFilters } from '@vikray/contract/customers/customer-filters.ts';
import { customerMessages as say } from '@vikray/contract/customers/customer-messages.ts';
import { fileOf } from '../platform/list-file.ts';
import { FilterButton } from '../ui/filters/FilterButton.tsx';
import { FilterTags } from '../ui/filters/FilterTags.tsx';
import { useListFilters } from '../ui/filters/list-filters.ts';
import { CardGrid } from '../ui/lists/CardGrid.tsx';
import { useListSearch } from '../ui/lists/list-search.ts';
import { ListToolbar } from '../ui/lists/ListToolbar.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { SelectBar } from '../ui/several/SelectBar.tsx';
import { SelectButton } from '../ui/several/SelectButton.tsx';
import { RowTick } from '../ui/several/RowTick.tsx';
import { useSelection } from '../ui/several/use-selection.ts';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { refreshCustomers, useCustomerList } from './customer-queries.ts';
import { customerActions, namedCustomers } from './customer-several.tsx';
import { CustomerCard } from './CustomerCard.tsx';

const addCustomer = { label: 'Add Customer', to: '/addcustomer', operation: 'AddCustomer' } as const;

export function CustomerListPage() {
  const list = useListSearch();
  const filters = useListFilters(customerFilters);
  const shown = { ...filters.values, search: list.search };
  const rows = useCustomerList(list, filters.values);
  const selection = useSelection('GetCustomerList', list, filters.values, rows);
  const { ticked, setTicked } = selection;
  const actions = customerActions({ mayApprove: useAllowed('ApproveCustomer'), mayDelete: useAllowed('DeleteCustomer') });
  const csv = { ...fileOf('GetCustomerList', shown), forImport: fileOf('GetCustomerList', { ...shown, columns: 'import' }) };
  return (
    <>
      <PageHeading title="Customer List">
        <ListToolbar
          list={list}
          filters={<FilterButton filters={filters} />}
          select={actions.length > 0 && <SelectButton ticked={ticked} onSelect={(isOn) => setTicked(isOn ? new Map() : undefined)} />}
          csv={csv}
          imports="customers"
          add={addCustomer}
        />
      </PageHeading>
      <FilterTags filters={filters} />
      <SelectBar selection={selection} named={namedCustomers} actions={actions} onDone={() => void refreshCustomers()} />
      <CardGrid
        list={list}
        rows={rows}
        idOf={(customer) => customer.customerId}
        empty={say.noneFound}
        add={addCustomer}
        clearFilter={filters.clear}
      >
        {(customer) => (
          <CustomerCard
            customer={customer}
            tick={
              ticked && <RowTick row={customer} id={customer.customerId} name={customer.companyName} ticked={ticked} onTicked={setTicked} />
            }
          />
        )}
      </CardGrid>
    </>
  );
}
