import { useEffect, type RefObject } from 'react';

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/** Buttons that remove something. */
const danger = '.ant-btn-dangerous';

/** Where the focus was: the elements around it, innermost first, and how many focusable elements came before it in each. */
type Place = readonly { readonly around: Element; readonly before: number }[];

/**
 * Keeps the focus when the focused element disappears, such as a removed row or a button that vanishes when pressed. The element that takes
 * its place gets the focus, or else the page as a whole. Otherwise the next Tab would start at the top.
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = page.current;
    if (!root) return undefined;
    let last: Element | undefined;
    let place: Place = [];
    let isDanger = false;
    let frame = 0;

    function note({ target }: FocusEvent): void {
      if (!(target instanceof Element)) return;
      last = target;
      if (!root?.contains(target)) return;
      place = placeOf(target, root);
      isDanger = target.matches(danger);
    }

    function restore(): void {
      frame = 0;
      const isLost = (document.activeElement === document.body || document.activeElement === null) && last !== undefined && !isUsable(last);
      if (isLost) (inPlace(place, !isDanger) ?? root)?.focus({ preventScroll: true });
    }

    const observer = new MutationObserver(() => {
      // The browser removes the focus from a removed or disabled element only at the next frame.
      if (frame === 0) frame = requestAnimationFrame(restore);
    });
    document.addEventListener('focusin', note);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled', 'style', 'class'] });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [page]);
}

function placeOf(target: Element, root: Element): Place {
  const place = [];
  for (let around = target.parentElement; around && around !== root; around = around.parentElement) {
    place.push({ around, before: [...around.querySelectorAll(focusable)].indexOf(target) });
  }
  return place;
}

/**
 * The element in that place now: the one that has moved up, or else the last one before it. With `safeOnly`, buttons that remove something
 * are skipped.
 */
function inPlace(place: Place, safeOnly: boolean): HTMLElement | undefined {
  for (const { around, before } of place) {
    const candidates = around.isConnected ? [...around.querySelectorAll<HTMLElement>(focusable)] : [];
    const left = candidates.filter((each) => isUsable(each) && !(safeOnly && each.matches(danger)));
    const next = left[Math.max(before, 0)] ?? left.at(-1);
    if (next) return next;
  }
  return undefined;
}

function isUsable(element: Element): boolean {
  return element.isConnected && !element.hasAttribute('disabled') && element.closest('[style*="display: none"]') === null;
}
