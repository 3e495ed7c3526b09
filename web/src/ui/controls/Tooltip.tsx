import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import './tooltip.css';

interface Shown {
  readonly owner: Element;
  readonly text: string;
}

const owners = '[data-tooltip], button[aria-label], a[aria-label], .one-line, .two-lines, input:not([type="checkbox"], [type="radio"])';
/** The button of a row: its tooltip lies over that of the next row, which the mouse must reach. */
const inRow = 'td :is(button, a)';
const hiding = ['pointerdown', 'keydown', 'wheel'] as const;
const [showAfterMs, changeAfterMs] = [500, 100];
/** The least distance from its owner and from the edges of the window, in pixels. */
const distance = 6;

/**
 * The tooltip of whatever the mouse rests on or the keyboard reaches, in one box for all pages. It shows `data-tooltip`, the name of a
 * button that is only an icon, or all of a text that is cut. Fingers see no tooltips.
 */
export function Tooltip() {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let next: Element | undefined;
    const turnTo = (owner: Element | undefined, afterMs: number) => {
      if (owner === next) return;
      next = owner;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const text = owner?.isConnected ? tooltipOf(owner) : '';
        setShown(owner && text !== '' ? { owner, text } : undefined);
      }, afterMs);
    };
    const pointAt = ({ target, pointerType }: PointerEvent) => {
      const isOnBox = target instanceof Node && box.current?.contains(target);
      if (pointerType === 'touch' || isOnBox) return;
      const owner = target instanceof Element ? (target.closest(owners) ?? undefined) : undefined;
      turnTo(owner, owner && !box.current?.textContent ? showAfterMs : changeAfterMs);
    };
    const reach = ({ target }: FocusEvent) => {
      const isReached = target instanceof Element && target.matches(':is(button, a):focus-visible') && target.matches(owners);
      turnTo(isReached ? target : undefined, changeAfterMs);
    };
    const hide = () => turnTo(undefined, 0);
    const hideOnceLeft = ({ relatedTarget }: PointerEvent) => relatedTarget === null && hide();
    document.addEventListener('pointerover', pointAt);
    document.addEventListener('pointerout', hideOnceLeft);
    document.addEventListener('focusin', reach);
    for (const kind of hiding) document.addEventListener(kind, hide, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', pointAt);
      document.removeEventListener('pointerout', hideOnceLeft);
      document.removeEventListener('focusin', reach);
      for (const kind of hiding) document.removeEventListener(kind, hide, true);
    };
  }, []);

  useLayoutEffect(() => {
    const drawn = box.current;
    if (!drawn || !shown) return undefined;
    // What is opened last is drawn above everything else, even above a dialog.
    drawn.showPopover?.();
    const { x, y } = placeOf(drawn, shown.owner);
    drawn.style.left = `${x}px`;
    drawn.style.top = `${y}px`;
    return () => drawn.hidePopover?.();
  }, [shown]);

  return (
    <div
      ref={box}
      className={shown?.owner.matches(inRow) ? 'tooltip tooltip-in-row' : 'tooltip'}
      role="tooltip"
      popover="manual"
      data-react-aria-top-layer
    >
      {shown?.text}
    </div>
  );
}

/** Below its owner, or above where there is no room; beside it within `data-tooltips="beside"`. */
function placeOf({ offsetWidth, offsetHeight }: HTMLElement, owner: Element): { readonly x: number; readonly y: number } {
  const { left, right, top, bottom, width, height } = owner.getBoundingClientRect();
  if (owner.closest('[data-tooltips=beside]')) return { x: right + distance, y: top + (height - offsetHeight) / 2 };
  const [lastX, lastY] = [window.innerWidth - offsetWidth - distance, window.innerHeight - offsetHeight - distance];
  const below = bottom + distance;
  return {
    x: Math.max(distance, Math.min(left + (width - offsetWidth) / 2, lastX)),
    y: below > lastY ? top - distance - offsetHeight : below,
  };
}

function tooltipOf(owner: Element): string {
  const own = owner.getAttribute('data-tooltip');
  if (own !== null) return own;
  const text = owner.textContent.trim();
  if (owner.matches('button, a')) return text === '' ? (owner.getAttribute('aria-label') ?? '') : '';
  if (owner instanceof HTMLInputElement) return owner !== document.activeElement && isCut(owner) ? owner.value : '';
  return isCut(owner) ? text : '';
}

function isCut({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight + 1;
}
