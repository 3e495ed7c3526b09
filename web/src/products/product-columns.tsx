import { formatDecimal, formatRupees } from '@vikray/contract/platform/decimal.ts';
import { shortDescription, type Product } from '@vikray/contract/products/product.ts';
import { Picture } from '../ui/Picture.tsx';
import { StatusTag } from '../ui/StatusTag.tsx';
import type { Column } from '../ui/table-columns.tsx';
import './product-columns.css';
import { ProductRowActions } from './ProductRowActions.tsx';

interface ProductColumnsFacts {
  /** In a wide window price and stock stay in sight too; in a narrow one there is no room for them beside the name. */
  readonly isWide: boolean;
  readonly onDelete: (product: Product) => void;
}

/** The columns of the product list. Those in the middle end where the ones at the right edge begin. */
export function productColumns({ isWide, onDelete }: ProductColumnsFacts): Column<Product>[] {
  const figures = isWide ? 'end' : undefined;
  return [
    { title: 'S.No.', width: 60, isNumber: true, fixed: 'start', cell: (_, serial) => serial },
    { title: 'Photo', width: 72, fixed: 'start', cell: ({ photo }) => <Picture src={photo} alt="" /> },
    { title: 'Name', width: 184, fixed: 'start', sort: 'name', cell: ({ name }) => <strong className="product-name">{name}</strong> },
    { title: 'Description', width: 290, cell: ({ description }) => shortDescription(description) },
    { title: 'Category', width: 140, cell: ({ category }) => category },
    { title: 'Solution', width: 242, cell: ({ solution }) => solution.join(', ') },
    { title: 'MRP', width: 128, isNumber: true, fixed: figures, sort: 'mrp', cell: ({ mrp }) => formatRupees(mrp) },
    { title: 'Stock', width: 88, isNumber: true, fixed: figures, sort: 'stock', cell: ({ stock }) => formatDecimal(stock) },
    { title: 'Status', width: 112, fixed: 'end', cell: ({ status }) => <StatusTag status={status} /> },
    { title: 'Action', width: isWide ? 84 : 116, fixed: 'end', cell: (product) => <ProductRowActions product={product} onDelete={() => onDelete(product)} /> },
  ];
}
