import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** The keys typed for the first hit of a search before it arrived. */
export interface TypedAhead {
  /** Digits for its first field; blank for none. */
  readonly digits: string;
  /** Whether Enter was pressed too. */
  readonly adds: boolean;
}

/** The first hit of a search, as the search sees it. */
export interface FirstHit {
  /** Puts the focus into its first field, with what was typed for it. */
  readonly takeFocus: (typed: TypedAhead) => void;
}

const noKeys: TypedAhead = { digits: '', adds: false };
const maxDigits = 12;

interface TypeAheadFacts {
  /** The hits on screen do not belong to the text in the search field. */
  readonly isSearching: boolean;
  /** The element that holds the search field and the hits. The hits are marked with `data-hits`. */
  readonly place: RefObject<HTMLElement | null>;
}

/**
 * Moves the keyboard focus from a search to its first hit. Keys pressed while the hits are loading are kept for them, so that fast typing
 * has the same effect. When nothing is found, the keys are dropped and the focus returns to the search.
 */
export function useTypeAhead({ isSearching, place }: TypeAheadFacts) {
  const [ahead, setAhead] = useState<TypedAhead>();
  const firstHit = useRef<FirstHit>(null);
  const isWaiting = useRef(false);

  function goToHits(): void {
    if (!isSearching) return focusFirst(noKeys);
    isWaiting.current = true;
    setAhead(noKeys);
    place.current?.querySelector<HTMLElement>('[data-hits]')?.focus();
  }

  function focusFirst(typed: TypedAhead): void {
    isWaiting.current = false;
    setAhead(undefined);
    if (firstHit.current) firstHit.current.takeFocus(typed);
    else place.current?.querySelector<HTMLElement>('input[type="search"]')?.focus();
  }

  const receiveHits = useEffectEvent(focusFirst);
  useEffect(() => {
    if (ahead && !isSearching && isWaiting.current) receiveHits(ahead);
  }, [isSearching, ahead]);

  /** For the search field: Enter goes to the first hit, and so does Tab while it is loading. */
  function onSearchKey(event: KeyboardEvent): void {
    // Ctrl+Enter is Next.
    if (event.ctrlKey || event.metaKey) return;
    const isTab = event.key === 'Tab' && !event.shiftKey && isSearching;
    if (event.key !== 'Enter' && !isTab) return;
    event.preventDefault();
    goToHits();
  }

  /** For the hits, which have the focus while they are loading. */
  function onHitsKey(event: KeyboardEvent): void {
    if (!ahead || ahead.adds || event.ctrlKey || event.metaKey || event.target !== event.currentTarget) return;
    if (/^[\d.]$/.test(event.key)) setAhead({ ...ahead, digits: `${ahead.digits}${event.key}`.slice(0, maxDigits) });
    if (event.key === 'Backspace') setAhead({ ...ahead, digits: ahead.digits.slice(0, -1) });
    if (event.key === 'Enter') setAhead({ ...ahead, adds: true });
  }

  /** Drops the typed keys when the user moves the focus elsewhere. */
  function onHitsBlur(): void {
    if (ahead) setAhead(undefined);
  }

  return {
    /** For the first hit. */
    firstHit,
    onSearchKey,
    onHitsKey,
    onHitsBlur,
  };
}
