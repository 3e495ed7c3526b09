import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { comparable } from '@vikray/contract/platform/search-terms.ts';
import { useState } from 'react';
import { useLogin } from '../../platform/login.ts';
import { queryOf } from '../../platform/queries.ts';
import { useVisits } from '../../platform/visits.ts';
import { useAllowed } from '../../ui/page/IfAllowed.tsx';
import { usePageExists } from '../../ui/page/PageLink.tsx';
import { useDebounced } from '../../ui/page/use-debounced.ts';
import { ownPages } from '../own-pages.ts';
import { menuTree } from '../menu-tree.ts';
import { menuQuery, subMenuQuery } from '../shell-queries.ts';
import { beforeTyping, offersFor, pagesOfMenu, whileTyping, type PaletteGroup } from './palette-entries.ts';
import { usePagesBelow } from './pages-below.ts';

/** Between two keys of someone who types; with the server's answer, the first hits come within 150 ms. */
const typingPauseMs = 80;

export interface PaletteResults {
  readonly groups: readonly PaletteGroup[];
  /** The server has not answered the typed text yet. */
  readonly isSearching: boolean;
  readonly isFailed: boolean;
  /** The server has answered, and nothing was found. */
  readonly isNothing: boolean;
  /** Asks at once, because someone waits for the answer. */
  readonly hurry: () => void;
}

/** What the palette shows for a typed text: at once what the browser knows, and then what the server finds. */
export function usePaletteGroups(typed: string): PaletteResults {
  const { userId, loginType } = useLogin();
  const pageExists = usePageExists();
  const visits = useVisits();
  const may = { addCustomer: useAllowed('AddCustomer'), addEnquiry: useAllowed('AddEnquiry') };
  const menus = useQuery(menuQuery(userId)).data ?? [];
  const subMenus = useQuery(subMenuQuery(userId)).data ?? [];
  const ofMenu = pagesOfMenu(menuTree(menus, subMenus, pageExists));
  const pages = [...ofMenu, ...usePagesBelow(ofMenu), ...ownPages(loginType).filter(({ page }) => pageExists(page))];

  const wanted = comparable(typed);
  const paused = useDebounced(wanted, typingPauseMs);
  const [hurried, setHurried] = useState<string>();
  const settled = hurried === wanted ? wanted : paused;
  const { data, isPlaceholderData, isError } = useQuery({
    ...queryOf('FindRecords', { search: settled }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    // Rights may change, and the next search must not show what they no longer allow.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const hurry = () => setHurried(wanted);
  if (wanted === '') return { groups: beforeTyping(visits, pages), isSearching: false, isFailed: false, isNothing: false, hurry };

  const isEarlier = wanted !== settled || isPlaceholderData;
  const isFailed = isError && !isEarlier;
  const isSearching = !isFailed && (isEarlier || data === undefined);
  const groups = whileTyping({ typed, pages, seen: visits.records, found: data, isEarlier });
  const isNothing = !isSearching && !isFailed && groups.length === 0;
  return { groups: isNothing ? offersFor(typed, may) : groups, isSearching, isFailed, isNothing, hurry };
}
