/** Remembers search, page and scroll position of each list in this tab, so that the user returns to the same place. */
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import * as z from 'zod';
import { tabEntry } from '../../platform/tab-entry.ts';
import { useIsHere } from '../page/use-is-here.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the list opens where the user left it. */
    readonly isReturn?: boolean;
  }
}

const listPlace = z.object({ search: z.string(), entry: z.string(), scrollTop: z.number() });

/** The part of the list's address that holds search and page, its entry in the browser's history, and its scroll position. */
type ListPlace = z.output<typeof listPlace>;

function placeAt(path: string) {
  return tabEntry(`vikray.list.${path.toLowerCase()}`, listPlace);
}

function placeOf(path: string): ListPlace | undefined {
  return placeAt(path).read();
}

/** The address of a list as last shown in this tab, with search and page; its first page when it was not shown yet. */
export function listAddress(path: string): string {
  return `${path}${placeOf(path)?.search ?? ''}`;
}

const lastKey = 'vikray.lastlist';

/** Among the lists that lead to one kind of record, the one shown last in this tab; the first when none was shown. */
export function lastList(paths: readonly [string, ...string[]]): string {
  const last = sessionStorage.getItem(lastKey);
  return paths.find((path) => path.toLowerCase() === last) ?? paths[0];
}

/** Returns a function that opens a list where the user left it, unless they have gone to another page themselves. */
export function useReturnToList(): (path: string) => void {
  const navigate = useNavigate();
  const isHere = useIsHere();
  return (path) => {
    if (!isHere()) return;
    const isKnown = placeOf(path) !== undefined;
    void navigate({ href: listAddress(path), state: { isReturn: true }, resetScroll: !isKnown });
  };
}

/** The place of a list in the browser's history. */
export interface ShownAt {
  readonly path: string;
  readonly search: string;
  readonly entry: string;
  readonly isReturn: boolean;
}

/** The place of the list on this page. */
export function useShownAt(): ShownAt {
  const { pathname: path, searchStr: search, state } = useLocation();
  return { path, search, entry: state.__TSR_key ?? '', isReturn: state.isReturn === true };
}

/** How far down the user left the list, in px, if they return to it. */
export function scrollToReturnTo(shownAt: ShownAt): number | undefined {
  const place = placeOf(shownAt.path);
  const isLeftHere = place?.search === shownAt.search && (shownAt.isReturn || place.entry === shownAt.entry);
  return isLeftHere ? place.scrollTop : undefined;
}

/**
 * Remembers the place of a list, and scrolls there when the user returns to it. `isHere` is true once its rows are rendered. A list without
 * an address remembers nothing.
 */
export function useListPlace(sheet: RefObject<HTMLElement | null>, shownAt: ShownAt | undefined, isHere: boolean): void {
  const last = useRef(shownAt);
  const isPlaced = useRef(false);

  useLayoutEffect(() => {
    // When the user goes to another page, the address changes before the list is removed.
    if (shownAt?.path === last.current?.path) last.current = shownAt;
  });

  useLayoutEffect(() => {
    if (!shownAt || !isHere || isPlaced.current) return;
    isPlaced.current = true;
    const scrollTop = scrollToReturnTo(shownAt);
    if (scrollTop !== undefined) scrollerOf(sheet.current).scrollTop = scrollTop;
  });

  useLayoutEffect(() => {
    if (!isHere) return undefined;
    const drawn = sheet.current;
    return () => {
      if (!last.current) return;
      const { path, search, entry } = last.current;
      placeAt(path).write({ search, entry, scrollTop: scrollerOf(drawn).scrollTop });
      sessionStorage.setItem(lastKey, path.toLowerCase());
    };
  }, [sheet, isHere]);
}

/** The element that scrolls a list: its rows, if they have a height of their own; otherwise the page around it. */
function scrollerOf(sheet: HTMLElement | null): Element {
  const inside = [...(sheet?.querySelectorAll('.data-table, .card-grid') ?? [])];
  const around: Element[] = [];
  for (let element: Element | null = sheet; element; element = element.parentElement) around.push(element);
  return [...inside, ...around].find(scrolls) ?? document.scrollingElement ?? document.documentElement;
}

function scrolls(element: Element): boolean {
  return element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);
}
