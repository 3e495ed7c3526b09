import type { Product } from '@vikray/contract/products/product.ts';
import { quickMessages as say } from '@vikray/contract/quotations/quick-messages.ts';
import { quotationMessages } from '@vikray/contract/quotations/quotation-messages.ts';
import { memo, useLayoutEffect, useRef, useState, type ClipboardEvent, type RefObject } from 'react';
import { freshKey } from '../../platform/random-key.ts';
import { useLatest } from '../../platform/use-latest.ts';
import { useLastPriceKey, type FactsOfProducts } from '../../prices/public.ts';
import { Field } from '../../ui/field/Field.tsx';
import { useShownFailure } from '../../ui/field/form-failure.tsx';
import { useKeys } from '../../ui/keys/use-keys.ts';
import { withChanged, type CartLine, type ChangeCart } from '../builder/products/cart.ts';
import type { UnaddedLine } from '../builder/products/unadded.ts';
import { useLineChanges } from '../builder/products/use-line-changes.ts';
import { useLineFocus } from './use-line-focus.ts';
import { lineOf, type useOpenLines } from './use-open-lines.ts';
import { isTable } from './pasted-lines.ts';
import { ProductEntry } from './ProductEntry.tsx';
import { QuickLine, type LineActions } from './QuickLine.tsx';
import './quick-lines.css';
import { useStable } from './use-unchanged.ts';

/** A key in a line does not draw it again. */
const Entry = memo(ProductEntry);

interface QuickLinesProps {
  readonly cart: readonly CartLine[];
  readonly open: ReturnType<typeof useOpenLines>;
  readonly change: ChangeCart;
  readonly customerId: number | undefined;
  readonly facts: FactsOfProducts;
  readonly aboveFree: ReadonlySet<number>;
  readonly hasMrp: boolean;
}

/**
 * The lines as a grid. A product is typed in the last row; Enter takes it and goes to its quantity, from there to its rate unless that is
 * the MRP, and back to the last row. Enter in the blank last row goes on behind the lines. Rows of a spreadsheet can be pasted anywhere.
 */
export function QuickLines({ cart, open, change, customerId, facts, aboveFree, hasMrp }: QuickLinesProps) {
  const section = useRef<HTMLElement>(null);
  const rows = useRef<HTMLTableSectionElement>(null);
  const focusQuantity = useQuantityFocus(section);
  const lineChanges = useLineChanges(cart, change, rows);
  const actions = useLineActions({ cart, open, change, lineChanges, focusQuantity });
  const focus = useLineFocus(section);
  const failure = useShownFailure();
  // A fault in a single line is shown at the line.
  const message = failure?.field === 'products' || failure?.field === 'subtotal' ? failure.message : undefined;
  const pasted = open.lines.filter(({ isPasted }) => isPasted);
  const typed = open.lines.filter(({ isPasted }) => !isPasted);

  function add(product: Product): void {
    const line = lineOf(product, { key: freshKey(), quantity: 1 });
    change((before) => [...before, line]);
    if (line.key !== undefined) focusQuantity(line.key);
  }

  function paste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text/plain');
    if (!isTable(text)) return;
    event.preventDefault();
    void open.paste(text);
  }

  // Also for a line without a product, which is not in the cart.
  const inLine = (act: (key: string) => void) => () => {
    const key = document.activeElement?.closest<HTMLElement>('[data-line]')?.dataset['line'];
    if (key !== undefined) act(key);
  };
  useKeys(
    [
      { key: 'Ctrl+D', does: quotationMessages.doubleIt, act: inLine(actions.double) },
      { key: 'Ctrl+Delete', does: quotationMessages.removeIt, act: inLine(actions.remove) },
    ],
    section,
  );
  useLastPriceKey(rows, (position) => {
    const rate = facts.get(cart[position]?.productId ?? 0)?.lastRate;
    if (rate) change((before) => withChanged(before, position, { rate }));
  });

  const common = { customerId, actions, passesRate: hasMrp };
  return (
    <section className="quick-lines" aria-label={say.lines} ref={section} onPaste={paste} {...focus}>
      <table>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Quantity</th>
            <th scope="col">Price</th>
            <th scope="col">Last Price</th>
            <th scope="col">Stock</th>
            <th scope="col">Amount</th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {pasted.map((line) => (
            <QuickLine
              key={line.key}
              line={line}
              lineKey={line.key}
              name={`open.${line.key}`}
              isSearching={open.isSearching(line.key)}
              facts={undefined}
              isAboveFree={false}
              {...common}
            />
          ))}
        </tbody>
        <tbody ref={rows}>
          {/* One list, so that a line keeps its fields, and the focus in them, when its product is found. */}
          {[...cart, ...typed].map((line, position) => (
            <QuickLine
              key={keyOf(line, position)}
              line={line}
              lineKey={keyOf(line, position)}
              name={'productId' in line ? `products.${position}` : `open.${line.key}`}
              isSearching={open.isSearching(keyOf(line, position))}
              facts={'productId' in line ? facts.get(line.productId) : undefined}
              isAboveFree={'productId' in line && aboveFree.has(line.productId)}
              {...common}
            />
          ))}
        </tbody>
      </table>
      <div className="quick-next">
        <Field name="entry" label={say.productEntry} isLabelHidden>
          <Entry customerId={customerId} onTake={useStable(add)} onText={useStable((text: string) => focusQuantity(open.look(text)))} />
        </Field>
        {message && (
          <p className="field-message" role="alert" tabIndex={-1} data-wrong>
            {message}
          </p>
        )}
      </div>
    </section>
  );
}

