import { createContext, use } from 'react';

/**
 * The element in which dialogs, lists and calendars open; undefined for the page. A drawer is drawn above the page, so its own open inside
 * it.
 */
export const DialogContainer = createContext<(() => HTMLElement) | undefined>(undefined);

/** Where the list or calendar of a field opens, as antd takes it. */
export function usePopupContainer() {
  const container = use(DialogContainer);
  return container && { getPopupContainer: container };
}
