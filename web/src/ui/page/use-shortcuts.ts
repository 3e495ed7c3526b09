import { useEffect, useRef } from 'react';

type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/** Does something when one of these keys, in lower case, is pressed alone. Not while the user types, nor in a dialog. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const shortcut = latest.current[event.key.toLowerCase()];
      if (!shortcut || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      shortcut();
    };
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role="dialog"], dialog') !== null;
}