/**
 * Returns what wants the focus in the quantity of a line. It gets it with the render that draws the line: digits that follow are the
 * quantity.
 */
function useQuantityFocus(section: RefObject<HTMLElement | null>): (key: string) => void {
  const wanted = useRef<string>(undefined);
  useLayoutEffect(() => {
    const line = wanted.current && section.current?.querySelector(`[data-line="${wanted.current}"]`);
    if (!line) return;
    wanted.current = undefined;
    line.querySelector<HTMLInputElement>('[data-part="quantity"] input')?.focus();
    line.scrollIntoView({ block: 'nearest' });
  });
  return (key) => {
    wanted.current = key;
  };
}

interface ActionSources {
  readonly cart: readonly CartLine[];
  readonly open: ReturnType<typeof useOpenLines>;
  readonly change: ChangeCart;
  readonly lineChanges: ReturnType<typeof useLineChanges>;
  readonly focusQuantity: (key: string) => void;
}

/** What the lines can do, the same functions at every render. */
function useLineActions(sources: ActionSources): LineActions {
  const latest = useLatest(sources);
  const [actions] = useState<LineActions>(() => ({
    change(key, changed) {
      const { change, open } = latest.current;
      // The product may have been found since the line was drawn.
      open.update(key, changed);
      change((before) => withChanged(before, positionOf(before, key), changed));
    },
    double(key) {
      const { cart, focusQuantity, lineChanges, open } = latest.current;
      if (open.has(key)) focusQuantity(open.double(key));
      else lineChanges.double(positionOf(cart, key));
    },
    remove(key) {
      const { cart, lineChanges, open } = latest.current;
      if (open.has(key)) open.remove(key);
      else lineChanges.remove(positionOf(cart, key));
    },
    take(key, product) {
      latest.current.open.take(key, product);
      latest.current.focusQuantity(key);
    },
    look(key, text) {
      latest.current.open.lookAgain(key, text);
      latest.current.focusQuantity(key);
    },
  }));
  return actions;
}

/** The key of a line. Those of an earlier release's draft have only their position. */
function keyOf({ key }: CartLine | UnaddedLine, position: number): string {
  return key ?? String(position);
}

function positionOf(cart: readonly CartLine[], wanted: string): number {
  return cart.findIndex((each, position) => keyOf(each, position) === wanted);
}
