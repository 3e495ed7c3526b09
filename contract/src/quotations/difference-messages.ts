import type { DifferencePart } from './quotation-difference.ts';

/** Every sentence about the revisions of a quotation and their differences. */
export const differenceMessages = {
  notTogether: 'These quotations do not belong together.',
  revisions: 'Revisions',
  count: (revisions: number) => ` (${revisions})`,
  revisionsOf: 'Revisions of',
  compare: (number: string) => `Compare ${number}`,
  changedBy: (name: string, moment: string) => `${name}, ${moment}`,
  handedOver: (date: string) => `Handed over ${date}`,
  notHandedOver: 'Not handed over',
  tickTwo: 'Tick two revisions to see what changed.',
  difference: 'What changed',
  showUnchanged: 'Show unchanged',
  nothingChanged: 'Nothing changed between these two revisions.',
  before: 'Before',
  after: 'After',
  change: 'Change',
  unchanged: 'Unchanged',
  total: 'Total',
  totalChange: 'Change of the total',
  parts: { Line: 'Lines', Costing: 'Costing', Term: 'Terms', Party: 'Date and parties' } satisfies Record<DifferencePart, string>,
} as const;
