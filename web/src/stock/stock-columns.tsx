import { groupedDecimal, groupedPieces } from '@vikray/contract/platform/decimal.ts';
import { isAtReorderLevel } from '@vikray/contract/stock/proposed-pieces.ts';
import type { ProductStock } from '@vikray/contract/stock/product-stock.ts';
import { stockListMessages as say } from '@vikray/contract/stock/stock-messages.ts';
import { ProductName } from './ProductName.tsx';
import { FormIcon } from '../ui/icons/FormIcon.tsx';
import { HistoryIcon } from '../ui/icons/HistoryIcon.tsx';
import { RowAction, RowLink } from '../ui/lists/RowAction.tsx';
import '../ui/lists/row-actions.css';
import { serialColumn, type Column } from '../ui/lists/table-columns.ts';

interface StockColumnsFacts {
  readonly mayCount: boolean;
  readonly onMovements: (product: ProductStock) => void;
}

/** The columns of the stock list. What is there, reserved and free stays visible where there is room. */
export function stockColumns({ mayCount, onMovements }: StockColumnsFacts): Column<ProductStock>[] {
  return [
    serialColumn,
    {
      title: 'Product',
      width: 290,
      isText: true,
      fixed: 'start',
      sort: 'name',
      onPhone: 'name',
      cell: (product) => <ProductName product={product} />,
    },
    { title: 'Category', width: 150, isText: true, cell: ({ category }) => category },
    {
      title: say.inStock,
      width: 116,
      isNumber: true,
      isKey: true,
      sort: 'stock',
      onPhone: 'figure',
      cell: ({ stock }) => groupedDecimal(stock),
    },
    { title: say.reserved, width: 100, isNumber: true, isKey: true, onPhone: 'detail', cell: ({ reserved }) => groupedPieces(reserved) },
    { title: say.free, width: 110, isNumber: true, isKey: true, onPhone: 'detail', cell: (product) => <Free product={product} /> },
    {
      title: say.level,
      width: 130,
      isNumber: true,
      cell: ({ reorderLevel }) => (reorderLevel === null ? '' : groupedDecimal(reorderLevel)),
    },
    {
      title: 'Action',
      icons: mayCount ? 2 : 1,
      cell: (product) => (
        <div className="row-actions">
          <RowAction icon={<HistoryIcon />} label={say.movementsOf(product.name)} onClick={() => onMovements(product)} />
          {mayCount && (
            <RowLink to="/addstockcount" search={{ search: searchOf(product) }} icon={<FormIcon />} label={say.countOf(product.name)} />
          )}
        </div>
      ),
    },
  ];
}

/** The search that finds a product: its code, else its whole name. */
function searchOf({ code, name }: ProductStock): string {
  return code === '' ? `"${name.slice(0, 98)}"` : code;
}

/** What is free: red where orders need more than there is, amber at the reorder level. */
function Free({ product }: { readonly product: Pick<ProductStock, 'stock' | 'reserved' | 'free' | 'reorderLevel' | 'reorderQuantity'> }) {
  const tone = product.free < 0 ? 'stock-short' : isAtReorderLevel(product) ? 'stock-low' : undefined;
  return <span className={tone}>{groupedDecimal(product.free).replace('-', '−')}</span>;
}
