import type { DealLine } from '@vikray/contract/deals/deal.ts';
import { groupedPieces } from '@vikray/contract/platform/decimal.ts';

type FigureName = 'quoted' | 'ordered' | 'dispatched' | 'returned' | 'closed' | 'pending' | 'stock' | 'canShip';

interface Figure {
  readonly title: string;
  readonly text: (line: DealLine) => string;
}

const whole = (field: Exclude<FigureName, 'stock'>) => (line: DealLine) => groupedPieces(line[field]);

/** The figures of a line, in their order. */
export const lineFigures: Readonly<Record<FigureName, Figure>> = {
  quoted: { title: 'Quoted', text: whole('quoted') },
  ordered: { title: 'Ordered', text: whole('ordered') },
  dispatched: { title: 'Dispatched', text: whole('dispatched') },
  returned: { title: 'Returned', text: whole('returned') },
  closed: { title: 'Closed', text: whole('closed') },
  pending: { title: 'Pending', text: whole('pending') },
  stock: { title: 'In Stock', text: ({ stock }) => groupedPieces(stock / 100) },
  canShip: { title: 'Can Ship', text: whole('canShip') },
};

const ofOrders: readonly FigureName[] = ['ordered', 'dispatched', 'returned', 'closed', 'pending', 'canShip'];
const whenThere: readonly FigureName[] = ['returned', 'closed'];

/** The figures that apply to these lines: none of orders before there is one, and returned and closed only where there are any. */
export function shownFigures(lines: readonly DealLine[]): FigureName[] {
  const isOrdered = lines.some(({ ordered }) => ordered > 0);
  const isThere = (name: FigureName) => !whenThere.includes(name) || lines.some((line) => line[name] > 0);
  return (Object.keys(lineFigures) as FigureName[]).filter((name) => (isOrdered || !ofOrders.includes(name)) && isThere(name));
}
