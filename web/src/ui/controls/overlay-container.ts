import { createContext, use } from 'react';

/** The modal dialog around a control. The browser draws a modal dialog above everything outside it, so lists and calendars open inside it. */
export const OverlayContainer = createContext<HTMLElement | null>(null);

/** Where the list or the calendar of a control opens. */
export function useOverlayContainer(): HTMLElement {
  return use(OverlayContainer) ?? document.body;
}
