/**
 * The faults in the page's layout at the width of the window, one sentence each. Runs in the page, so it can use nothing outside this
 * function. Content that can be scrolled to, or that is below an open dialog, is not a fault.
 */
export function checkLayout(): string[] {
  const findings = new Set<string>();
  const width = window.innerWidth;
  const height = window.innerHeight;
  /** Half pixels may be rounded, so this much is not a fault. */
  const slack = 1.5;

  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }

  const styles = new Map<Element, CSSStyleDeclaration>();
  function styleOf(element: Element): CSSStyleDeclaration {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  }

  function nameOf(element: Element): string {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    const classes = (element.getAttribute('class') ?? '').trim().split(/\s+/).slice(0, 2).join('.');
    return `${element.tagName.toLowerCase()}${classes && `.${classes}`} '${words}'`;
  }

  function lineage(element: Element): Element[] {
    const found: Element[] = [];
    for (let each = element.parentElement; each; each = each.parentElement) found.push(each);
    return found;
  }

  const clips = (style: CSSStyleDeclaration, axis: 'overflowX' | 'overflowY') => style[axis] !== 'visible';
  const scrolls = (style: CSSStyleDeclaration, axis: 'overflowX' | 'overflowY') => style[axis] === 'auto' || style[axis] === 'scroll';
  const isSticky = (element: Element) =>
    [element, ...lineage(element)].some((each) => ['sticky', 'fixed'].includes(styleOf(each).position));
  const isForReaders = (element: Element) =>
    [element, ...lineage(element)].some(
      (each) => styleOf(each).clipPath === 'inset(50%)' || (styleOf(each).opacity === '0' && each.tagName !== 'INPUT'),
    );

  /** The part of a box that the ancestors of its element leave visible. */
  function inSight(element: Element, box: Box): Box {
    let { left, top, right, bottom } = box;
    for (const each of lineage(element)) {
      const style = styleOf(each);
      const frame = each.getBoundingClientRect();
      if (clips(style, 'overflowX')) [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      if (clips(style, 'overflowY')) [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return { left: Math.max(left, 0), top: Math.max(top, 0), right: Math.min(right, width), bottom: Math.min(bottom, height) };
  }
  const isEmpty = (box: Box) => box.right - box.left < 2 || box.bottom - box.top < 2;

  // An open dialog is checked alone, because it covers the page on purpose.
  const dialogs = [...document.querySelectorAll('dialog[open], [role=dialog]')].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  const root = dialogs.at(-1) ?? document.body;

  // 1. Nothing extends beyond the window.
  const tooWide = document.documentElement.scrollWidth - width;
  if (tooWide > 0) findings.add(`the page is ${tooWide} px wider than the window`);
  const all = [...root.querySelectorAll('*')].filter((each) => each.checkVisibility({ visibilityProperty: true }));
  for (const each of all) {
    const box = each.getBoundingClientRect();
    if (box.right <= width + slack || box.width < 2 || isForReaders(each)) continue;
    if (lineage(each).some((outer) => clips(styleOf(outer), 'overflowX') && outer !== document.documentElement && outer !== document.body))
      continue;
    if (styleOf(each).position === 'fixed' || lineage(each).some((outer) => outer.getBoundingClientRect().right > width + slack)) continue;
    findings.add(`${nameOf(each)} sticks out of the window by ${Math.round(box.right - width)} px`);
  }

  // 2. No text is cut without an ellipsis, no word is broken letter by letter, and no number is broken.
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '' || !element.checkVisibility({ visibilityProperty: true }) || isForReaders(element)) continue;
    if (element.closest('svg, style, script, option, [aria-hidden=true], .combo-box-popover')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((line) => line.width > 0);
    if (lines.length === 0) continue;
    checkCut(element, text, lines);
    checkHyphens(text, element);
    if (lines.length > 1) checkBreaks(node, element);
  }

  function checkCut(element: Element, text: string, lines: readonly DOMRect[]): void {
    // A number with an ellipsis may be read as another number: amounts and dates, and the number of a document with its financial year.
    // Of a name, a search underlines what was typed: three digits of a name are no number.
    const named = element.closest('u')?.parentElement ?? element;
    const whole = named.querySelector('u') ? named.textContent : text;
    const isNumber = /^[₹\d.,\s-]*\d[\d.,\s-]*$|^\S+\/\d{4}-\d{4}\/\d{4,}(-R\d+)?$/.test(whole);
    let isShortened = false;
    for (const each of [element, ...lineage(element)]) {
      const style = styleOf(each);
      isShortened ||= style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (scrolls(style, 'overflowX')) break;
      if (!clips(style, 'overflowX')) continue;
      const frame = each.getBoundingClientRect();
      const over = Math.max(...lines.map((line) => Math.max(line.right - frame.right, frame.left - line.left)));
      if (over > slack && (isNumber || !isShortened))
        findings.add(`'${text.slice(0, 40)}' is cut by ${Math.round(over)} px in ${nameOf(each)}`);
      if (over > slack) return;
    }
    checkFixedEdge(element, text, lines);
  }

  /** In an unscrolled table, no text disappears in mid-word below the fixed columns. */
  function checkFixedEdge(element: Element, text: string, lines: readonly DOMRect[]): void {
    const cell = element.closest('td, th');
    const edge = cell?.parentElement?.querySelector('.cell-fixed-end')?.getBoundingClientRect().left;
    if (!cell || edge === undefined || cell.matches('.cell-fixed-end, .cell-fixed-start')) return;
    if ((cell.closest('.data-table')?.scrollLeft ?? 0) > 0) return;
    const over = Math.max(...lines.map((line) => Math.min(line.right, cell.getBoundingClientRect().right) - edge));
    if (over > slack && lines.some((line) => line.left < edge - slack))
      findings.add(`'${text.slice(0, 40)}' is cut at the fixed columns by ${Math.round(over)} px`);
  }

  /**
   * A browser breaks a line at the hyphen of a date or of a document's number, wherever one happens to end. So none of them may wrap. Nor
   * may they have tabular figures, which stretch their hyphens.
   */
  function checkHyphens(text: string, element: Element): void {
    const { whiteSpace, fontVariantNumeric } = styleOf(element);
    for (const [number] of text.matchAll(/(?<![\w/-])(?:\d{2}-\d{2}-\d{4}|[A-Z][\w/]*\/\d{4}-\d{4}\/\d+(?:-R\d+)?)(?![\w/-])/g)) {
      if (!['nowrap', 'pre'].includes(whiteSpace)) findings.add(`'${number}' can break at its hyphen in ${nameOf(element)}`);
      if (fontVariantNumeric.includes('tabular-nums')) findings.add(`the hyphens of '${number}' are stretched in ${nameOf(element)}`);
    }
  }

  function checkBreaks(node: Node, element: Element): void {
    // Words, and numbers of every kind: dates, amounts, a GSTIN, a document's number.
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/(?<!\S)[₹\w/.,-]*\d[\w/.,-]*(?!\S)|\p{L}{4,14}/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const rows = new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size;
      // A long e-mail address must break somewhere, but not when there is room for it.
      if (rows > 1 && rows < 4 && isTooLong(node, index, element)) continue;
      if (rows > 1) findings.add(`'${word}' is broken over ${rows} lines in ${nameOf(element)}`);
    }
  }

  /** Whether a word is wider than its block. */
  function isTooLong(node: Node, index: number, element: Element): boolean {
    const text = node.textContent ?? '';
    const range = document.createRange();
    range.setStart(node, text.slice(0, index).search(/\S+$/) === -1 ? index : text.slice(0, index).search(/\S+$/));
    const end = text.slice(index).search(/\s/);
    range.setEnd(node, end === -1 ? text.length : index + end);
    const block = [element, ...lineage(element)].find((each) => !styleOf(each).display.startsWith('inline'));
    const whole = [...range.getClientRects()].reduce((sum, line) => sum + line.width, 0);
    return block !== undefined && whole > block.clientWidth;
  }

  // 3. A record's name takes at most two lines if its actions could go below it.
  const heading = document.querySelector('.page-heading h1');
  if (heading && width >= 1024) {
    const lines = Math.round(heading.getBoundingClientRect().height / Number.parseFloat(styleOf(heading).lineHeight));
    if (lines > 2) findings.add(`the heading takes ${lines} lines`);
  }

  // 4. Every control is inside the window and is neither covered nor overlapped.
  const pressable =
    'a[href], button, input:not([type=hidden]):not([type=file]), textarea, select, .combo-box-frame, [role=tab], [role=switch]';
  const isOver = (outer: Element, inner: Element) => outer.contains(inner) || inner.contains(outer);
  const controls = all
    .filter((each) => each.matches(pressable) && !isForReaders(each))
    .map((each) => ({
      each,
      whole: each.getBoundingClientRect(),
      box: inSight(each, each.getBoundingClientRect()),
      sticky: isSticky(each),
    }))
    .filter(({ box }) => !isEmpty(box));
  for (const { each, whole, box, sticky } of controls) {
    // Half of the control is scrolled out of sight.
    if (whole.right - whole.left > 1.5 * (box.right - box.left) || whole.bottom - whole.top > 1.5 * (box.bottom - box.top)) continue;
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (
      !top ||
      isOver(top, each) ||
      top.closest('label')?.contains(each) ||
      each.closest('.combo-box-frame, .select, .text-field-frame')?.contains(top)
    )
      continue;
    // A fixed element may cover controls that can be scrolled out from under it; a notice may not.
    const isNotice = top.closest('.notices') !== null;
    if (isSticky(top) && !sticky && !isNotice) continue;
    // A table's fixed columns lie above the heads that scroll.
    if (each.closest('th') && top.closest('.cell-fixed-start, .cell-fixed-end')) continue;
    findings.add(`${nameOf(each)} is covered by ${nameOf(top)}`);
  }
  const fields = controls.filter(({ each }) => !each.parentElement?.closest('.combo-box-frame, .select, .text-field-frame'));
  for (const [index, one] of fields.entries()) {
    for (const other of fields.slice(index + 1)) {
      if (one.sticky !== other.sticky || isOver(one.each, other.each)) continue;
      // The background of a row, which contains other controls.
      if (one.each.matches('[data-ground]') || other.each.matches('[data-ground]')) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // A table's fixed columns lie above those that scroll.
      if (across > 2 && down > 2 && !one.each.closest('td, th')) findings.add(`${nameOf(one.each)} overlaps ${nameOf(other.each)}`);
    }
  }

  // 5. On a phone, a finger of 40 px presses the button or switch whose middle it touches.
  for (const { each, whole, box } of width < 768 ? controls : []) {
    if (!each.matches('button, [role=switch]') || each.closest('.calendar-popover, .combo-box-popover')) continue;
    if (whole.bottom - whole.top >= 40 || whole.bottom - box.bottom > slack || box.top - whole.top > slack) continue;
    const [across, down] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const takes = (y: number) => y < 0 || y >= height || each.contains(document.elementFromPoint(across, y));
    if (!takes(down - 19) || !takes(down + 19))
      findings.add(`${nameOf(each)} is too low for a finger: ${Math.round(whole.bottom - whole.top)} px`);
  }
  return [...findings].slice(0, 12);
}
