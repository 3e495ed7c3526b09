import { useState } from 'react';
import { formatDecimal } from '@vikray/contract/platform/decimal.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { readable, type ChangeQuotation, type QuotationForm } from '../quotation-form.ts';
import { entryFailure, type CardEntry } from './cart.ts';
import type { TypedCard } from './unadded.ts';

/**
 * What is typed on the cards of products, until it is added to the cart. It is part of the form, so that it stays with the draft. `onAdd`
 * adds a product to the cart; the entry has passed its checks.
 */
export function useCardEntries(
  { cards, priceType }: Pick<QuotationForm, 'cards' | 'priceType'>,
  change: ChangeQuotation,
  onAdd: (product: Product, entry: CardEntry) => void,
) {
  /** The user enters the prices instead of using the MRP. */
  const isManual = priceType === 'Manual Price';
  const [failed, setFailed] = useState({ productId: 0, field: '', times: 0 });
  // A typed price stays while the MRP applies, and counts again afterwards.
  const waiting = cards.filter((card) => card.quantity !== '1' || (isManual && !isAtMrp(card)));

  const entryOf = (product: Product) => entryIn(cards, product);

  function type(product: Product, changed: Partial<Omit<TypedCard, 'product'>>): void {
    change(({ cards: before }) => {
      const card = { ...entryIn(before, product), ...changed };
      if (card.quantity === '1' && isAtMrp(card)) return { cards: without(before, product) };
      const at = before.findIndex((each) => isOf(product, each));
      return { cards: at < 0 ? [...before, card] : before.with(at, card) };
    });
  }

  /** Adds what is typed on a card to the cart. Returns false, and shows why, if it cannot be added. */
  function add(product: Product, changed: Partial<Omit<TypedCard, 'product'>> = {}): boolean {
    const entry = cardEntryOf({ ...entryOf(product), ...changed });
    const wrong = entryFailure(entry);
    if (wrong) {
      setFailed(({ times }) => ({ productId: product.productId, field: wrong.field, times: times + 1 }));
      return false;
    }
    onAdd(product, entry);
    setFailed(({ times }) => ({ productId: 0, field: '', times }));
    change((before) => ({ cards: without(before.cards, product) }));
    return true;
  }

  function cardEntryOf({ product, quantity, price }: TypedCard): CardEntry {
    return { productId: product.productId, quantity, rate: isManual ? readable(price) : formatDecimal(product.mrp) };
  }

  return {
    isManual,
    entryOf,
    type,
    add,
    /** What must be corrected on a card after it could not be added, and how often that was tried. */
    failureAt(product: Product) {
      const found = entryFailure(cardEntryOf(entryOf(product)));
      const isHere = failed.productId === product.productId;
      return { failure: isHere && found?.field === failed.field ? found : undefined, times: isHere ? failed.times : 0 };
    },
    /** What is typed on cards and not added yet, as typed. */
    waiting,
    /** The sentence about the first of them that cannot be added, and its product. */
    wrong: waiting.flatMap((entry) => entryFailure(cardEntryOf(entry)) ?? []).at(0),
    /** Adds all of them that can be added. Returns whether these are all. */
    addAll: () => waiting.map(({ product }) => add(product)).every(Boolean),
    clear: () => change({ cards: [] }),
  };
}

export type CardEntries = ReturnType<typeof useCardEntries>;

function isOf({ productId }: Product, { product }: TypedCard): boolean {
  return product.productId === productId;
}

function without(cards: readonly TypedCard[], product: Product): readonly TypedCard[] {
  return cards.filter((card) => !isOf(product, card));
}

/** The entry of a card: one piece at its MRP until something is typed. */
function entryIn(cards: readonly TypedCard[], product: Product): TypedCard {
  return { quantity: '1', price: mrpOf(product), ...cards.find((card) => isOf(product, card)), product };
}

function isAtMrp({ product, price }: TypedCard): boolean {
  return price === mrpOf(product);
}

function mrpOf({ mrp }: Product): string {
  return formatDecimal(mrp);
}
