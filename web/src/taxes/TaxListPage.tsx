import { longDate } from '@vikray/contract/platform/dates.ts';
import { formatDecimal } from '@vikray/contract/platform/decimal.ts';
import { taxMessages as say } from '@vikray/contract/taxes/tax-messages.ts';
import type { Tax } from '@vikray/contract/taxes/taxes-operations.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { fileOf } from '../platform/list-file.ts';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { TablePage } from '../ui/lists/TablePage.tsx';
import { serialColumn, type Column } from '../ui/lists/table-columns.ts';
import { useTaxList } from './tax-queries.ts';

const columns: Column<Tax>[] = [
  serialColumn,
  { title: 'Tax Percentage', width: 152, onPhone: 'name', isNumber: true, sort: 'gst', cell: ({ gst }) => formatDecimal(gst) },
  { title: 'Updated On', onPhone: 'detail', cell: ({ updatedOn }) => longDate(updatedOn) },
];

const AddTaxModal = lazyPart(async () => ({ default: (await import('./AddTaxModal.tsx')).AddTaxModal }));

const title = 'Tax Management';

export function TaxListPage() {
  const list = useListSearch({ sorts: ['gst'] });
  const [isAdding, setIsAdding] = useState(false);
  const addTax = { label: 'Add New Tax', operation: 'AddTax', onPress: () => setIsAdding(true) } as const;
  const csv = fileOf('GetTax', searchAndOrder(list));
  return (
    <>
      <TablePage
        title={title}
        list={list}
        csv={csv}
        columns={columns}
        rows={useTaxList(list)}
        idOf={(tax) => tax.id}
        width={356}
        empty={say.noneFound}
        add={addTax}
      />
      {isAdding && (
        <Suspense>
          <AddTaxModal onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </>
  );
}
