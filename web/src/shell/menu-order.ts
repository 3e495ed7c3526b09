import type { MenuEntry } from './menu-tree.ts';

/** The menus in the order of the day: from the enquiry to the goods that leave, then what is sold and bought. */
const dailyWork = [
  'Dashboard',
  'Enquiry',
  'Customer',
  'Quotation',
  'Approval',
  'Follow Ups',
  'Order',
  'Dispatch Desk',
  'Dispatch',
  'Tax Document',
  'Return',
  'Receipt',
  'Outstanding',
  'Credit Note',
  'Stock',
  'Product',
  'Purchase',
  'Sales',
  'Report',
];

/** Reference data and administration, which are rarely opened. */
const officeWork = ['Mail Template', 'Company', 'Tax', 'Terms', 'Download Brochure', 'User', 'API'];

/** With more entries than this, those of the office are folded into one. */
const mostUnfolded = 12;

export interface OrderedMenu {
  readonly daily: readonly MenuEntry[];
  readonly office: readonly MenuEntry[];
  /** Whether the entries of the office are folded into one. */
  readonly isFolded: boolean;
}

/**
 * The entries in the order of the day. One that this build does not know comes after the daily work. `more` links follow those of the
 * office.
 */
export function inDayOrder(entries: readonly MenuEntry[], more: number): OrderedMenu {
  const isOffice = ({ name }: MenuEntry) => officeWork.includes(name);
  const place = ({ name }: MenuEntry) => (dailyWork.includes(name) ? dailyWork.indexOf(name) : dailyWork.length);
  const daily = entries.filter((entry) => !isOffice(entry)).toSorted((one, other) => place(one) - place(other));
  const office = entries.filter(isOffice).toSorted((one, other) => officeWork.indexOf(one.name) - officeWork.indexOf(other.name));
  return { daily, office, isFolded: office.length > 0 && entries.length + more > mostUnfolded };
}
