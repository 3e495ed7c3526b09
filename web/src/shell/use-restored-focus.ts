import { useEffect, type RefObject } from 'react';

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/** Buttons that remove something. */
const danger = '.button-danger';

/** Where the focus was: the elements around it, innermost first, and how many focusable elements came before it in each. */
type Place = readonly { readonly around: Element; readonly before: number }[];

/**
 * Keeps the focus when the focused element disappears, such as a removed row or a button that vanishes when pressed. The element that takes
 * its place gets the focus, or else the page as a whole. Otherwise the next Tab would start at the top. An element that is only disabled
 * for a while gets the focus back, unless the user has gone on.
 */
export function useRestoredFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = page.current;
    if (!root) return undefined;
    let last: Element | undefined;
    let place: Place = [];
    let isDanger = false;
    let frame = 0;
    /** An element that was disabled while it had the focus, and the one that has the focus in its place. */
    let lent: { readonly owner: HTMLElement; readonly to: HTMLElement } | undefined;

    function note({ target }: FocusEvent): void {
      if (!(target instanceof Element)) return;
      last = target;
      if (!root?.contains(target)) return;
      place = placeOf(target, root);
      isDanger = target.matches(danger);
    }

    function restore(): void {
      frame = 0;
      const focused = document.activeElement;
      if (lent && focused === lent.to && isUsable(lent.owner)) return giveBack(lent.owner);
      const owner = last;
      const isNowhere = focused === document.body || focused === null || focused === owner;
      if (!isNowhere || !(owner instanceof HTMLElement) || isUsable(owner)) return;
      // Dialogs and the bell are outside the page, and keep the focus themselves.
      if (isDisabled(owner) && !root?.contains(owner)) return;
      const to = inPlace(place, !isDanger) ?? root;
      to?.focus({ preventScroll: true });
      lent = to && isDisabled(owner) ? { owner, to } : undefined;
    }

    function giveBack(owner: HTMLElement): void {
      lent = undefined;
      owner.focus({ preventScroll: true });
    }

    function goOn(): void {
      lent = undefined;
    }

    const observer = new MutationObserver(() => {
      // The browser removes the focus from a removed or disabled element only at the next frame.
      if (frame === 0) frame = requestAnimationFrame(restore);
    });
    document.addEventListener('focusin', note);
    document.addEventListener('keydown', goOn, true);
    document.addEventListener('pointerdown', goOn, true);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled', 'style', 'class'] });
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('keydown', goOn, true);
      document.removeEventListener('pointerdown', goOn, true);
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

function isDisabled(element: Element): boolean {
  return element.isConnected && element.hasAttribute('disabled');
}

function isUsable(element: Element): boolean {
  return element.isConnected && !isDisabled(element) && element.closest('[style*="display: none"]') === null;
}
