/** Goes through a page by keyboard alone, and says what a user without a mouse cannot reach, see or leave. */
import type { Page } from '@playwright/test';
import { settled } from '../e2e/walk/walked-pages.ts';

/** A walk that ends nowhere must end. */
const mostStops = 1000;

/** Returns what is wrong on a page or a state of it, one sentence each. */
export async function walkByKeyboard(page: Page, name: string): Promise<string[]> {
  const isDialog = await page.evaluate(() => document.querySelector('dialog[open]') !== null);
  const findings = await tabThrough(page);
  // Going on is the last, because it leaves the step.
  for (const each of isDialog ? [closeByEscape] : [askForKeys, goThroughRows, goOn]) findings.push(...(await each(page)));
  return findings.map((finding) => `${name}: ${finding}`);
}

/** What the page can be asked while the keys are pressed. */
interface Watch {
  /** What the element with the focus lacks. Undefined once Tab has come back to where it began, or has left the page. */
  readonly stop: () => string[] | undefined;
  /** What can be clicked, and had no stop. */
  readonly missed: () => string[];
}

async function tabThrough(page: Page): Promise<string[]> {
  const watch = await page.evaluateHandle(watchFocus);
  const findings = new Set<string>();
  for (let stops = 0; ; stops++) {
    await page.keyboard.press('Tab');
    const found = await watch.evaluate(({ stop }) => stop());
    if (!found) break;
    for (const each of found) findings.add(each);
    if (stops === mostStops) findings.add(`Tab does not come to an end after ${mostStops} stops`);
    if (stops === mostStops) break;
  }
  for (const each of await watch.evaluate(({ missed }) => missed())) findings.add(each);
  await watch.dispose();
  return [...findings];
}

/** Runs in the page, so it can use nothing outside this function. */
function watchFocus(): Watch {
  const control =
    'a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=tab], [role=switch], [role=option], [role=combobox], [tabindex]';
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const isDialog = dialog !== undefined;
  const root = dialog ?? document.body;
  if (!isDialog) {
    // Tab begins with the first control, not after the one that had the focus.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  }

  const nameOf = (element: Element) => {
    const words =
      element.getAttribute('aria-label') ??
      (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined) ??
      element.textContent ??
      '';
    return `${element.tagName.toLowerCase()}.${element.className} '${words.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}'`;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && !element.closest('[inert], [aria-hidden=true]');
  const isEnabled = (element: Element) => !element.matches(':disabled, [aria-disabled=true]');
  const points = (element: Element | null) => element !== null && getComputedStyle(element).cursor === 'pointer';
  /** A part of a page that acts on a press, though it is no control. */
  const isPressed = (element: Element) =>
    points(element) && !points(element.parentElement) && !element.closest(`${control}, label`) && !element.querySelector(control);
  /** The arrow keys go through these from the one that Tab comes to. */
  const isOneOfSeveral = (element: Element) =>
    element.matches('[type=radio], [role=radio], [role=tab], [role=option], [role=menuitem], [role=gridcell] *');

  /** What acts on a key from another stop, such as the cross of a field, which can also be emptied. */
  const hasOwnKey = (element: Element) =>
    element.matches('[tabindex="-1"]') &&
    (!element.matches('a, button, input, select, textarea') || element.matches('[aria-keyshortcuts], .clear-button'));

  const look = (element: Element) =>
    ['', '::before', '::after'].map((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part);
      return `${outlineStyle === 'none' ? '' : outlineWidth} ${boxShadow === 'none' ? '' : boxShadow}`;
    });
  const around = (element: Element) => {
    const found: Element[] = element.nextElementSibling ? [element.nextElementSibling] : [];
    for (let each: Element | null = element; each && found.length < 5; each = each.parentElement) found.push(each);
    return found;
  };
  // A dialog opens with the focus in it.
  const focusedBefore = document.activeElement;
  if (isDialog && focusedBefore instanceof HTMLElement) focusedBefore.blur();
  const looks = new Map([...document.querySelectorAll('body, body *')].map((each) => [each, look(each).join()]));
  if (isDialog && focusedBefore instanceof HTMLElement) focusedBefore.focus();
  /** An outline or a halo that is there only with the focus. */
  const isSeen = (element: Element) =>
    around(element).some((each) => look(each).join() !== looks.get(each) && look(each).some((part) => part.trim() !== ''));

  const isUncovered = (element: Element) => {
    // Of a name on several lines, the first one: the last may be cut.
    const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    if (right - left < 3 || getComputedStyle(element).opacity === '0') return true;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const on = document.elementFromPoint(x, y);
    return on !== null && (element.contains(on) || on.contains(element) || element.parentElement?.contains(on) === true);
  };

  const wanted = [...root.querySelectorAll('*')].filter(
    (each) => (each.matches(control) || isPressed(each)) && isShown(each) && isEnabled(each),
  );
  const reached = new Set<Element>();
  let first: Element | undefined;
  return {
    stop() {
      const { activeElement: at } = document;
      // Around the last control of a dialog, the focus is on the window for a stop.
      if (!at || at === document.body) return first === undefined || isDialog ? [] : undefined;
      if (at === first) return undefined;
      first ??= at;
      const faults = [];
      if (reached.has(at)) faults.push(`Tab comes back to ${nameOf(at)} before the end`);
      reached.add(at);
      if (at !== dialog && !isSeen(at)) faults.push(`the focus is not seen on ${nameOf(at)}`);
      if (!isUncovered(at)) faults.push(`something covers ${nameOf(at)} with the focus`);
      return faults;
    },
    missed() {
      return wanted
        .filter((each) => each.isConnected && isShown(each) && isEnabled(each) && !reached.has(each))
        .filter((each) => !hasOwnKey(each) && !isOneOfSeveral(each))
        .map((each) => `Tab does not reach ${nameOf(each)}`);
    },
  };
}

const focused = (page: Page) => page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);

