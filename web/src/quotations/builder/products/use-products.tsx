import type { Product } from '@vikray/contract/products/product.ts';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import { useState } from 'react';
import { notify } from '../../../platform/notify.tsx';
import type { StepQuestion } from '../../../ui/forms/use-step-questions.tsx';
import { withCart, type ChangeQuotation, type QuotationForm } from '../quotation-form.ts';
import { lineOf, withoutProduct, withProduct, type CardEntry, type CartLine, type ChangeCart } from './cart.ts';
import { useCardEntries, type CardEntries } from './use-card-entries.ts';

/** The cart of a form, and what is typed on the cards of products. */
export function useProducts(form: Pick<QuotationForm, 'cards' | 'priceType'>, change: ChangeQuotation) {
  const [latest, setLatest] = useState<CartLine>();
  const entries = useCardEntries(form, change, add);
  const changeCart: ChangeCart = (update) => change((before) => withCart(before, update(before.cart)));

  function add(product: Product, entry: CardEntry): void {
    const line = lineOf(product, entry);
    changeCart((before) => withProduct(before, line));
    setLatest(line);
    notify.success(say.addedToCart, {
      about: say.cartLine(line.quantity, line.name),
      actions: [{ label: 'Undo', onPress: () => changeCart((before) => withoutProduct(before, line)) }],
    });
  }

  return { latest, changeCart, entries, question: questionAbout(entries) };
}

/** Asks about what is typed on cards and not in the cart yet. */
function questionAbout({ waiting, isManual, wrong, addAll, clear }: CardEntries): StepQuestion | undefined {
  const [first] = waiting;
  if (!first) return undefined;
  return {
    title: say.addFirst(say.cartLine(Number(first.quantity), first.product.name), waiting.length - 1),
    record: (
      <ul>
        {waiting.map(({ product, quantity, price }) => (
          <li key={product.productId}>
            <strong>{say.cartLine(Number(quantity), product.name)}</strong>{' '}
            <span>{isManual ? `₹${price}` : formatRupees(product.mrp)}</span>
          </li>
        ))}
      </ul>
    ),
    onYes() {
      if (wrong) notify.refusal(wrong.message);
      return addAll();
    },
    onNo: clear,
  };
}
