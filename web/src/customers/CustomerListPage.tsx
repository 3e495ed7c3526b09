import { customerMessages as say } from '@vikray/contract/customers/customer-messages.ts';
import { fileOf } from '../platform/list-file.ts';
import { CardGrid } from '../ui/lists/CardGrid.tsx';
import { useListSearch } from '../ui/lists/list-search.ts';
import { ListToolbar } from '../ui/lists/ListToolbar.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { useCustomerList } from './customer-queries.ts';
import { CustomerCard } from './CustomerCard.tsx';

const addCustomer = { label: 'Add Customer', to: '/addcustomer', operation: 'AddCustomer' } as const;

export function CustomerListPage() {
  const list = useListSearch();
  const { search } = list;
  const csv = { ...fileOf('GetCustomerList', { search }), forImport: fileOf('GetCustomerList', { search, columns: 'import' }) };
  return (
    <>
      <PageHeading title="Customer List">
        <ListToolbar list={list} csv={csv} imports="customers" add={addCustomer} />
      </PageHeading>
      <CardGrid list={list} rows={useCustomerList(list)} idOf={(customer) => customer.customerId} empty={say.noneFound} add={addCustomer}>
        {(customer) => <CustomerCard customer={customer} />}
      </CardGrid>
    </>
  );
}
