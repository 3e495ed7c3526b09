import { Link } from '@tanstack/react-router';
import { formatRupees, groupedDecimal } from '@vikray/contract/platform/decimal.ts';
import { fillMessages as say } from '@vikray/contract/products/product-messages.ts';
import { mostFilled } from '@vikray/contract/products/product-tax.ts';
import { shortDescription, type Product } from '@vikray/contract/products/product.ts';
import { Checkbox } from '../ui/controls/Checkbox.tsx';
import { serialColumn, type Column } from '../ui/lists/table-columns.ts';
import { Picture } from '../ui/page/Picture.tsx';
import { StatusTag } from '../ui/page/StatusTag.tsx';
import { ProductRowActions } from './ProductRowActions.tsx';

interface ProductColumnsFacts {
  readonly mayDelete: boolean;
  readonly onDelete: (product: Product) => void;
  /** The ticked products by id; undefined while there are no boxes to tick. */
  readonly ticked: ReadonlyMap<number, Product> | undefined;
  readonly onTicked: (ticked: ReadonlyMap<number, Product>) => void;
}

/** The columns of the product list. Price and stock stay visible where there is room. */
export function productColumns({ mayDelete, onDelete, ticked, onTicked }: ProductColumnsFacts): Column<Product>[] {
  return [
    ...(ticked ? [tickColumn(ticked, onTicked)] : []),
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

function tickColumn(ticked: ReadonlyMap<number, Product>, onTicked: ProductColumnsFacts['onTicked']): Column<Product> {
  return {
    title: 'Choose',
    width: 84,
    fixed: 'start',
    onPhone: 'detail',
    cell: (product) => {
      const isTicked = ticked.has(product.productId);
      return (
        <Checkbox
          checked={isTicked}
          disabled={!isTicked && ticked.size >= mostFilled}
          onChange={(isNowTicked) => onTicked(withTick(ticked, product, isNowTicked))}
          aria-label={say.choose(product.name)}
        />
      );
    },
  };
}

function withTick(ticked: ReadonlyMap<number, Product>, product: Product, isTicked: boolean): ReadonlyMap<number, Product> {
  const others = [...ticked].filter(([id]) => id !== product.productId);
  return new Map(isTicked ? [...others, [product.productId, product]] : others);
}

function ProductLink({ productId, name }: Pick<Product, 'productId' | 'name'>) {
  return (
    <Link to="/viewproduct" search={{ id: productId }}>
      <strong>{name}</strong>
    </Link>
  );
}
