import { useEffectEvent, useLayoutEffect } from 'react';

type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/** Calls the function of a key, in lower case, when it is pressed alone. Ignores keys while the user types or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcuts[event.key.toLowerCase()];
    if (!shortcut || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    shortcut();
  });
  // Before the page is painted, because a user who sees it may press a key at once.
  useLayoutEffect(() => {
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role="dialog"], dialog') !== null;
}
