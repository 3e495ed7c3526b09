import { groupedDecimal } from '@vikray/contract/platform/decimal.ts';
import type { ProductStock } from '@vikray/contract/stock/product-stock.ts';
import { countSheetMessages as say } from '@vikray/contract/stock/stock-messages.ts';
import type { StockCountKind } from '@vikray/contract/stock/stock-reason.ts';
import { DecimalInput } from '../ui/inputs/DecimalInput.tsx';
import './stock-list.css';
import { differenceOf, type CountEntry } from './count-form.ts';

interface CountRowProps {
  readonly product: ProductStock;
  readonly kind: StockCountKind;
  /** What was typed for the product; nothing while it is not counted. */
  readonly entry: CountEntry | undefined;
  readonly onType: (product: ProductStock, typed: string) => void;
  /** Called when its field is left. */
  readonly onCounted: (product: ProductStock) => void;
}

/** A product of the count sheet: its name, what the panel shows, what is counted, and the difference. */
export function CountRow({ product, kind, entry, onType, onCounted }: CountRowProps) {
  const { code, name, unit } = product;
  const stock = entry?.stock ?? product.stock;
  const difference = entry && differenceOf(entry, kind);
  return (
    <li className={entry ? 'count-row count-row-counted' : 'count-row'}>
      <span className="count-product">
        <strong>{name}</strong>
        {code !== '' && <small>{code}</small>}
      </span>
      <span className="count-figure tabular">
        <small>{say.stock}</small>
        {groupedDecimal(stock)}
      </span>
      <span className="count-typed" onBlur={() => onCounted(product)}>
        <DecimalInput
          label={say.typedOf(say.typed[kind], name)}
          value={entry?.typed ?? ''}
          onChange={(typed) => onType(product, typed)}
          maxDigits={9}
          suffix={unit}
        />
      </span>
      <span className="count-figure tabular" aria-live="polite">
        {difference !== undefined && (
          <>
            <small>{say.difference}</small>
            <span className={difference < 0 ? 'stock-short' : undefined}>{signed(difference)}</span>
          </>
        )}
      </span>
    </li>
  );
}

function signed(hundredths: number): string {
  if (hundredths === 0) return groupedDecimal(0);
  return `${hundredths < 0 ? '−' : '+'}${groupedDecimal(Math.abs(hundredths))}`;
}
