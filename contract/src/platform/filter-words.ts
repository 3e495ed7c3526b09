import type { DayWord } from './relative-days.ts';

/** The words of the filters on a page. Separate, because pages that only name a filtered operation do not need them. */
export const filterWords = {
  filters: 'Filters',
  filtersOf: (count: number) => `Filters (${count})`,
  apply: 'Show',
  clearAll: 'Clear All',
  remove: (tag: string) => `Remove ${tag}`,
  anyTime: 'Any time',
  between: 'Between two dates',
  until: (day: string) => `until ${day}`,
  since: (day: string) => `from ${day}`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
} as const;

/** The relative words as a select and a tag show them. */
export const dayWordLabels: { readonly [W in DayWord]: string } = {
  today: 'Today',
  'this week': 'This Week',
  'last week': 'Last Week',
  'this month': 'This Month',
  'last month': 'Last Month',
  'this quarter': 'This Quarter',
  'last quarter': 'Last Quarter',
  'this year': 'This Financial Year',
  'last year': 'Last Financial Year',
  'this calendar year': 'This Calendar Year',
  'last calendar year': 'Last Calendar Year',
};
