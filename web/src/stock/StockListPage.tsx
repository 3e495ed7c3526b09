import { groupedDecimal } from '@vikray/contract/platform/decimal.ts';
import type { ProductStock } from '@vikray/contract/stock/product-stock.ts';
import { countSheetMessages, stockListMessages as say } from '@vikray/contract/stock/stock-messages.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { fileOf } from '../platform/list-file.ts';
import { stockFilters } from '@vikray/contract/products/product-filters.ts';
import { useListFilters } from '../ui/filters/list-filters.ts';
import { Button } from '../ui/controls/Button.tsx';
import { PrinterIcon } from '../ui/icons/PrinterIcon.tsx';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { FilteredTablePage } from '../ui/filters/FilteredTablePage.tsx';
import { useColumns } from '../ui/lists/use-columns.ts';
import { ButtonLink } from '../ui/page/ButtonLink.tsx';
import { IfAllowed, useAllowed } from '../ui/page/IfAllowed.tsx';
import { stockColumns } from './stock-columns.tsx';
import './stock-list.css';
import { useStock, wholeStock } from './stock-queries.ts';
import { usePrinting, type PrintedList } from '../ui/lists/use-printing.ts';

/** Loaded when it is first opened. */
const MovementsDrawer = lazyPart(async () => ({ default: (await import('./MovementsDrawer.tsx')).MovementsDrawer }));

/** Loaded when it is first printed. */
const PrintedTable = lazyPart(async () => ({ default: (await import('../ui/lists/PrintedTable.tsx')).PrintedTable }));

const addCount = { label: say.count, to: '/addstockcount', operation: 'AddStockCount' } as const;

/** What there is of every product, what orders have reserved of it, and what is free. */
export function StockListPage() {
  const list = useListSearch({ sorts: ['name', 'stock'] });
  const filters = useListFilters(stockFilters);
  const mayCount = useAllowed('AddStockCount');
  const [moving, setMoving] = useState<ProductStock>();
  const sheet = usePrinting(async () => countSheetOf(await wholeStock(list.search, filters.values), list.search));
  return (
    <>
      <FilteredTablePage
        title={say.title}
        list={list}
        filters={filters}
        filter={
          <>
            <IfAllowed to="AddPurchase">
              <ButtonLink to="/shortages">{say.shortages}</ButtonLink>
            </IfAllowed>
            <Button className="list-button" icon={<PrinterIcon />} isBusy={sheet.isBusy} onClick={sheet.print} tooltip={say.printSheet}>
              <span className="list-button-label">{say.printSheet}</span>
            </Button>
          </>
        }
        csv={{
          ...fileOf('GetStock', { ...filters.values, ...searchAndOrder(list) }),
          forImport: fileOf('GetStock', { ...filters.values, search: list.search, columns: 'import' }),
        }}
        imports="opening-stock"
        columns={useColumns(stockColumns, { mayCount, onMovements: setMoving })}
        rows={useStock(list, filters.values)}
        idOf={(product) => product.productId}
        empty={say.none}
        width={1042}
        add={addCount}
      />
      <Suspense>{moving && <MovementsDrawer product={moving} onClose={() => setMoving(undefined)} />}</Suspense>
      <Suspense>{sheet.paper && <PrintedTable paper={sheet.paper} onPrinted={sheet.end} />}</Suspense>
    </>
  );
}

/** The sheet to count on in the store, in the order of the list. */
function countSheetOf(products: readonly ProductStock[], search: string): PrintedList {
  return {
    title: countSheetMessages.printed,
    note: search === '' ? undefined : `“${search}”`,
    heads: [
      { title: 'S.No.', isNumber: true },
      { title: 'Code' },
      { title: countSheetMessages.product },
      { title: 'Unit' },
      { title: countSheetMessages.stock, isNumber: true },
      { title: countSheetMessages.typed.Count, isNumber: true },
    ],
    rows: products.map(({ code, name, unit, stock }, index) => [String(index + 1), code, name, unit, groupedDecimal(stock), '']),
  };
}
