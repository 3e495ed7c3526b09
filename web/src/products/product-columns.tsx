import { Link } from '@tanstack/react-router';
import { formatRupees, groupedDecimal } from '@vikray/contract/platform/decimal.ts';
import { shortDescription, type Product } from '@vikray/contract/products/product.ts';
import { serialColumn, type Column } from '../ui/lists/table-columns.ts';
import { Picture } from '../ui/page/Picture.tsx';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import { tickColumn } from '../ui/several/RowTick.tsx';
import type { Ticked } from '../ui/several/use-selection.ts';
import { namedProducts } from './product-several.tsx';
import { ProductRowActions } from './ProductRowActions.tsx';

interface ProductColumnsFacts {
  readonly mayDelete: boolean;
  readonly onDelete: (product: Product) => void;
  /** The ticked products by id; undefined while there are no boxes to tick. */
  readonly ticked: ReadonlyMap<number, Product> | undefined;
  readonly onTicked: (ticked: Ticked<Product>) => void;
}

/** The columns of the product list. Price and stock stay visible where there is room. */
export function productColumns({ mayDelete, onDelete, ticked, onTicked }: ProductColumnsFacts): Column<Product>[] {
  return [
    ...(ticked ? [tickColumn({ ticked, onTicked, ...namedProducts })] : []),
    serialColumn,
    { title: 'Photo', width: 72, fixed: 'start', onPhone: 'picture', cell: ({ photo }) => <Picture src={photo} alt="" /> },
    {
      title: 'Name',
      width: 288,
      isText: true,
      fixed: 'start',
      sort: 'name',
      onPhone: 'name',
      cell: ({ productId, name }) => <ProductLink productId={productId} name={name} />,
    },
    { title: 'Description', width: 290, isText: true, cell: ({ description }) => shortDescription(description) },
    { title: 'Category', width: 158, isText: true, cell: ({ category }) => category },
    { title: 'Solution', width: 216, isText: true, cell: ({ solution }) => solution.join(', ') },
    { title: 'MRP', width: 128, isNumber: true, fixed: 'end', sort: 'mrp', onPhone: 'figure', cell: ({ mrp }) => formatRupees(mrp) },
    {
      title: 'Stock',
      width: 120,
      isNumber: true,
      fixed: 'end',
      sort: 'stock',
      onPhone: 'detail',
      cell: ({ stock }) => groupedDecimal(stock),
    },
    { title: 'Status', width: 116, fixed: 'end', onPhone: 'state', cell: ({ status }) => <StatusTag status={status} /> },
    {
      title: 'Action',
      icons: mayDelete ? 2 : 1,
      cell: (product) => <ProductRowActions product={product} onDelete={() => onDelete(product)} />,
    },
  ];
}

function ProductLink({ productId, name }: Pick<Product, 'productId' | 'name'>) {
  return (
    <Link to="/viewproduct" search={{ id: productId }}>
      <strong>{name}</strong>
    </Link>
  );
}
