import type { Product } from '@vikray/contract/products/product.ts';
import { quickMessages as say } from '@vikray/contract/quotations/quick-messages.ts';
import { quotationMessages } from '@vikray/contract/quotations/quotation-messages.ts';
import { maxLines } from '@vikray/contract/quotations/quotation.ts';
import { useState } from 'react';
import { CallFailure, failureSentence } from '../../platform/call-failure.ts';
import { notify } from '../../platform/notify.tsx';
import { freshKey } from '../../platform/random-key.ts';
import type { CartLine } from '../builder/products/cart.ts';
import type { UnaddedLine } from '../builder/products/unadded.ts';
import { withCart, type ChangeQuotation, type QuotationForm } from '../builder/quotation-form.ts';
import { findNamed, findProduct } from './find-product.ts';
import { pastedLines } from './pasted-lines.ts';

/** The longest pasted text: 500 rows with long names. */
const maxPastedLength = 300_000;

/** The lines of a form whose product is not known yet, and what can be done with them. */
export function useOpenLines({ cart, openLines: lines }: Pick<QuotationForm, 'cart' | 'openLines'>, change: ChangeQuotation) {
  const [searched, setSearched] = useState<ReadonlySet<string>>(new Set());

  // Changes begin with the latest lines: a key may be pressed, or a product found, before the change before it is drawn.
  function set(changed: (before: readonly UnaddedLine[]) => readonly UnaddedLine[]): void {
    change((before) => ({ openLines: changed(before.openLines) }));
  }

  function update(key: string, changed: Partial<UnaddedLine>): void {
    set((before) => before.map((each) => (each.key === key ? { ...each, ...changed } : each)));
  }

  // The product of a line may have been found since it was drawn, so a key in it also acts on the cart.
  function remove(key: string): void {
    change((before) => ({
      ...(before.cart.some((each) => each.key === key) &&
        withCart(
          before,
          before.cart.filter((each) => each.key !== key),
        )),
      openLines: before.openLines.filter((each) => each.key !== key),
    }));
  }

  /** The product of a line is known: it goes to the others, with what has been entered in it since. */
  function take(key: string, product: Product): void {
    change((before) => {
      const known = before.openLines.find((each) => each.key === key);
      if (!known) return {};
      const line = lineOf(product, known);
      return {
        ...withCart(before, known.isPasted ? [line, ...before.cart] : [...before.cart, line]),
        openLines: before.openLines.filter((each) => each !== known),
      };
    });
  }

  /** Looks for the product of a text that was typed faster than the list could follow. Returns the key of its line. */
  function look(text: string): string {
    const key = freshKey();
    set((before) => [...before, { key, text, quantity: 1, isPasted: false }]);
    search(key, text);
    return key;
  }

  /** Returns the key of the new line. */
  function double(key: string): string {
    const copy = freshKey();
    const doubled = <Line extends { readonly key?: string }>(before: readonly Line[]) =>
      before.flatMap((each) => (each.key === key ? [each, { ...each, key: copy }] : [each]));
    change((before) => ({
      ...(before.cart.some((each) => each.key === key) && withCart(before, doubled(before.cart))),
      openLines: doubled(before.openLines),
    }));
    const text = lines.find((each) => each.key === key)?.text;
    if (text !== undefined && searched.has(key)) search(copy, text);
    return copy;
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
    change((before) => ({ ...withCart(before, [...before.cart, ...found]), openLines: [...before.openLines, ...open] }));
    notify.success(say.pasted(rows.length), {
      about: open.length > 0 ? say.notFound(open.length) : undefined,
      actions: [
        {
          label: 'Undo',
          onPress() {
            change((before) => ({
              ...withCart(
                before,
                before.cart.filter(({ key = '' }) => !keys.has(key)),
              ),
              openLines: before.openLines.filter(({ key }) => !keys.has(key)),
            }));
          },
        },
      ],
    });
  }

  return {
    lines,
    has: (key: string) => lines.some((each) => each.key === key),
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
export function lineOf(product: Product, { key, quantity, rate = product.mrp }: Omit<UnaddedLine, 'text' | 'isPasted'>): CartLine {
  const { productId, name, description, photo, stock, status, mrp, gstPercent } = product;
  return { key, productId, name, description, photo, stock, status, quantity, rate, mrp, gstPercent };
}

function sayWhy(thrown: unknown): undefined {
  if (!(thrown instanceof CallFailure)) throw thrown;
  notify.failure(failureSentence(thrown));
}
