import { useEffect } from 'react';

const bareIcon = 'button[aria-label], a[aria-label]';

/** Shows the name of every icon button without text as a tooltip under the pointer. */
export function useIconTitles(): void {
  useEffect(() => {
    const ours = new WeakSet<Element>();

    function name({ target }: PointerEvent): void {
      const icon = target instanceof Element ? target.closest<HTMLElement>(bareIcon) : null;
      if (!icon || icon.textContent.trim() !== '' || (icon.title !== '' && !ours.has(icon))) return;
      ours.add(icon);
      icon.title = icon.getAttribute('aria-label') ?? '';
    }

    document.addEventListener('pointerover', name);
    return () => document.removeEventListener('pointerover', name);
  }, []);
}
