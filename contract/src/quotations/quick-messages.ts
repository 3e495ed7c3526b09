/** The sentences of the page on which a whole quotation is entered. */
import { groupedPieces } from '../platform/decimal.ts';

const lines = (count: number) => (count === 1 ? '1 line' : `${count} lines`);

export const quickMessages = {
  title: 'Quick Quotation',
  newOne: 'New',
  open: 'Open',
  copy: 'Copy',
  /** On phones, where the wizard takes the place of the page. */
  stepsOnPhones: 'On a phone, a quotation is entered step by step.',
  lines: 'Lines',
  productEntry: 'Product code or name',
  entryHint: 'Code or name, or rows copied from Excel',
  productNotFound: (text: string) => `Product not found: ${text}`,
  /** Names a line whose product is not known; without `rate`, none was entered. */
  unknownLine: (quantity: number, rate: string | undefined) =>
    `Product, ${quantity === 1 ? '1 piece' : `${groupedPieces(quantity)} pieces`}${rate === undefined ? '' : ` at ${rate}`}`,
  searching: (text: string) => `Looking for ${text} …`,
  removeText: (text: string) => `Remove ${text}`,
  pasted: (count: number) => `${lines(count)} pasted.`,
  /** How many pasted lines name no product. */
  notFound: (count: number) => `${lines(count)} not found`,
  pasteTooLong: (most: number) => `Paste at most ${most} rows.`,
  /** Hundredths of a piece. What is free may be negative. */
  freeOf: (free: number, stock: number) => `${free > 0 ? groupedPieces(free / 100) : 'None'} free of ${groupedPieces(stock / 100)}`,
  inStock: (stock: number) => `${groupedPieces(stock / 100)} in stock`,
  aboveFree: (name: string, quantity: number, free: string) => `${groupedPieces(quantity)} ${name}: ${free.toLowerCase()}.`,
  moreAboveFree: (count: number) => `${count === 1 ? '1 more product does' : `${count} more products do`} not have enough free stock.`,
  stockAndApproval: 'Stock and approval',
  totals: 'Totals',
} as const;
