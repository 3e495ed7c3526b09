import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, type RefObject } from 'react';
import * as z from 'zod';
import { tabEntry } from '../platform/tab-entry.ts';

const lastFigure = tabEntry('vikray.report.figure', z.object({ entry: z.string(), figure: z.string() }));

/** Gives the figure that was opened last from this place of the history the focus again, when the user comes back to it. */
export function useReturnToFigure(sheet: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  const entry = router.state.location.state.__TSR_key ?? '';

  useEffect(() => {
    const element = sheet.current;
    const note = ({ target }: Event) => {
      const figure = target instanceof Element ? target.closest<HTMLElement>('[data-figure]')?.dataset['figure'] : undefined;
      if (figure !== undefined) lastFigure.write({ entry, figure });
    };
    element?.addEventListener('click', note);
    return () => element?.removeEventListener('click', note);
  }, [sheet, entry]);

  useLayoutEffect(() => {
    const last = lastFigure.read();
    if (last?.entry !== entry) return;
    lastFigure.forget();
    const figures = [...(sheet.current?.querySelectorAll<HTMLElement>('[data-figure]') ?? [])];
    figures.find(({ dataset }) => dataset['figure'] === last.figure)?.focus({ preventScroll: true });
  }, [sheet, entry]);
}
