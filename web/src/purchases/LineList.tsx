import { groupedDecimal } from '@vikray/contract/platform/decimal.ts';
import '../ui/forms/entry-list.css';
import { EntryActions } from '../ui/forms/EntryActions.tsx';
import { stockBefore, type PurchaseLine } from './purchase-line.ts';

interface LineListProps {
  readonly lines: readonly PurchaseLine[];
  /** The current stock by product id, in hundredths. */
  readonly stocks: ReadonlyMap<number, number>;
  /** The index of the line being edited. */
  readonly edited?: number | undefined;
  /** Without these two, the list is read-only. */
  readonly onEdit?: (line: PurchaseLine, position: number) => void;
  readonly onRemove?: (position: number) => void;
}

const shown = (hundredths: number | undefined) => (hundredths === undefined ? '–' : groupedDecimal(hundredths));

/** The lines entered so far, each with the stock before and after it. Phones show each line as a block. */
export function LineList({ lines, stocks, edited, onEdit, onRemove }: LineListProps) {
  if (lines.length === 0) return null;
  return (
    <table className="entry-list" aria-label="Product lines">
      <thead>
        <tr>
          <th>Product Name</th>
          <th className="entry-figure">Current Stock</th>
          <th className="entry-figure">Purchase Quantity</th>
          <th className="entry-figure">Total Stock</th>
          {onEdit && (
            <th>
              <span className="visually-hidden">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, position) => {
          const { product, quantity } = line;
          const before = stockBefore(lines, position, product.value, stocks);
          return (
            <tr key={position} className={position === edited ? 'entry-edited' : undefined}>
              <td>{product.label}</td>
              <td className="entry-figure" data-label="Current Stock">
                {shown(before)}
              </td>
              <td className="entry-figure" data-label="Purchase Quantity">
                {shown(quantity)}
              </td>
              <td className="entry-figure" data-label="Total Stock">
                {shown(before === undefined ? undefined : before + quantity)}
              </td>
              {onEdit && <EntryActions name={product.label} onEdit={() => onEdit(line, position)} onRemove={() => onRemove?.(position)} />}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
