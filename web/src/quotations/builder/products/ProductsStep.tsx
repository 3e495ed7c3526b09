import { Suspense } from 'react';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { useIsPhone } from '../../../platform/media.ts';
import type { ChangeQuotation, QuotationForm } from '../quotation-form.ts';
import type { CartLine, ChangeCart } from './cart.ts';
import { Cart } from './Cart.tsx';
import { ProductPicker } from './ProductPicker.tsx';
import './products-step.css';
import type { CardEntries } from './use-card-entries.ts';

/** Only drafts of the quick page have lines without a product. */
const OpenLines = lazyPart(async () => ({ default: (await import('../../quick/OpenLines.tsx')).OpenLines }));

interface ProductsStepProps {
  readonly form: QuotationForm;
  readonly change: ChangeQuotation;
  readonly products: {
    /** The line that was added or increased last. */
    readonly latest: CartLine | undefined;
    readonly changeCart: ChangeCart;
    readonly entries: CardEntries;
  };
}

/** The products to choose from, with the cart beside them, or on phones above the wizard's buttons. */
export function ProductsStep({ form, change, products: { latest, changeCart, entries } }: ProductsStepProps) {
  const isPhone = useIsPhone();
  return (
    <div className="products-step">
      <ProductPicker entries={entries}>
        {form.openLines.length > 0 && (
          <Suspense>
            <OpenLines form={form} change={change} />
          </Suspense>
        )}
      </ProductPicker>
      {!isPhone && <Cart cart={form.cart} customerId={form.customer?.value} latest={latest} change={changeCart} />}
    </div>
  );
}
