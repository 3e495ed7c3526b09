/** Texts, dates and amounts in the form that the portals accept. */
import { visible } from '../printing/visible-text.ts';

/**
 * A text on one line, without control characters, quotation marks and backslashes, which the portals refuse, and with at most `most`
 * characters.
 */
export function fileText(text: string, most: number): string {
  const plain = visible(text).replaceAll(/\s+/gu, ' ').replaceAll('"', "'").replaceAll('\\', '/').trim();
  return [...plain].slice(0, most).join('').trim();
}

/** An address in two parts of one line each. The second is blank if the first holds everything. */
export function addressParts(address: string, most: number): [first: string, second: string] {
  const whole = fileText(address.replaceAll('\n', ', '), most * 2);
  if ([...whole].length <= most) return [whole, ''];
  const cut = whole.lastIndexOf(' ', most);
  const end = cut > 0 ? cut : most;
  return [whole.slice(0, end).trim(), fileText(whole.slice(end), most)];
}

/** A date as `22/11/2026`; blank for none. */
export function portalDate(day: string): string {
  return day === '' ? '' : day.split('-').toReversed().join('/');
}

/** Paise as a number of rupees. Exact to two decimals as text. */
export function rupees(paise: number): number {
  return paise / 100;
}

/** A file name of plain characters. */
export function plainFileName(parts: readonly string[], extension: string): string {
  return `${parts.map((part) => part.replaceAll(/[^A-Za-z0-9.]+/g, '-').replaceAll(/^-+|-+$/g, '')).join('-')}.${extension}`;
}
