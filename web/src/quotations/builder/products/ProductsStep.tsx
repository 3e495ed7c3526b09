import type { Product } from '@vikray/contract/products/product.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { useState } from 'react';
import { useIsPhone } from '../../../platform/media.ts';
import { notify } from '../../../platform/notify.tsx';
import { lineOf, withLine, withoutLine, type CardEntry, type CartLine, type ChangeCart } from './cart.ts';
import { Cart } from './Cart.tsx';
import { ProductPicker } from './ProductPicker.tsx';
import './products-step.css';
import type { ChangeQuotation, QuotationForm } from '../quotation-form.ts';

interface ProductsStepProps {
  readonly form: Pick<QuotationForm, 'cart' | 'priceType'>;
  readonly change: ChangeQuotation;
}

/** The products to choose from, with the cart beside them, or on phones above the wizard's buttons. */
export function ProductsStep({ form: { cart, priceType }, change }: ProductsStepProps) {
  const isPhone = useIsPhone();
  const [latest, setLatest] = useState<CartLine>();
  const changeCart: ChangeCart = (update) => change((before) => ({ cart: update(before.cart) }));

  function add(product: Product, entry: CardEntry): void {
    const line = lineOf(product, entry);
    changeCart((before) => withLine(before, line));
    setLatest(line);
    notify.success(say.addedToCart, {
      about: say.cartLine(line.quantity, line.name),
      actions: [{ label: 'Undo', onPress: () => changeCart((before) => withoutLine(before, line)) }],
    });
  }

  return (
    <div className="products-step">
      <ProductPicker isManual={priceType === 'Manual Price'} onAdd={add} />
      {!isPhone && <Cart cart={cart} latest={latest} change={changeCart} />}
    </div>
  );
}
