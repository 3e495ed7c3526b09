/** Light or dark: the system's choice until the user chooses. */
import '@vikray/contract/platform/check.ts';
import { useSyncExternalStore } from 'react';
import * as z from 'zod';
import { useMedia } from './media.ts';
import type { ThemeMode } from './palettes.ts';
import { storedValue } from './stored-value.ts';

const chosen = storedValue('vikray.theme', z.enum(['light', 'dark']));

/** Marks <html> with the chosen theme, now and whenever it changes in any tab. Call once at start. */
export function followChosenTheme(): void {
  const mark = () => {
    const mode = chosen.read();
    if (mode) document.documentElement.dataset['theme'] = mode;
    else delete document.documentElement.dataset['theme'];
  };
  chosen.subscribe(mark);
  mark();
}

/** The current theme. */
export function useThemeMode(): ThemeMode {
  const choice = useSyncExternalStore(chosen.subscribe, chosen.read);
  const system = useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  return choice ?? system;
}

/** Chooses a theme for this browser. */
export function chooseTheme(mode: ThemeMode): void {
  chosen.write(mode);
}
