/**
 * What prevents each action on a quotation, by its state. The server refuses by this table, and the screens offer only actions without an
 * obstacle.
 */
import { approvalMessages as approvals } from '../approvals/approval-messages.ts';
import { conflict, type Failure } from '../platform/failures.ts';
import { quotationMessages as say } from './quotation-messages.ts';
import { orderedStatuses, quotationStatuses, shownStatuses, type ShownStatus } from './quotation-status.ts';
import type { Quotation } from './quotation.ts';

/** The refusals of writes that a state causes. The sentence of QuotationReplaced names the current revision. */
export const obstacleFailures = {
  QuotationReplaced: conflict(say.replacedBy('a later revision')),
  QuotationLost: conflict(say.lost),
  QuotationNotLost: conflict(say.notLost),
  MayNotBeLost: conflict(say.mayNotBeLost),
  QuotationExpired: conflict(say.expired),
  QuotationClosed: conflict(say.closed),
  QuotationNotOpen: conflict(approvals.notOpen),
  RevisionOfPending: conflict(say.revisionOfPending),
  RevisionOfVoid: conflict(say.revisionOfVoid),
  RevisionOfOrdered: conflict(say.revisionOfOrdered),
  TooManyRevisions: conflict(say.tooManyRevisions),
} as const satisfies Readonly<Record<string, Failure>>;

export type Obstacle = keyof typeof obstacleFailures;

/** The facts of a quotation that decide what may be done with it. */
export type QuotationState = Pick<Quotation, 'status' | 'shownStatus' | 'orderStatus' | 'revision'>;

type Evaluate = (quotation: QuotationState) => Obstacle | undefined;

/** The last revision that a quotation can have. */
const maxRevision = 99;

function whenOpen<Open extends Obstacle | undefined, Other extends Obstacle | undefined>(open: Open, other: Other) {
  return ({ status }: QuotationState): Open | Other => (status === 'Open' ? open : other);
}

function whenOrdered<Ordered extends Obstacle>(ordered: Ordered) {
  return ({ orderStatus }: QuotationState): Ordered | undefined => (orderStatus === '' ? undefined : ordered);
}

function tooMany({ revision }: QuotationState): 'TooManyRevisions' | undefined {
  return revision >= maxRevision ? 'TooManyRevisions' : undefined;
}

/** The obstacle of each action in each state; a state without an entry has none. An ordered quotation has those of an approved one. */
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
    Lost: (quotation: QuotationState) => whenOpen('QuotationLost', undefined)(quotation) ?? tooMany(quotation),
    Expired: (quotation: QuotationState) => whenOpen('RevisionOfPending', undefined)(quotation) ?? tooMany(quotation),
    Approved: (quotation: QuotationState) => whenOrdered('RevisionOfOrdered')(quotation) ?? tooMany(quotation),
    Pending: 'RevisionOfPending',
  },
  approve: { Superseded: 'QuotationReplaced', Lost: 'QuotationLost', Expired: whenOpen('QuotationExpired', undefined) },
  /** Asking the preparer for changes. */
  return: {
    Void: 'QuotationNotOpen',
    Superseded: 'QuotationReplaced',
    Lost: 'QuotationLost',
    Expired: whenOpen(undefined, 'QuotationNotOpen'),
    Approved: 'QuotationNotOpen',
  },
  void: { Superseded: 'QuotationReplaced' },
  /** Moving it to another deal. */
  move: { Superseded: 'QuotationReplaced' },
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
} as const satisfies Readonly<Record<string, Partial<Record<ShownStatus, Obstacle | Evaluate>>>>;

export type QuotationAction = keyof typeof obstacles;

type ObstacleOf<E> = E extends (quotation: QuotationState) => infer O ? O : E;
type ValuesOf<T> = T[keyof T];

/** What can prevent this action. */
export type ObstacleTo<A extends QuotationAction> = A extends QuotationAction
  ? Exclude<ObstacleOf<ValuesOf<(typeof obstacles)[A]>>, undefined>
  : never;

/** What prevents an action on a quotation; undefined if nothing does. */
export function obstacleTo<A extends QuotationAction>(action: A, quotation: QuotationState): ObstacleTo<A> | undefined {
  const states: Partial<Record<ShownStatus, Obstacle | Evaluate>> = obstacles[action];
  const found = states[orderedStatuses.includes(quotation.shownStatus) ? 'Approved' : quotation.shownStatus];
  // The table of the action has no others.
  return (typeof found === 'function' ? found(quotation) : found) as ObstacleTo<A> | undefined;
}

/** Whether an approval would still change something. Approving twice is no failure, so this is no obstacle. */
export function canBeApproved(quotation: QuotationState): boolean {
  return quotation.status === 'Open' && obstacleTo('approve', quotation) === undefined;
}

/** Whether a quotation can still be made void: not once it is ordered. */
export function canBecomeVoid(quotation: QuotationState): boolean {
  return quotation.status !== 'Void' && quotation.orderStatus === '' && obstacleTo('void', quotation) === undefined;
}

/** The refusals that one of these actions can cause: those of every state that a quotation can be in. */
export function failuresOf<A extends QuotationAction>(...actions: readonly A[]): Pick<typeof obstacleFailures, ObstacleTo<A>> {
  const found = actions.flatMap((action) => everyState.map((state) => obstacleTo(action, state)));
  const names = new Set<Obstacle | undefined>(found);
  const failures = Object.entries(obstacleFailures).filter(([name]) => names.has(name as Obstacle));
  return Object.fromEntries(failures) as Pick<typeof obstacleFailures, ObstacleTo<A>>;
}

const everyState: readonly QuotationState[] = shownStatuses.flatMap((shown) =>
  quotationStatuses.flatMap((status) =>
    ['', 'Placed' as const].flatMap((orderStatus) =>
      [0, maxRevision].map((revision) => ({ shownStatus: shown, status, orderStatus, revision })),
    ),
  ),
);
