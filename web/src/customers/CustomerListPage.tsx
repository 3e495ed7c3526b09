import { customerCsv, customerImportCsv } from '@vikray/contract/customers/customer-csv.ts';
import { customerMessages as say } from '@vikray/contract/customers/customer-messages.ts';
import { csvAddress } from '../platform/call.ts';
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
  const csv = {
    address: csvAddress('GetCustomerList', { search }),
    fileName: customerCsv.fileName,
    forImport: { address: csvAddress('GetCustomerList', { search, columns: 'import' }), fileName: customerImportCsv.fileName },
  };
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
