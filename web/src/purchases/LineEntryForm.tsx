import { formatDecimal, groupedDecimal } from '@vikray/contract/platform/decimal.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { EntryForm } from '../ui/forms/EntryForm.tsx';
import { DecimalInput } from '../ui/inputs/DecimalInput.tsx';
import { SearchSelect, type Choice } from '../ui/inputs/SearchSelect.tsx';
import { isBlank, lineFailure, quantityOf, type LineEntry } from './purchase-line.ts';
import { useProductSearch } from './purchase-queries.ts';

interface LineEntryFormProps {
  readonly entry: LineEntry;
  /** The stock before this line, in hundredths; undefined while no product is chosen or its stock is loading. */
  readonly stock: number | undefined;
  readonly onChange: (changed: Partial<LineEntry>) => void;
  readonly onTake: () => void;
  readonly onClear: () => void;
}

/** Product and quantity of a line, with the stock before and after. */
export function LineEntryForm({ entry, stock, onChange, onTake, onClear }: LineEntryFormProps) {
  const bind = binder(entry, onChange);
  const quantity = quantityOf(entry);
  return (
    <EntryForm
      label="Product line"
      position={entry.position}
      isBlank={isBlank(entry)}
      failure={lineFailure(entry)}
      onTake={onTake}
      onClear={onClear}
      firstField="input"
      editedField="input.number-field:enabled"
      buttonsClass="entry-buttons-narrow"
    >
      <Field name="entry.productId" label="Product" required span={9}>
        <SearchSelect search={useProductSearch()} choiceOf={productChoice} {...bind('product')} />
      </Field>
      <Field name="entry.currentStock" label="Current Stock" span={4}>
        <DecimalInput value={stock === undefined ? '' : formatDecimal(stock)} onChange={() => undefined} disabled />
      </Field>
      <Field name="entry.purchaseQuantity" label="Purchase Quantity" required span={4}>
        <DecimalInput {...bind('quantity')} maxDigits={9} />
      </Field>
      <Field name="entry.totalStock" label="Total Stock" span={4}>
        <DecimalInput value={stock === undefined ? '' : formatDecimal(stock + (quantity ?? 0))} onChange={() => undefined} disabled />
      </Field>
    </EntryForm>
  );
}

function productChoice({ productId, name, category, stock, status, description, solution }: Product): Choice {
  return {
    value: productId,
    label: name,
    detail: `${category} · Stock ${groupedDecimal(stock)}`,
    status,
    foundBy: [description, ...solution],
  };
}
