import { useEffect, useRef, type RefObject } from 'react';
import { quotationMessages as say } from '@vikray/contract/quotations/quotation-messages.ts';
import { notify } from '../../../platform/notify.tsx';
import { freshKey } from '../../../platform/random-key.ts';
import { useKeys } from '../../../ui/keys/use-keys.ts';
import { withMoved, type CartLine, type ChangeCart } from './cart.ts';

/**
 * What can be done with whole lines: moving, doubling and removing them, by buttons or keys. The notices of the last two can undo them. A
 * moved line keeps the focus. That of a removed one goes to the line in its place, that of a doubled one to the new line. `lines` is the
 * element whose children are the lines.
 */
export function useLineChanges(cart: readonly CartLine[], change: ChangeCart, lines: RefObject<HTMLElement | null>) {
  const wanted = useRef<LineFocus>(undefined);

  useEffect(() => {
    if (wanted.current) focusLine(lines.current, wanted.current);
    wanted.current = undefined;
  }, [lines, cart.length]);

  function move(from: number, to: number): void {
    change((before) => withMoved(before, from, to));
  }

  function double(position: number): void {
    const line = cart[position];
    if (!line) return;
    const key = freshKey();
    wanted.current = { position: position + 1, field: focusedField() };
    change((before) => before.toSpliced(position + 1, 0, { ...line, key }));
    notify.success(say.lineDoubled, {
      about: say.cartLine(line.quantity, line.name),
      actions: [{ label: 'Undo', onPress: () => change((before) => before.filter((each) => each.key !== key)) }],
    });
  }

  function remove(position: number): void {
    const line = cart[position];
    if (!line) return;
    wanted.current = { position, field: focusedField() };
    change((before) => before.toSpliced(position, 1));
    notify.success(say.removedFromCart, {
      about: say.cartLine(line.quantity, line.name),
      actions: [{ label: 'Undo', onPress: () => change((before) => before.toSpliced(position, 0, line)) }],
    });
  }

  const withFocus = () => [...(lines.current?.children ?? [])].findIndex((line) => line.contains(document.activeElement));
  const isEmpty = cart.length === 0;
  useKeys(
    [
      { key: 'Alt+ArrowUp', does: say.lineUp, act: isEmpty ? undefined : () => move(withFocus(), withFocus() - 1) },
      { key: 'Alt+ArrowDown', does: say.lineDown, act: isEmpty ? undefined : () => move(withFocus(), withFocus() + 1) },
      { key: 'Ctrl+D', does: say.doubleIt, act: isEmpty ? undefined : () => double(withFocus()) },
      { key: 'Ctrl+Delete', does: say.removeIt, act: isEmpty ? undefined : () => remove(withFocus()) },
    ],
    lines,
  );

  return { move, double, remove };
}

/** Where the focus goes once the lines are drawn: the line, and the field or button in it. */
interface LineFocus {
  readonly position: number;
  readonly field: string | undefined;
}

/** The name that a field or button has within its line. */
function focusedField(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-part]')?.dataset['part'];
}

/** Focuses the same part of another line, or the product search when there is no line left. */
function focusLine(lines: HTMLElement | null, { position, field = 'remove' }: LineFocus): void {
  const line = lines?.children[Math.min(position, lines.children.length - 1)];
  const part = line?.querySelector<HTMLElement>(`[data-part="${field}"]`);
  const target = part?.matches('button') ? part : part?.querySelector<HTMLElement>('input, button');
  (target ?? document.querySelector<HTMLElement>('.product-picker input[type="search"], .quick-next input'))?.focus();
}
