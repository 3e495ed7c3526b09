import { CheckOutlined, CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { formatDecimal } from '@vikray/contract/platform/decimal.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { Button } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { binder } from '../ui/forms/bind.ts';
import { DecimalInput } from '../ui/inputs/DecimalInput.tsx';
import '../ui/forms/entry-list.css';
import { Field, FieldGrid } from '../ui/forms/Field.tsx';
import { FormFailure, useShownFailure } from '../ui/forms/form-failure.tsx';
import { SearchSelect, type Choice } from '../ui/inputs/SearchSelect.tsx';
import { useFocusOnWrong } from '../ui/forms/use-focus-on-wrong.ts';
import { isBlank, lineFailure, quantityOf, type LineEntry } from './purchase-line.ts';
import { useProductSearch } from './purchase-queries.ts';

interface LineEntryFormProps {
  readonly entry: LineEntry;
  /** The stock before this line, in hundredths; undefined while no product is chosen or its stock is loading. */
  readonly stock: number | undefined;
  readonly onChange: (changed: Partial<LineEntry>) => void;
  /** Adds the entry, which has passed its checks, to the list. */
  readonly onTake: () => void;
  readonly onClear: () => void;
}

/**
 * Product and quantity of a line, with the stock before and after. Enter in the quantity adds the line, or goes to the next step while
 * nothing is entered.
 */
export function LineEntryForm({ entry, stock, onChange, onTake, onClear }: LineEntryFormProps) {
  const group = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState({ field: '', times: 0 });
  useFocusOnWrong(group, failed.times);
  const wizardFailure = useShownFailure();
  const found = lineFailure(entry);
  const ownFailure = found && found.field === failed.field ? { ...found, field: `entry.${found.field}` } : undefined;
  const bind = binder(entry, onChange);
  const isEdited = entry.position !== undefined;
  const quantity = quantityOf(entry);

  useEffect(() => {
    if (entry.position !== undefined) focusQuantity(group.current);
  }, [entry.position]);

  function take(): void {
    setFailed(({ times }) => ({ field: found?.field ?? '', times: found ? times + 1 : times }));
    if (found) return;
    onTake();
    focusProduct(group.current);
  }

  function takeOnEnter(event: KeyboardEvent): void {
    const isInField = event.target instanceof HTMLInputElement && event.target.role !== 'combobox';
    if (event.key !== 'Enter' || !isInField || isBlank(entry)) return;
    event.preventDefault();
    take();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles Enter in the fields inside
    <div className="entry-form" ref={group} role="group" aria-label="Product line" onKeyDown={takeOnEnter}>
      <FormFailure failure={ownFailure ?? wizardFailure}>
        <FieldGrid>
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
          <div className="entry-buttons entry-buttons-narrow">
            <Button icon={isEdited ? <CheckOutlined aria-hidden /> : <PlusOutlined aria-hidden />} onClick={take}>
              {isEdited ? 'Update' : 'Add'}
            </Button>
            <Button type="text" icon={<CloseOutlined aria-hidden />} aria-label="Clear" disabled={isBlank(entry)} onClick={onClear} />
          </div>
        </FieldGrid>
      </FormFailure>
    </div>
  );
}

function productChoice({ productId, name, category, stock, status, description, solution }: Product): Choice {
  return {
    value: productId,
    label: name,
    detail: `${category} · Stock ${formatDecimal(stock)}`,
    status,
    foundBy: [description, ...solution],
  };
}

function focusProduct(group: HTMLElement | null): void {
  group?.querySelector<HTMLInputElement>('input')?.focus();
}

function focusQuantity(group: HTMLElement | null): void {
  group?.querySelector<HTMLInputElement>('input.decimal-input:enabled')?.focus();
}
