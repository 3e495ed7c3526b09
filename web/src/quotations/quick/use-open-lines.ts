import type { Product } from '@vikray/contract/products/product.ts';
import { quickMessages as say } from '@vikray/contract/quotations/quick-messages.ts';
import { quotationMessages } from '@vikray/contract/quotations/quotation-messages.ts';
import { maxLines } from '@vikray/contract/quotations/quotation.ts';
import { useRef, useState } from 'react';
import { CallFailure, failureSentence } from '../../platform/call-failure.ts';
import { notify } from '../../platform/notify.tsx';
import { freshKey } from '../../platform/random-key.ts';
import { useDraft } from '../../ui/forms/use-draft.ts';
import type { CartLine, ChangeCart } from '../builder/products/cart.ts';
import { findNamed, findProduct } from './find-product.ts';
import { pastedLines, type PastedLine } from './pasted-lines.ts';

/** A line whose product is not known: it is being looked for, or was not found. */
export interface OpenLine extends PastedLine {
  readonly key: string;
  /** Pasted lines stand before all others, typed ones behind them. */
  readonly isPasted: boolean;
}

/** The longest pasted text: 500 rows with long names. */
const maxPastedLength = 300_000;

/**
 * The lines whose product is not known yet. They are kept in the tab like the rest of the entries, and no quotation is submitted while
 * there are any. `cart` are the lines with a product, which `change` changes.
 */
export function useOpenLines(draftName: string, cart: readonly CartLine[], change: ChangeCart) {
  const tab = useDraft<{ readonly lines: readonly OpenLine[] }>(`${draftName}-open-lines`, { lines: [] });
  const [searched, setSearched] = useState<ReadonlySet<string>>(new Set());
  const { lines } = tab.form;
  // A key may be pressed, or a product found, before the change before it is drawn.
  const latest = useRef(lines);

  function set(changed: readonly OpenLine[]): void {
    latest.current = changed;
    tab.change({ lines: changed });
  }

  function update(key: string, changed: Partial<OpenLine>): void {
    set(latest.current.map((each) => (each.key === key ? { ...each, ...changed } : each)));
  }

  function remove(key: string): void {
    set(latest.current.filter((each) => each.key !== key));
  }

  /** The product of a line is known: it goes to the others, with what has been entered in it since. */
  function take(key: string, product: Product): void {
    const known = latest.current.find((each) => each.key === key);
    if (!known) return;
    const line = lineOf(product, known);
    change((before) => (known.isPasted ? [line, ...before] : [...before, line]));
    remove(key);
  }

  /** Looks for the product of a text that was typed faster than the list could follow. Returns the key of its line. */
  function look(text: string): string {
    const key = freshKey();
    set([...latest.current, { key, text, quantity: 1, isPasted: false }]);
    search(key, text);
    return key;
  }

  function double(key: string): void {
    const place = latest.current.findIndex((each) => each.key === key);
    const line = latest.current[place];
    if (!line) return;
    const copy = { ...line, key: freshKey() };
    set(latest.current.toSpliced(place + 1, 0, copy));
    if (searched.has(key)) search(copy.key, copy.text);
  }

  /** Looks for the product of another text in a line that has none. */
  function lookAgain(key: string, text: string): void {
    update(key, { text });
    search(key, text);
  }

  function search(key: string, text: string): void {
    setSearched((before) => new Set(before).add(key));
    void findProduct(text)
      .then((product) => product && take(key, product))
      .catch(sayWhy)
      .finally(() => setSearched((before) => new Set([...before].filter((each) => each !== key))));
  }

  /** Takes rows of a spreadsheet. What is not found stays as an open line. */
  async function paste(text: string): Promise<void> {
    const rows = text.length > maxPastedLength ? undefined : pastedLines(text);
    if (!rows || rows.length > maxLines) return notify.failure(say.pasteTooLong(maxLines));
    if (rows.length + cart.length + lines.length > maxLines) return notify.failure(quotationMessages.tooManyLines(maxLines));
    if (rows.length === 0) return;
    const products = await findNamed(rows.map((row) => row.text)).catch(sayWhy);
    if (!products) return;
    const keys = new Set<string>();
    const pasted = rows.map((row, place) => {
      const line = { ...row, key: freshKey(), isPasted: true };
      keys.add(line.key);
      return { line, product: products[place] };
    });
    const found = pasted.flatMap(({ line, product }) => (product ? lineOf(product, line) : []));
    const open = pasted.flatMap(({ line, product }) => (product ? [] : line));
    change((before) => [...before, ...found]);
    set([...latest.current, ...open]);
    notify.success(say.pasted(rows.length), {
      about: open.length > 0 ? say.notFound(open.length) : undefined,
      actions: [
        {
          label: 'Undo',
          onPress() {
            change((before) => before.filter(({ key = '' }) => !keys.has(key)));
            set(latest.current.filter(({ key }) => !keys.has(key)));
          },
        },
      ],
    });
  }

  return {
    lines,
    has: (key: string) => latest.current.some((each) => each.key === key),
    isSearching: (key: string) => searched.has(key),
    update,
    double,
    remove,
    take,
    look,
    lookAgain,
    paste,
  };
}

/** The line of a product. Without a rate of its own, it costs the MRP. */
export function lineOf(product: Product, { key, quantity, rate = product.mrp }: Omit<OpenLine, 'text' | 'isPasted'>): CartLine {
  const { productId, name, description, photo, stock, status, mrp, gstPercent } = product;
  return { key, productId, name, description, photo, stock, status, quantity, rate, mrp, gstPercent };
}

function sayWhy(thrown: unknown): undefined {
  if (!(thrown instanceof CallFailure)) throw thrown;
  notify.failure(failureSentence(thrown));
}
