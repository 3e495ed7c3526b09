/** The columns of the desk. What the head of a group says is not repeated in its lines. */
import type { OpenOrderLine } from '@vikray/contract/dispatches/open-order-line.ts';
import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { groupedPieces } from '@vikray/contract/platform/decimal.ts';
import type { ReactNode } from 'react';
import { OrderLink, PromisedDate } from '../../orders/public.ts';
import type { DeskGroup, Grouping } from './desk-groups.ts';

interface DeskColumn {
  readonly title: string;
  readonly isNumber?: boolean;
  readonly cell: (line: OpenOrderLine) => ReactNode;
  /** The sum of a group. */
  readonly sum?: (group: DeskGroup) => number;
}

const promised: DeskColumn = { title: 'Promised', cell: (line) => <PromisedDate date={line.promisedOn} isBare /> };
const order: DeskColumn = {
  title: 'Order',
  cell: (line) => (
    <span className="desk-whole">
      <OrderLink orderId={line.orderId} number={line.number} />
    </span>
  ),
};
const date: DeskColumn = { title: 'Date', cell: (line) => <span className="unbroken">{slashedDate(line.date)}</span> };
const customer: DeskColumn = { title: 'Customer', cell: (line) => line.companyName };
const city: DeskColumn = { title: 'City', cell: (line) => <span className="desk-whole">{line.city}</span> };
const product: DeskColumn = {
  title: 'Product',
  cell: ({ name, code }) => (
    <>
      {name} {code !== '' && <small className="desk-code">{code}</small>}
    </>
  ),
};
const pending: DeskColumn = {
  title: 'Pending',
  isNumber: true,
  cell: (line) => groupedPieces(line.pending),
  sum: (group) => group.pending,
};
const stock: DeskColumn = { title: 'In Stock', isNumber: true, cell: (line) => groupedPieces(line.stock / 100) };
const canShip: DeskColumn = {
  title: 'Can Ship',
  isNumber: true,
  cell: (line) => <span className={line.canShip === 0 ? 'desk-none' : 'desk-can-ship'}>{groupedPieces(line.canShip)}</span>,
  sum: (group) => group.canShip,
};

/** The columns of each tab, from left to right. */
export const deskColumns: Readonly<Record<Grouping, readonly DeskColumn[]>> = {
  'By Order': [promised, product, pending, stock, canShip],
  'By Product': [promised, order, date, customer, city, pending, canShip],
  'By Customer': [promised, order, date, product, pending, stock, canShip],
};
