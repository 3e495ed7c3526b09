import { fieldMessages } from './messages.ts';
import { dayWords, type DayWord } from './relative-days.ts';

/** The sentences about the filters of lists. */
export const filterMessages = {
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
  firstDay: (label: string) => `${label}: first day`,
  lastDay: (label: string) => `${label}: last day`,
  notOffered: (label: string) => `${label} ${fieldMessages.notOffered}`,
  notAnAmount: (label: string) => `${label} ${fieldMessages.notDecimal}`,
  notADay: (label: string) => `${label} must be a date, such as 2026-11-28, or one of: ${dayWords.join(', ')}.`,
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
};
