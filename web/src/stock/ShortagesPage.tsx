import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { groupedPieces } from '@vikray/contract/platform/decimal.ts';
import { shortageFilters, type Shortage } from '@vikray/contract/stock/shortage.ts';
import { countSheetMessages, shortageMessages as say } from '@vikray/contract/stock/stock-messages.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../platform/lazy-part.ts';
import { fileOf } from '../platform/list-file.ts';
import { useListFilters } from '../ui/filters/list-filters.ts';
import { Button } from '../ui/controls/Button.tsx';
import { PrinterIcon } from '../ui/icons/PrinterIcon.tsx';
import { searchAndOrder, useListSearch } from '../ui/lists/list-search.ts';
import { FilteredTablePage } from '../ui/filters/FilteredTablePage.tsx';
import { useColumns } from '../ui/lists/use-columns.ts';
import { shortageColumns } from './shortage-columns.tsx';
import { ShortageBar, suppliersOf } from './ShortageBar.tsx';
import './stock-list.css';
import { useShortages, wholeShortages } from './stock-queries.ts';
import { usePrinting, type PrintedList } from '../ui/lists/use-printing.ts';

/** Loaded when it is first printed. */
const PrintedTable = lazyPart(async () => ({ default: (await import('../ui/lists/PrintedTable.tsx')).PrintedTable }));

const none: ReadonlyMap<number, Shortage> = new Map();

/** What open orders need beyond the stock, and what is at its reorder level: the list that goes to the suppliers. */
export function ShortagesPage() {
  const list = useListSearch({ sorts: ['neededBy', 'name', 'short', 'supplier'] });
  const filters = useListFilters(shortageFilters);
  const rows = useShortages(list, filters.values);
  // Ticked products stay ticked while the user turns pages and searches.
  const [ticked, setTicked] = useState(none);
  const chosen = [...ticked.values()];
  const printing = usePrinting(async () => orderListOf(chosen.length > 0 ? chosen : await wholeShortages(list.search, filters.values)));
  return (
    <>
      <FilteredTablePage
        title={say.title}
        list={list}
        filters={filters}
        filter={
          <Button icon={<PrinterIcon />} isBusy={printing.isBusy} onClick={printing.print}>
            {say.print}
          </Button>
        }
        csv={fileOf('GetShortage', { ...filters.values, ...searchAndOrder(list) })}
        columns={useColumns(shortageColumns, { ticked, onTicked: setTicked, rows: rows.rows })}
        rows={rows}
        idOf={({ productId }) => productId}
        empty={say.none}
        width={916}
      >
        {chosen.length > 0 && <ShortageBar chosen={chosen} onClear={() => setTicked(none)} />}
      </FilteredTablePage>
      <Suspense>{printing.paper && <PrintedTable paper={printing.paper} onPrinted={printing.end} />}</Suspense>
    </>
  );
}

/** What the supplier is asked for: no prices, and nothing of the stock. */
function orderListOf(shortages: readonly Shortage[]): PrintedList {
  const [supplier = '', ...others] = suppliersOf(shortages);
  return {
    title: say.printedTitle,
    note: supplier !== '' && others.length === 0 ? say.printedFor(supplier) : undefined,
    heads: [
      { title: 'S.No.', isNumber: true },
      { title: 'Code' },
      { title: countSheetMessages.product },
      { title: say.quantity, isNumber: true },
      { title: say.neededBy },
    ],
    rows: shortages.map(({ code, name, propose, neededBy }, index) => [
      String(index + 1),
      code,
      name,
      groupedPieces(propose),
      slashedDate(neededBy),
    ]),
  };
}
