import { dashedDate } from '../platform/dates.ts';
import { formatRupees, groupedPieces } from '../platform/decimal.ts';

/** Every sentence of the overviews area. */
export const overviewMessages = {
  contacts: 'Contact Persons',
  call: (name: string) => `Call ${name}`,
  mail: (name: string) => `Mail ${name}`,
  whatsApp: (name: string) => `WhatsApp ${name}`,
  openDeals: 'Open Deals',
  noDeals: 'No open deals.',
  allDeals: (count: number) => `All ${count} open deals`,
  money: 'Owed',
  nothingOwed: 'Nothing is open.',
  overdue: 'Overdue',
  advance: 'In advance',
  onAccount: 'On account',
  since: (date: string) => `since ${date}`,
  notes: 'Last Notes',
  noNotes: 'No notes yet.',
  allNotes: 'All notes and files',
  newQuotation: 'New Quotation',
  addEnquiry: 'Add Enquiry',
  addCall: 'Add Call',
  atAGlance: 'At a Glance',
  stock: 'Stock',
  reserved: 'Reserved',
  free: 'Free',
  reorderLevel: 'Reorder level',
  movements: 'Last Movements',
  noMovements: 'No stock movement yet.',
  allMovements: 'All movements',
  prices: 'Last Prices',
  noPrices: 'Not quoted or ordered yet.',
  mrp: 'MRP',
  priceIn: (paise: number, number: string) => `${formatRupees(paise)} in ${number}`,
  pastPrice: (kind: string, date: string, pieces: number) =>
    `${kind} ${dashedDate(date)}, ${groupedPieces(pieces)} ${pieces === 1 ? 'piece' : 'pieces'}`,
} as const;
