import { useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { formatDecimal, formatRupees, groupedDecimal } from '@vikray/contract/platform/decimal.ts';
import { shortDescription, type Product } from '@vikray/contract/products/product.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { FormFailure } from '../../../ui/field/form-failure.tsx';
import { useFocusOnWrong } from '../../../ui/forms/use-focus-on-wrong.ts';
import { ShoppingCartIcon } from '../../../ui/icons/ShoppingCartIcon.tsx';
import { DecimalInput } from '../../../ui/inputs/DecimalInput.tsx';
import { QuantityInput } from '../../../ui/inputs/QuantityInput.tsx';
import { isFirstClick } from '../../../ui/page/first-click.ts';
import { Picture } from '../../../ui/page/Picture.tsx';
import { StatusTag } from '../../../ui/page/StatusTag.tsx';
import { readable } from '../quotation-form.ts';
import type { FirstHit, TypedAhead } from '../use-type-ahead.ts';
import { entryFailure, type CardEntry } from './cart.ts';
import './product-card.css';

interface ProductCardProps {
  readonly product: Product;
  /** The user enters the price instead of using the MRP. */
  readonly isManual: boolean;
  /** Set for the first hit of the search, which takes the focus from the search field. */
  readonly ref: Ref<FirstHit> | undefined;
  /** Adds the product to the cart. The entry has passed its checks. */
  readonly onAdd: (entry: CardEntry) => void;
}

/** A product to choose, with its price, its stock and the quantity to quote. Enter adds it too. */
export function ProductCard({ product, isManual, ref, onAdd }: ProductCardProps) {
  const { productId, name, description, photo, mrp, stock, status } = product;
  const [quantity, setQuantity] = useState('1');
  const [price, setPrice] = useState('');
  const [failed, setFailed] = useState({ field: '', times: 0 });
  const fields = useRef<HTMLDivElement>(null);
  useFocusOnWrong(fields, failed.times);
  const entry = { productId, quantity, rate: isManual ? readable(price) : formatDecimal(mrp) };
  const found = entryFailure(entry);

  useImperativeHandle(ref, () => ({ takeFocus }));

  function takeFocus({ digits, adds }: TypedAhead): void {
    const typed = digits === '' ? {} : isManual ? { rate: readable(digits) } : { quantity: digits };
    if (digits !== '') (isManual ? setPrice : setQuantity)(digits);
    fields.current?.querySelector('input')?.focus();
    if (adds) add({ ...entry, ...typed });
  }

  function add(wanted: CardEntry): void {
    const wrong = entryFailure(wanted);
    setFailed(({ times }) => ({ field: wrong?.field ?? '', times: wrong ? times + 1 : times }));
    if (wrong) return;
    onAdd(wanted);
    setQuantity('1');
  }

  function addOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    add(entry);
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
        <FormFailure failure={found?.field === failed.field ? found : undefined}>
          {isManual && (
            <Field name="rate" label="Manual Price">
              <DecimalInput value={price} onChange={setPrice} maxDigits={9} prefix="₹" />
            </Field>
          )}
          <Field name="quantity" label="Quantity">
            <QuantityInput value={quantity} onChange={setQuantity} />
          </Field>
        </FormFailure>
        {/* The second click of a double click would add another piece. */}
        <Button icon={<ShoppingCartIcon />} onClick={(event) => isFirstClick(event) && add(entry)} aria-label={`Add ${name}`}>
          Add
        </Button>
      </div>
    </article>
  );
}
