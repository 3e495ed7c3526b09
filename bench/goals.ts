/** The goals of the panel, on 100,000 customers and 200,000 quotations with the embedded database, on two cores. */
import { ms } from './load.ts';

export type GoalName = keyof typeof goals;

/** The limits in the order of the table. A figure at its limit meets it. */
const goals = {
  list: { what: 'list page, search of three letters and more, nothing cached: p95, one caller', most: 10, unit: 'ms' },
  shortSearch: { what: 'search of one or two letters, nothing cached: p95, one caller', most: 100, unit: 'ms' },
  reportOfYear: { what: 'a report of one year, nothing cached: p95, one caller', most: 150, unit: 'ms' },
  reportOfFiveYears: { what: 'a report of five years, nothing cached: p95, one caller', most: 500, unit: 'ms' },
  funnel: { what: 'the funnel of a year, nothing cached: p95, one caller', most: 300, unit: 'ms' },
  ageing: { what: 'the ageing, nothing cached: p95, one caller', most: 100, unit: 'ms' },
  palette: { what: 'what the palette finds, nothing cached: p95, one caller', most: 25, unit: 'ms' },
  today: { what: 'what waits today, nothing cached: p95, one caller', most: 5, unit: 'ms' },
  desk: { what: 'the dispatch desk, 50,000 open lines, nothing cached: p95, one caller', most: 300, unit: 'ms' },
  shortages: { what: 'shortages of 50,000 open lines, nothing cached: p95, one caller', most: 50, unit: 'ms' },
  lineFacts: { what: 'facts of 100 products for a customer, nothing cached: p95, one caller', most: 20, unit: 'ms' },
  sendGoods: { what: 'goods of 100 orders and 500 lines sent: p50, one caller', most: 150, unit: 'ms' },
  approvals: { what: '200 quotations approved at once: p95, one caller', most: 2000, unit: 'ms' },
  owedByCustomer: { what: 'what all customers owe, 120,000 bills, nothing cached: p95, one caller', most: 80, unit: 'ms' },
  owedByBill: { what: 'the first page of all open bills, nothing cached: p95, one caller', most: 15, unit: 'ms' },
  owedBefore: { what: 'what all customers owed a year ago, nothing cached: p95, one caller', most: 200, unit: 'ms' },
  dealMoney: { what: 'a deal with its money, nothing cached: p95, one caller', most: 5, unit: 'ms' },
  statement: { what: 'a statement of 5,000 rows, nothing cached: p95, one caller', most: 40, unit: 'ms' },
  statementPdf: { what: 'PDF of a statement of 5,000 rows: p50, one caller', most: 400, unit: 'ms' },
  receipt: { what: 'a receipt with 50 marks: p95, one caller', most: 25, unit: 'ms' },
  write: { what: 'write of 10 lines: p95, one caller', most: 12, unit: 'ms' },
  writesPerSecond: { what: 'writes of 10 lines with 20 callers', least: 250, unit: 'a second' },
  pdf: { what: 'PDF of 10 lines: p50, one caller', most: 15, unit: 'ms' },
  pdfsPerSecond: { what: 'PDFs of 10 lines with 20 callers', least: 60, unit: 'a second' },
  light: { what: 'light request beside a heavy one: p99', most: 50, unit: 'ms' },
  start: { what: 'start on this data', most: 1000, unit: 'ms' },
  emptyStart: { what: 'start on an empty folder', most: 1500, unit: 'ms' },
  memoryAtRest: { what: 'memory at rest', most: 140, unit: 'MB' },
  memoryAfterPages: { what: 'memory after thousands of different pages', most: 280, unit: 'MB' },
  kilobytes: { what: 'a list by its address: scripts and styles', most: 260, unit: 'KB' },
  requests: { what: 'a list by its address: requests', most: 20, unit: '' },
  paintedWarm: { what: 'a list by its address: painted with a warm cache', most: 400, unit: 'ms' },
  customersEmpty: { what: 'the customer list: painted with an empty cache', most: 380, unit: 'ms' },
  customersWarm: { what: 'the customer list: painted with a warm cache', most: 320, unit: 'ms' },
  firstClick: { what: 'click to the painted list, first: p95', most: 300, unit: 'ms' },
  laterClick: { what: 'click to the painted list, again: p95', most: 150, unit: 'ms' },
  handWizard: { what: 'by hand: twelve products quoted in the wizard', most: 26, unit: 's' },
  handQuick: { what: 'by hand: the same on the quick page', most: 24, unit: 's' },
  handRevision: { what: 'by hand: one price revised, approved and sent', most: 12, unit: 's' },
  handRevisionClicks: { what: 'by hand: clicks of that revision', most: 6, unit: '' },
  handDispatch: { what: 'by hand: half of two lines dispatched', most: 8, unit: 's' },
  handCalls: { what: 'by hand: twenty follow-up calls with notes', most: 65, unit: 's' },
  handWrongCalls: { what: 'by hand: calls of two hundred that reached another deal', most: 0, unit: '' },
  handApproval: { what: 'by hand: twelve quotations approved', most: 5, unit: 's' },
} as const satisfies Record<string, { what: string; unit: string } & ({ most: number } | { least: number })>;

/** A figure for a goal, and the case that it was measured in. */
export interface Figure {
  readonly goal: GoalName;
  readonly value: number | undefined;
  readonly of?: string;
}

/** Whether a figure is within its limit. One that could not be measured is not. */
function isMet({ goal, value }: Figure): boolean {
  const limits = goals[goal];
  if (value === undefined) return false;
  return 'most' in limits ? value <= limits.most : value >= limits.least;
}

/** The limit of a goal, as the tables show it. */
function limitOf(goal: GoalName): string {
  const limits = goals[goal];
  return `${'most' in limits ? limits.most : limits.least} ${limits.unit}`.trim();
}

/**
 * A table of the goals that have figures. Of several figures, the one furthest from its limit is shown, with the number of those that miss
 * it.
 */
export function goalTable(figures: readonly Figure[]): string {
  const rows = (Object.keys(goals) as GoalName[]).flatMap((goal) => {
    const own = figures.filter((figure) => figure.goal === goal);
    const [worst] = own.toSorted((one, other) => distance(other) - distance(one));
    if (!worst) return [];
    const missed = own.filter((figure) => !isMet(figure)).length;
    const value = worst.value === undefined ? 'not measured' : `${ms(worst.value)} ${goals[goal].unit}`.trim();
    const verdict = missed === 0 ? 'yes' : own.length === 1 ? '**no**' : `**no**, ${missed} of ${own.length} miss it`;
    return [`| ${goals[goal].what} | ${limitOf(goal)} | ${value}${worst.of ? ` (${worst.of})` : ''} | ${verdict} |`];
  });
  return ['| | limit | measured | met |', '|---|---|---|---|', ...rows].join('\n');
}

/** How far a figure is on the wrong side of its limit; negative on the right side. */
function distance({ goal, value }: Figure): number {
  const limits = goals[goal];
  if (value === undefined) return Infinity;
  return 'most' in limits ? value - limits.most : limits.least - value;
}
