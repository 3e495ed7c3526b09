/** The keys that act on a page, declared by the parts that act. The list of keys reads the same declarations. */
import { use, useId, useLayoutEffect, type RefObject } from 'react';
import { OverlayContainer } from '../controls/overlay-container.ts';
import { areSingleKeysOn } from './single-keys.ts';

export interface PageKey {
  /** As `KeyboardEvent.key` names it, letters in upper case, with Ctrl, Alt or Shift before it: `N`, `/`, `Ctrl+Enter`, `Alt+ArrowUp`. */
  readonly key: string;
  /** What it does, in the words of its button. */
  readonly does: string;
  /** Undefined while there is nothing to do: the browser then gets the key, and the list leaves it out. */
  readonly act: (() => void) | undefined;
  /** Whether every page has it. */
  readonly isEverywhere?: boolean;
}

interface Declared {
  readonly keys: readonly PageKey[];
  /** The keys act only while this element has the focus inside it. */
  readonly within: RefObject<HTMLElement | null> | undefined;
  /** The modal dialog around the part; null on the page. */
  readonly layer: HTMLElement | null;
}

const declared = new Map<string, Declared>();

/**
 * Declares keys for as long as the part is shown. They rest while a dialog over the part is open. Letters, digits and signs also rest while
 * a field or any dialog has the focus, and when the user has switched them off; arrows and the like while a field has it. With `within`,
 * they act only while that element has the focus inside it, and before the same keys of the rest of the page.
 */
export function useKeys(keys: readonly PageKey[], within?: RefObject<HTMLElement | null>): void {
  const id = useId();
  const layer = use(OverlayContainer);
  // Before the page is painted, because a user who sees it may press a key at once.
  useLayoutEffect(() => {
    declared.set(id, { keys, within, layer });
  });
  useLayoutEffect(() => () => void declared.delete(id), [id]);
}

/** Does what a key does on the page as it is, also from a field. Returns whether there was something to do. */
export function actOn(name: string, target: EventTarget | null = document.activeElement): boolean {
  const top = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? null;
  const candidates = [...declared.values()]
    .filter(({ layer, within }) => layer === top && (!within || (target instanceof Node && within.current?.contains(target))))
    .flatMap(({ keys, within }) =>
      keys.filter(({ key, act }) => key === name && act).map((found) => ({ ...found, isNear: Boolean(within) })),
    );
  const found = candidates.findLast(({ isNear }) => isNear) ?? candidates.at(-1);
  found?.act?.();
  return found !== undefined;
}

/** The keys of the page below any dialog, each once, in the order of its parts. Without the single ones if they are switched off. */
export function keysOfPage(): readonly PageKey[] {
  const acting = [...declared.values()].flatMap(({ keys, layer }) => (layer === null ? keys.filter(({ act }) => act) : []));
  const once = new Map(acting.map((each) => [`${each.key} ${each.does}`, each]));
  return [...once.values()].filter(({ key }) => areSingleKeysOn() || !isSingle(key));
}

const isSingle = (name: string) => name.length === 1;

document.addEventListener('keydown', (event) => {
  const name = nameOf(event);
  if (event.defaultPrevented || event.isComposing || !mayAct(name, event.target)) return;
  if (actOn(name, event.target)) event.preventDefault();
});

/** Shift is part of the name only where it does not choose another sign: `?` needs it on most keyboards. */
function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const isSign = key.length === 1 && key !== ' ';
  const cap = key === ' ' ? 'Space' : isSign ? key.toUpperCase() : key;
  return [(ctrlKey || metaKey) && 'Ctrl', altKey && 'Alt', shiftKey && !isSign && 'Shift', cap].filter(Boolean).join('+');
}

function mayAct(name: string, target: EventTarget | null): boolean {
  if (/^(?:Ctrl|Alt)\+/u.test(name)) return true;
  const around = (what: string) => target instanceof Element && target.closest(what) !== null;
  if (name === 'Enter' && around('a[href], button, summary')) return false;
  if (around('input:not([type="checkbox"]), textarea, select, [contenteditable]')) return false;
  return !isSingle(name) || (areSingleKeysOn() && !around('dialog, [role="dialog"], [role="listbox"]'));
}
