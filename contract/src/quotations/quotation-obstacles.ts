/**
 * What keeps a quotation from being changed: for each action, the obstacle in each state. The server refuses by this table, and the screens
 * offer an action only where nothing stands in its way.
 */
import { conflict, type Failure } from '../platform/operation.ts';
import { quotationMessages as say } from './quotation-messages.ts';
import type { ShownStatus } from './quotation-status.ts';
import type { Quotation } from './quotation.ts';

/** The refusals of writes that a state causes. The sentence of QuotationReplaced names the current revision. */
export const obstacleFailures = {
  QuotationReplaced: conflict(say.replacedBy('a later revision')),
  QuotationLost: conflict(say.lost),
  QuotationNotLost: conflict(say.notLost),
  MayNotBeLost: conflict(say.mayNotBeLost),
  QuotationExpired: conflict(say.expired),
  QuotationClosed: conflict(say.closed),
  RevisionOfPending: conflict(say.revisionOfPending),
  RevisionOfVoid: conflict(say.revisionOfVoid),
  RevisionOfOrdered: conflict(say.revisionOfOrdered),
  TooManyRevisions: conflict(say.tooManyRevisions),
} as const satisfies Readonly<Record<string, Failure>>;

export type Obstacle = keyof typeof obstacleFailures;

/** The facts of a quotation that decide what may be done with it. */
export type JudgedQuotation = Pick<Quotation, 'status' | 'shownStatus' | 'orderStatus' | 'revision'>;

type Judge = (quotation: JudgedQuotation) => Obstacle | undefined;

/** The last revision that a quotation can have. */
const maxRevision = 99;

const whenOpen =
  (open: Obstacle | undefined, other: Obstacle | undefined): Judge =>
  ({ status }) =>
    status === 'Open' ? open : other;
const whenOrdered =
  (ordered: Obstacle): Judge =>
  ({ orderStatus }) =>
    orderStatus === '' ? undefined : ordered;
const tooMany: Judge = ({ revision }) => (revision >= maxRevision ? 'TooManyRevisions' : undefined);

/** The obstacle of each action in each state; a state without an entry has none. */
const obstacles = {
  /** Changing the contents of a pending quotation. */
  edit: {
    Void: 'QuotationClosed',
    Superseded: 'QuotationReplaced',
    Lost: 'QuotationLost',
    Expired: whenOpen(undefined, 'QuotationClosed'),
    Approved: 'QuotationClosed',
  },
  revise: {
    Void: 'RevisionOfVoid',
    Superseded: 'QuotationReplaced',
    Lost: (quotation) => whenOpen('QuotationLost', undefined)(quotation) ?? tooMany(quotation),
    Expired: (quotation) => whenOpen('RevisionOfPending', undefined)(quotation) ?? tooMany(quotation),
    Approved: (quotation) => whenOrdered('RevisionOfOrdered')(quotation) ?? tooMany(quotation),
    Pending: 'RevisionOfPending',
  },
  approve: { Superseded: 'QuotationReplaced', Lost: 'QuotationLost', Expired: whenOpen('QuotationExpired', undefined) },
  void: { Superseded: 'QuotationReplaced' },
  order: { Superseded: 'QuotationReplaced', Lost: 'QuotationLost', Expired: 'QuotationExpired' },
  markLost: {
    Void: 'MayNotBeLost',
    Superseded: 'QuotationReplaced',
    Lost: 'MayNotBeLost',
    Approved: whenOrdered('MayNotBeLost'),
  },
  reopen: {
    Void: 'QuotationNotLost',
    Superseded: 'QuotationReplaced',
    Expired: 'QuotationNotLost',
    Approved: 'QuotationNotLost',
    Pending: 'QuotationNotLost',
  },
} as const satisfies Readonly<Record<string, Partial<Record<ShownStatus, Obstacle | Judge>>>>;

export type QuotationAction = keyof typeof obstacles;

/** Why nothing may be done of this kind with a quotation; undefined if it may. */
export function obstacleTo(action: QuotationAction, quotation: JudgedQuotation): Obstacle | undefined {
  const states: Partial<Record<ShownStatus, Obstacle | Judge>> = obstacles[action];
  const found = states[quotation.shownStatus];
  return typeof found === 'function' ? found(quotation) : found;
}
