/** The form of the sidebar: it depends on the width of the window until the user chooses one. */
import '@vikray/contract/platform/check.ts';
import { useSyncExternalStore } from 'react';
import * as z from 'zod';
import { useHasRoomBeside, useMedia } from './media.ts';
import { storedValue } from './stored-value.ts';

/** `wide` shows names, `rail` icons alone, `drawer` opens on demand. */
export type SidebarMode = 'wide' | 'rail' | 'drawer';

const chosen = storedValue('vikray.sidebar', z.enum(['wide', 'rail']));

/** The sidebar of this window: a drawer below 1024 px; above that the user's choice, else a rail below 1280 px. */
export function useSidebarMode(): SidebarMode {
  const choice = useSyncExternalStore(chosen.subscribe, chosen.read);
  const hasRoom = useHasRoomBeside();
  const standard = useMedia('(min-width: 1280px)') ? 'wide' : 'rail';
  return hasRoom ? (choice ?? standard) : 'drawer';
}

/** Sets the form of the sidebar for this browser, for windows with room for it. */
export function chooseSidebar(mode: 'wide' | 'rail'): void {
  chosen.write(mode);
}
