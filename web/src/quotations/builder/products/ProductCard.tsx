import { useImperativeHandle, useRef, type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import { formatRupees, groupedDecimal } from '@vikray/contract/platform/decimal.ts';
import { shortDescription, type Product } from '@vikray/contract/products/product.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { FormFailure } from '../../../ui/field/form-failure.tsx';
import { useFocusOnWrong } from '../../../ui/forms/use-focus-on-wrong.ts';
import { ShoppingCartIcon } from '../../../ui/icons/ShoppingCartIcon.tsx';
import { DecimalInput } from '../../../ui/inputs/DecimalInput.tsx';
import { QuantityInput } from '../../../ui/inputs/QuantityInput.tsx';
import { isByKey, isFirstClick } from '../../../ui/controls/first-click.ts';
import { Picture } from '../../../ui/page/Picture.tsx';
import { StatusTag } from '../../../ui/page/StatusTag.tsx';
import type { FirstHit, TypedAhead } from '../use-type-ahead.ts';
import './product-card.css';
import type { CardEntries } from './use-card-entries.ts';

interface ProductCardProps {
  readonly product: Product;
  readonly entries: CardEntries;
  /** Set for the first hit of the search, which takes the focus from the search field. */
  readonly ref: Ref<FirstHit> | undefined;
  /** The product was added with a key, so that another one can be searched. */
  readonly onAddedByKey: () => void;
}

/** A product to choose, with its price, its stock and the quantity to quote. Enter adds it too. */
export function ProductCard({ product, entries, ref, onAddedByKey }: ProductCardProps) {
  const { name, description, photo, mrp, stock, status } = product;
  const { isManual } = entries;
  const { quantity, price } = entries.entryOf(product);
  const { failure, times } = entries.failureAt(product);
  const fields = useRef<HTMLDivElement>(null);
  useFocusOnWrong(fields, times);

  function takeFocus({ digits, adds }: TypedAhead): void {
    const typed = digits === '' ? {} : isManual ? { price: digits } : { quantity: digits };
    entries.type(product, typed);
    fields.current?.querySelector('input')?.focus();
    if (adds && entries.add(product, typed)) onAddedByKey();
  }

  useImperativeHandle(ref, () => ({ takeFocus }));

  function addOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (entries.add(product)) onAddedByKey();
  }

  function addOnClick(event: MouseEvent): void {
    // The second click of a double click would add another piece.
    if (!isFirstClick(event) || !entries.add(product)) return;
    if (isByKey(event)) onAddedByKey();
  }

  return (
    <article className="card product-card" aria-label={name}>
      <Picture src={photo} alt="" />
      <div className="product-card-words">
        <h2>{name}</h2>
        <StatusTag status={status} />
        <p>{shortDescription(description)}</p>
        <p className="product-card-figures">
          <span>
            MRP <strong className="tabular">{formatRupees(mrp)}</strong>
          </span>
          <span>
            Stock <span className="tabular">{groupedDecimal(stock)}</span>
          </span>
        </p>
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter comes from the fields inside */}
      <div className="product-card-entry" ref={fields} onKeyDown={addOnEnter}>
        <FormFailure failure={failure}>
          {isManual && (
            <Field name="rate" label="Manual Price">
              <DecimalInput value={price} onChange={(typed) => entries.type(product, { price: typed })} maxDigits={9} prefix="₹" />
            </Field>
          )}
          <Field name="quantity" label="Quantity" isLabelHidden>
            <QuantityInput value={quantity} onChange={(typed) => entries.type(product, { quantity: typed })} />
          </Field>
        </FormFailure>
        <Button icon={<ShoppingCartIcon />} onClick={addOnClick} aria-label={`Add ${name}`}>
          Add
        </Button>
      </div>
    </article>
  );
}