const countDialogs = (page: Page) => page.locator('dialog[open]').count();

async function closeByEscape(page: Page): Promise<string[]> {
  const before = await countDialogs(page);
  for (let presses = 0; presses < 3 && (await countDialogs(page)) === before; presses++) {
    await page.keyboard.press('Escape');
    await settled(page);
  }
  if ((await countDialogs(page)) === before) return ['Escape does not close it'];
  return (await focused(page)) ? [] : ['Escape gives the focus to nothing'];
}

/** `?` lists the keys, and Escape goes back. */
async function askForKeys(page: Page): Promise<string[]> {
  await blur(page);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard' });
  const isThere = await keys.waitFor({ timeout: 5000 }).then(
    () => true,
    () => false,
  );
  if (!isThere) return ['? does not list the keys'];
  await page.keyboard.press('Escape');
  await settled(page);
  return (await keys.isVisible()) ? ['Escape does not close the list of keys'] : [];
}

const blur = (page: Page) => page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());

/** The arrow keys go from row to row, or choose one after the other. */
async function goThroughRows(page: Page): Promise<string[]> {
  const rows = await page.locator('.data-table tbody tr').count();
  if (rows < 2) return [];
  // In a list that is a part of its page, they do once the focus is in it.
  await page.locator('.data-table').first().focus();
  const went: number[] = [];
  for (let presses = 0; presses < 2; presses++) {
    await page.keyboard.press('ArrowDown');
    await settled(page);
    went.push(await page.evaluate(rowAt));
  }
  const [first = -1, second] = went;
  return first >= 0 && second === first + 1 ? [] : [`the down arrow goes to the rows ${went.join()}`];
}

/** Runs in the page: the place of the row that is chosen or has the focus. */
function rowAt(): number {
  const rows = [...document.querySelectorAll('.data-table tbody tr')];
  return rows.findIndex((row) => row.matches('[aria-current]') || row.contains(document.activeElement));
}

/** Ctrl+Enter goes to the next step, or says what is missing. */
async function goOn(page: Page): Promise<string[]> {
  const next = page.locator('.wizard-buttons').getByRole('button', { name: 'Next', exact: true });
  if ((await next.count()) === 0 || (await next.isDisabled())) return [];
  const state = () =>
    page.evaluate(
      () =>
        `${document.querySelector('[aria-current=step]')?.textContent} ${document.querySelectorAll('[aria-invalid=true], .field-message').length}`,
    );
  const before = await state();
  await page.keyboard.press('Control+Enter');
  await settled(page);
  return (await state()) === before ? ['Ctrl+Enter does not go on'] : [];
}
