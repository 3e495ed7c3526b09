/** The lines of the desk in groups, each with its sums. */
import type { OpenLineSort, OpenOrderLine } from '@vikray/contract/dispatches/open-order-line.ts';

/** What the tabs group the lines by. */
export const groupings = ['By Order', 'By Product', 'By Customer'] as const;
export type Grouping = (typeof groupings)[number];

/** Each tab sorts the lines by its groups; By Order also by the promised date, which is preset. */
export const sortOfGrouping: Readonly<Record<Grouping, OpenLineSort | undefined>> = {
  'By Order': undefined,
  'By Product': 'product',
  'By Customer': 'customer',
};

/** The tab that shows lines in this order. */
export function groupingOf(sort: OpenLineSort | undefined): Grouping {
  return groupings.find((grouping) => sort !== undefined && sortOfGrouping[grouping] === sort) ?? 'By Order';
}

const keyOf: Readonly<Record<Grouping, (line: OpenOrderLine) => number>> = {
  'By Order': ({ orderId }) => orderId,
  'By Product': ({ productId }) => productId,
  'By Customer': ({ customerId }) => customerId,
};

export interface DeskGroup {
  readonly key: number;
  /** Stands for what the lines have in common. */
  readonly first: OpenOrderLine;
  readonly lines: readonly OpenOrderLine[];
  /** Whole pieces. */
  readonly pending: number;
  readonly canShip: number;
}

/** The groups in the order of their first lines. */
export function deskGroups(lines: readonly OpenOrderLine[], grouping: Grouping): DeskGroup[] {
  return [...Map.groupBy(lines, keyOf[grouping])].flatMap(([key, same]) => {
    const [first] = same;
    const sum = (field: 'pending' | 'canShip') => same.reduce((total, line) => total + line[field], 0);
    return first ? [{ key, first, lines: same, pending: sum('pending'), canShip: sum('canShip') }] : [];
  });
}
