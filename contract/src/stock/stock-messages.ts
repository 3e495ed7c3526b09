import { groupedPieces } from '../platform/decimal.ts';
import type { StockCountKind } from './stock-reason.ts';

/** Every sentence of stock counts, stock movements and shortages. */
export const stockMessages = {
  selectCountDate: 'Please select the date of the count.',
  futureDate: 'The date of the count cannot be in the future.',
  selectKind: 'Please select what you have counted.',
  enterReason: 'Please enter the reason.',
  countProducts: 'Please count at least one product.',
  tooManyProducts: (most: number) => `A stock count can have at most ${most} products.`,
  countedTwice: 'A product can be counted only once in a stock count.',
  enterCounted: 'Please enter the counted stock.',
  selectProduct: 'Please select Product.',
  belowZero: 'The stock would fall below zero.',
  belowZeroOf: (name: string) => `The stock of ${name} would fall below zero.`,
  tooLarge: 'This would exceed the largest stock that can be stored.',
  tooLargeOf: (name: string) => `The stock of ${name} would exceed the largest stock that can be stored.`,
  noMovement: 'The stock of this product has not moved.',
} as const;

/** The words of the stock list and its movements. */
export const stockListMessages = {
  title: 'Stock List',
  count: 'Count',
  countOf: (name: string) => `Count ${name}`,
  printSheet: 'Print Count Sheet',
  shortages: 'Shortages',
  movements: 'Movements',
  movementsOf: (name: string) => `Movements of ${name}`,
  inStock: 'In Stock',
  reserved: 'Reserved',
  free: 'Free',
  level: 'Reorder Level',
  balance: (pieces: string) => `Balance ${pieces}`,
  from: 'From',
  to: 'To',
  none: 'Product list no found',
} as const;

/** The words of the sheet on which a count is entered. */
export const countSheetMessages = {
  title: 'Stock Count',
  printed: 'Count Sheet',
  date: 'Date of Count',
  kind: 'Kind',
  reason: 'Reason',
  product: 'Product',
  stock: 'In Stock',
  /** The head of the column that is typed, by kind. */
  typed: { Count: 'Counted', Damage: 'Damaged', Loss: 'Lost', Found: 'Found', Sample: 'Given Away' },
  typedOf: (head: string, name: string) => `${head}: ${name}`,
  difference: 'Difference',
  submit: 'Enter Count',
  entered: 'Stock count entered.',
  counted: (products: number, differing: number) =>
    `${products === 1 ? '1 product' : `${groupedPieces(products)} products`} counted, ${differing} ${differing === 1 ? 'differs' : 'differ'}`,
  question: 'Enter this count?',
  hint: 'Enter goes to the next product. Products without a number are left as they are.',
  print: 'Print',
  show: 'Counted so far',
} as const;

/** The words of the list of what is short. */
export const shortageMessages = {
  title: 'Shortages',
  choose: (name: string) => `Choose ${name}`,
  chooseAll: 'Choose all on this page',
  pending: 'Pending',
  short: 'Short',
  supplier: 'Last Supplier',
  propose: 'Propose',
  none: 'No product is short.',
  addPurchase: 'Add Purchase',
  print: 'Print for Supplier',
  printedTitle: 'Goods Required',
  printedFor: (supplier: string) => `For ${supplier}`,
  quantity: 'Quantity',
  neededBy: 'Needed by',
  chosen: (products: number, suppliers: readonly string[]) =>
    `${products === 1 ? '1 product' : `${groupedPieces(products)} products`}${suppliers.length === 1 ? ` of ${suppliers[0]}` : ''}`,
  oneSupplier: 'Choose products of one supplier to add their purchase.',
  filled: 'Filled with what is short.',
} as const;

/** What the history of a record says of a stock count, after the name of the user. */
export const stockCountHistory = {
  /** Of the count as a whole. */
  counted: (products: number, differing: number) =>
    `counted ${products === 1 ? '1 product' : `${groupedPieces(products)} products`}, of which ${differing} ${differing === 1 ? 'differs' : 'differ'}`,
  /** Of a product whose stock it changes. */
  changed: ({ kind, name, counted, difference, remark }: ChangedInWords) => {
    const pieces = groupedPieces(Math.abs(difference) / 100);
    const reason = remark === '' ? '' : `: ${remark}`;
    if (kind === 'Count')
      return `counted ${groupedPieces(counted / 100)} ${name}, ${pieces} ${difference < 0 ? 'fewer' : 'more'} than recorded${reason}`;
    return `changed the stock of ${name} by ${difference < 0 ? '−' : '+'}${pieces}, ${kind.toLowerCase()}${reason}`;
  },
} as const;

interface ChangedInWords {
  readonly kind: StockCountKind;
  readonly name: string;
  /** Hundredths of a piece, like the difference. */
  readonly counted: number;
  readonly difference: number;
  readonly remark: string;
}
