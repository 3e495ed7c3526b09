import { groupedPieces } from '../platform/decimal.ts';

const counted = (count: number, one: string, many: string) => `${groupedPieces(count)} ${count === 1 ? one : many}`;

/** How much is ticked. */
export interface TickedCount {
  readonly lines: number;
  readonly orders: number;
  readonly customers: number;
}

/** Every sentence of the dispatch desk. */
export const dispatchDeskMessages = {
  title: 'Dispatch Desk',
  noneFound: 'Nothing waits to be dispatched.',
  tickAll: 'Tick all that can ship',
  untickAll: 'Untick all',
  dispatch: 'Dispatch',
  dispatched: 'Goods successfully dispatched.',
  groups: 'Groups',
  lines: 'Open lines',
  sheetTitle: 'Dispatch',
  submit: 'Submit',
  ticked: ({ lines, orders, customers }: TickedCount) =>
    `${counted(lines, 'line', 'lines')} of ${counted(orders, 'order', 'orders')}, ${counted(customers, 'customer', 'customers')}`,
  tooManyOrders: 'At most 100 orders can be dispatched together.',
  tooManyLines: 'At most 500 lines can be dispatched together.',
  /** `sentence` is about one product of an order, or about the order. */
  ofProduct: (name: string, number: string, sentence: string) => `${name} of ${number}: ${sentence}`,
  ofOrder: (number: string, sentence: string) => `${number}: ${sentence}`,
  moreThanInStock: 'this is more than is in stock.',
  moreThanPending: 'this is more than the pending quantity.',
  tickLine: 'Tick the line',
  tickItsGroup: 'Tick its group',
  nextLine: 'Next line',
  lineBefore: 'Line before',
  tickOf: (name: string, number: string) => `Tick ${name} of ${number}`,
  tickGroup: (name: string) => `Tick ${name}`,
  dispatchNow: 'Dispatch now',
  oneLess: (name: string) => `One ${name} less`,
  oneMore: (name: string) => `One ${name} more`,
  inStock: (pieces: string) => `${pieces} in stock`,
  canShipOf: (canShip: number, pending: number) => `${groupedPieces(canShip)} of ${groupedPieces(pending)} can ship`,
  transport: 'Transport',
  labels: {
    transporter: 'Transporter',
    vehicleNumber: 'Vehicle Number',
    lrNumber: 'LR Number',
    lrDate: 'LR Date',
    driver: 'Driver',
    driverMobile: "Driver's Mobile",
  },
  notes: 'Dispatch Notes',
  invoices: 'Invoices',
} as const;
