import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** What was typed for the first hit of a search before that hit was here. */
export interface TypedAhead {
  /** Figures for its first field; blank for none. */
  readonly figures: string;
  /** Enter was pressed too. */
  readonly adds: boolean;
}

/** Tells the first hit that it has the focus now. */
export interface Begin {
  /** Goes up each time. */
  readonly times: number;
  /** What was typed for it, once. */
  readonly take: () => TypedAhead | undefined;
}

const nothingYet: TypedAhead = { figures: '', adds: false };
const mostFigures = 12;

interface TypeAheadFacts {
  /** The hits on screen are not those of the text in the search field. */
  readonly isSearching: boolean;
  readonly hasHits: boolean;
  /** What holds the search field and the hits; the hits are marked with `data-hits`. */
  readonly place: RefObject<HTMLElement | null>;
}

/**
 * Takes the keyboard from a search to its first hit. While the hits are on their way, keys wait for them, so that the same keys do the same
 * however fast they come. When nothing is found they are forgotten and the search has the focus again.
 */
export function useTypeAhead({ isSearching, hasHits, place }: TypeAheadFacts) {
  const [ahead, setAhead] = useState<TypedAhead>();
  const [times, setTimes] = useState(0);
  const forFirst = useRef<TypedAhead>(undefined);
  const isWaiting = useRef(false);

  function goToHits(): void {
    if (!isSearching) return beginWith(nothingYet);
    isWaiting.current = true;
    setAhead(nothingYet);
    place.current?.querySelector<HTMLElement>('[data-hits]')?.focus();
  }

  function beginWith(typed: TypedAhead): void {
    isWaiting.current = false;
    setAhead(undefined);
    if (hasHits) {
      forFirst.current = typed;
      setTimes(times + 1);
    } else {
      place.current?.querySelector<HTMLElement>('input[type="search"]')?.focus();
    }
  }

  useEffect(() => {
    if (ahead && !isSearching && isWaiting.current) beginWith(ahead);
    // Only the arrival of the hits begins.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isSearching, ahead]);

  /** For the search field: Enter goes to the first hit, and so does Tab while it is on its way. */
  function onSearchKey(event: KeyboardEvent): void {
    const isTab = event.key === 'Tab' && !event.shiftKey && isSearching;
    if (event.key !== 'Enter' && !isTab) return;
    event.preventDefault();
    goToHits();
  }

  /** For the hits, which have the focus while they are on their way. */
  function onHitsKey(event: KeyboardEvent): void {
    if (!ahead || ahead.adds || event.target !== event.currentTarget) return;
    if (/^[\d.]$/.test(event.key)) setAhead({ ...ahead, figures: `${ahead.figures}${event.key}`.slice(0, mostFigures) });
    if (event.key === 'Backspace') setAhead({ ...ahead, figures: ahead.figures.slice(0, -1) });
    if (event.key === 'Enter') setAhead({ ...ahead, adds: true });
  }

  /** The user has gone elsewhere: what was typed counts for nothing. */
  function onHitsBlur(): void {
    if (ahead) setAhead(undefined);
  }

  function take(): TypedAhead | undefined {
    const typed = forFirst.current;
    forFirst.current = undefined;
    return typed;
  }

  return { begin: { times, take }, onSearchKey, onHitsKey, onHitsBlur };
}
