import { dashedDate, longDate } from '@vikray/contract/platform/dates.ts';
import { groupedDecimal } from '@vikray/contract/platform/decimal.ts';
import { purchaseMessages as say } from '@vikray/contract/purchases/purchase-messages.ts';
import type { Purchase } from '@vikray/contract/purchases/purchase.ts';
import { fileOf } from '../platform/list-file.ts';
import { purchaseFilters } from '@vikray/contract/purchases/purchase-filters.ts';
import { useListFilters } from '../ui/filters/list-filters.ts';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { FilteredTablePage } from '../ui/filters/FilteredTablePage.tsx';
import type { Column } from '../ui/lists/table-columns.ts';
import { usePurchaseList } from './purchase-queries.ts';

const title = 'Purchase History';
const addPurchase = { label: 'Add Purchase', to: '/addpurchase', operation: 'AddPurchase' } as const;

/** Narrow enough for a table of at most 1500 px. */
const columns: readonly Column<Purchase>[] = [
  {
    title: 'Supplier',
    isText: true,
    onPhone: 'detail',
    cell: (purchase) => <strong>{purchase.companyName}</strong>,
    width: 236,
    fixed: 'start',
  },
  { title: 'Purchase Invoice Number', isText: true, cell: (purchase) => purchase.invoiceNumber, width: 186 },
  { title: 'Purchase Date', onPhone: 'state', cell: (purchase) => dashedDate(purchase.date), width: 136, sort: 'date' },
  { title: 'Product Name', isText: true, onPhone: 'name', cell: (purchase) => purchase.name, width: 216 },
  { title: 'Current Stock in Hand', cell: (purchase) => groupedDecimal(purchase.currentStock), width: 164, isNumber: true },
  {
    title: 'Purchase Quantity',
    onPhone: 'figure',
    cell: (purchase) => groupedDecimal(purchase.purchaseQuantity),
    width: 144,
    isNumber: true,
  },
  { title: 'Total Stock', cell: (purchase) => groupedDecimal(purchase.totalStock), width: 120, isNumber: true },
  { title: 'Updated On', cell: (purchase) => longDate(purchase.updatedOn), width: 180 },
];

export function PurchaseListPage() {
  const list = useListSearch({ sorts: ['date'] });
  const filters = useListFilters(purchaseFilters);
  const csv = {
    ...fileOf('GetPurchase', { ...filters.values, ...searchAndOrder(list) }),
    forImport: fileOf('GetPurchase', { ...filters.values, search: list.search, columns: 'import' }),
  };
  return (
    <FilteredTablePage
      title={title}
      list={list}
      filters={filters}
      csv={csv}
      imports="purchases"
      columns={columns}
      rows={usePurchaseList(list, filters.values)}
      idOf={(purchase) => purchase.purchaseId}
      width={1500}
      empty={say.noneFound}
      add={addPurchase}
    />
  );
}
