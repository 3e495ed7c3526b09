import { useState } from 'react';
import { formatDecimal } from '@vikray/contract/platform/decimal.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import { readable } from '../quotation-form.ts';
import { entryFailure, type CardEntry } from './cart.ts';

/** What is typed on a product's card. */
export interface TypedEntry {
  readonly product: Product;
  readonly quantity: string;
  readonly price: string;
}

interface CardEntriesFacts {
  /** The user enters the prices instead of using the MRP. */
  readonly isManual: boolean;
  /** Adds a product to the cart. The entry has passed its checks. */
  readonly onAdd: (product: Product, entry: CardEntry) => void;
}

/**
 * What is typed on the cards of products, until it is added to the cart. It stays while the user searches or goes to another step, so that
 * nothing typed is lost.
 */
export function useCardEntries({ isManual, onAdd }: CardEntriesFacts) {
  const [typed, setTyped] = useState<ReadonlyMap<number, TypedEntry>>(new Map());
  const [failed, setFailed] = useState({ productId: 0, field: '', times: 0 });
  const waiting = [...typed.values()].filter((entry) => !isUntouched(entry));

  function isUntouched({ product, quantity, price }: TypedEntry): boolean {
    return quantity === '1' && (!isManual || price === mrpOf(product));
  }

  /** The entry of a card: one piece at its MRP until something is typed. */
  function entryOf(product: Product): TypedEntry {
    return { ...(typed.get(product.productId) ?? { quantity: '1', price: mrpOf(product) }), product };
  }

  function type(product: Product, changed: Partial<Omit<TypedEntry, 'product'>>): void {
    setTyped((before) => new Map(before).set(product.productId, { ...entryOf(product), ...changed }));
  }

  /** Adds what is typed on a card to the cart. Returns false, and shows why, if it cannot be added. */
  function add(product: Product, changed: Partial<Omit<TypedEntry, 'product'>> = {}): boolean {
    const entry = cardEntryOf({ ...entryOf(product), ...changed });
    const wrong = entryFailure(entry);
    if (wrong) {
      setFailed(({ times }) => ({ productId: product.productId, field: wrong.field, times: times + 1 }));
      return false;
    }
    onAdd(product, entry);
    setFailed(({ times }) => ({ productId: 0, field: '', times }));
    setTyped((before) => new Map([...before].filter(([id]) => id !== product.productId)));
    return true;
  }

  function cardEntryOf({ product, quantity, price }: TypedEntry): CardEntry {
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
    clear: () => setTyped(new Map()),
  };
}

export type CardEntries = ReturnType<typeof useCardEntries>;

function mrpOf({ mrp }: Product): string {
  return formatDecimal(mrp);
}
