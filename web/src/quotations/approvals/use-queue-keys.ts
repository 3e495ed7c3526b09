import { useEffect, useEffectEvent, type RefObject } from 'react';

interface QueueKeys {
  readonly approve: (index: number) => void;
  readonly returnOne: (index: number) => void;
}

/**
 * Keys of the queue: the arrows go from row to row, Enter opens the quotation as any link, Ctrl+Enter approves it after the question, and R
 * returns it. Not while the user types, nor in a dialog.
 */
export function useQueueKeys(frame: RefObject<HTMLElement | null>, keys: QueueKeys): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const links = [...(frame.current?.querySelectorAll<HTMLElement>('a[href*="viewquotation"]') ?? [])];
    const current = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
    if (links.length === 0 || isElsewhere(event.target)) return;
    if (event.key === 'ArrowDown') links[Math.min(current + 1, links.length - 1)]?.focus();
    else if (event.key === 'ArrowUp') links[Math.max(current - 1, 0)]?.focus();
    else if (current >= 0 && event.key === 'Enter' && event.ctrlKey) keys.approve(current);
    else if (current >= 0 && event.key.toLowerCase() === 'r' && !event.ctrlKey && !event.metaKey && !event.altKey) keys.returnOne(current);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, []);
}

function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input:not([type="checkbox"]), textarea, select, [role="dialog"], dialog') !== null
  );
}
