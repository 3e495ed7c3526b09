import { approval } from './chapters/approval.ts';
import { customers } from './chapters/customers.ts';
import { dispatch } from './chapters/dispatch.ts';
import { firstSteps } from './chapters/first-steps.ts';
import { followUps } from './chapters/follow-ups.ts';
import { money } from './chapters/money.ts';
import { office } from './chapters/office.ts';
import { orders } from './chapters/orders.ts';
import { products } from './chapters/products.ts';
import { quotations } from './chapters/quotations.ts';
import type { HelpChapter } from './help-chapter.ts';

/** The ten chapters, in the order of a sale. */
export const helpChapters: readonly HelpChapter[] = [
  firstSteps,
  customers,
  products,
  quotations,
  approval,
  followUps,
  orders,
  dispatch,
  money,
  office,
];

/** The name of a section in the address: `#add-customer`. */
export function sectionId(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

/** The section that explains a page, by its path without the slash; undefined for a page that none explains. */
export function sectionOfPage(page: string): string | undefined {
  const [path] = page.toLowerCase().split('/');
  const section = helpChapters.flatMap(({ sections }) => sections).find(({ pages }) => pages.includes(path ?? ''));
  return section && sectionId(section.title);
}
