import type { DifferencePart } from './quotation-difference.ts';
import type { HandoverKind } from './quotation-revision.ts';

/** Every sentence about the revisions of a quotation and their differences. */
export const differenceMessages = {
  notTogether: 'These quotations do not belong together.',
  revisions: 'Revisions',
  count: (revisions: number) => ` (${revisions})`,
  revisionsOf: 'Revisions of',
  compare: (number: string) => `Compare ${number}`,
  madeBy: (name: string, instant: string) => `Made by ${name}, ${instant}`,
  /** How a revision was handed over, each with its day. */
  handedOver: {
    Mailed: 'Mailed',
    WhatsApp: 'Sent by WhatsApp',
    Link: 'Link made',
    Opened: 'Opened',
    Accepted: 'Accepted',
    Change: 'Change asked for',
    Declined: 'Declined',
  } satisfies Record<HandoverKind, string>,
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
