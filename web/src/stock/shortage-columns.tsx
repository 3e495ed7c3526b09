import { Link } from '@tanstack/react-router';
import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { groupedDecimal, groupedPieces } from '@vikray/contract/platform/decimal.ts';
import type { Shortage } from '@vikray/contract/stock/shortage.ts';
import { shortageMessages as say, stockListMessages } from '@vikray/contract/stock/stock-messages.ts';
import { Checkbox } from '../ui/controls/Checkbox.tsx';
import { ProductName } from './ProductName.tsx';
import type { Column } from '../ui/lists/table-columns.ts';

interface ShortageColumnsFacts {
  /** The ticked products by id. */
  readonly ticked: ReadonlyMap<number, Shortage>;
  readonly onTicked: (change: (ticked: ReadonlyMap<number, Shortage>) => ReadonlyMap<number, Shortage>) => void;
  /** The rows of the page, which the box at the head ticks together. */
  readonly rows: readonly Shortage[];
}

/** The columns of what is short. */
export function shortageColumns({ ticked, onTicked, rows }: ShortageColumnsFacts): Column<Shortage>[] {
  const tickedHere = rows.filter(({ productId }) => ticked.has(productId)).length;
  return [
    {
      title: 'Choose',
      head: (
        <Checkbox
          checked={rows.length > 0 && tickedHere === rows.length}
          isPartly={tickedHere > 0 && tickedHere < rows.length}
          onChange={(isTicked) => onTicked((before) => withTicks(before, rows, isTicked))}
          aria-label={say.chooseAll}
        />
      ),
      width: 48,
      fixed: 'start',
      onPhone: 'detail',
      cell: (row) => (
        <Checkbox
          checked={ticked.has(row.productId)}
          onChange={(isTicked) => onTicked((before) => withTicks(before, [row], isTicked))}
          aria-label={say.choose(row.name)}
        />
      ),
    },
    {
      title: 'Product',
      width: 240,
      isText: true,
      fixed: 'start',
      sort: 'name',
      onPhone: 'name',
      cell: (product) => <ProductName product={product} />,
    },
    { title: say.pending, width: 92, isNumber: true, isKey: true, cell: ({ pending }) => groupedPieces(pending) },
    {
      title: stockListMessages.inStock,
      width: 92,
      isNumber: true,
      isKey: true,
      onPhone: 'detail',
      cell: ({ stock }) => groupedDecimal(stock),
    },
    {
      title: say.short,
      width: 96,
      isNumber: true,
      isKey: true,
      sort: 'short',
      onPhone: 'detail',
      cell: ({ short }) => <span className={short > 0 ? 'stock-short' : undefined}>{groupedDecimal(short)}</span>,
    },
    { title: say.neededBy, width: 116, sort: 'neededBy', onPhone: 'detail', cell: ({ neededBy }) => slashedDate(neededBy) },
    {
      title: say.supplier,
      width: 144,
      isText: true,
      sort: 'supplier',
      onPhone: 'below',
      cell: ({ supplier, supplierId }) =>
        supplierId !== null && (
          <Link to="/shortages" search={{ supplierid: supplierId }}>
            {supplier}
          </Link>
        ),
    },
    {
      title: say.propose,
      width: 88,
      isNumber: true,
      fixed: 'end',
      onPhone: 'figure',
      cell: ({ propose }) => <strong>{groupedPieces(propose)}</strong>,
    },
  ];
}

function withTicks(before: ReadonlyMap<number, Shortage>, rows: readonly Shortage[], isTicked: boolean): ReadonlyMap<number, Shortage> {
  const others = [...before].filter(([id]) => !rows.some(({ productId }) => productId === id));
  return new Map(isTicked ? [...others, ...rows.map((row) => [row.productId, row] as const)] : others);
}
