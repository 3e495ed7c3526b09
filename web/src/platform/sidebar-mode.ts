/** How the sidebar stands: by the width of the window until the user chooses, and then as they chose. */
import '@vikray/contract/platform/check.ts';
import { useSyncExternalStore } from 'react';
import * as z from 'zod';
import { useMedia } from './media.ts';
import { storedValue } from './stored-value.ts';

/** `wide` shows names, `rail` icons alone, `drawer` comes when it is called. */
export type SidebarMode = 'wide' | 'rail' | 'drawer';

const chosen = storedValue('vikray.sidebar', z.enum(['wide', 'rail']));

/** The sidebar of this window: a drawer below 1024 px; above that the user's choice, else a rail below 1280 px. */
export function useSidebarMode(): SidebarMode {
  const choice = useSyncExternalStore(chosen.subscribe, chosen.read);
  const hasRoom = useMedia('(min-width: 1024px)');
  const standard = useMedia('(min-width: 1280px)') ? 'wide' : 'rail';
  return hasRoom ? (choice ?? standard) : 'drawer';
}

/** Chooses how the sidebar stands in this browser, wherever there is room for one. */
export function chooseSidebar(mode: 'wide' | 'rail'): void {
  chosen.write(mode);
}
