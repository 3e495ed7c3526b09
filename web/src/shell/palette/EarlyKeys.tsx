import { useEffectEvent, useLayoutEffect } from 'react';

/** Stands in for the palette while it opens, and passes on what a fast hand types in the meantime. Enter is a line break. */
export function EarlyKeys({ onType }: { readonly onType: (text: string) => void }) {
  const pass = useEffectEvent(onType);

  useLayoutEffect(() => {
    function collect(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || (key.length > 1 && key !== 'Enter')) return;
      event.preventDefault();
      event.stopPropagation();
      pass(key === 'Enter' ? '\n' : key);
    }
    document.addEventListener('keydown', collect, true);
    return () => document.removeEventListener('keydown', collect, true);
  }, []);
  return null;
}
