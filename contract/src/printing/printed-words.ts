/** The fixed words of a printed document. */
export const printedWords = {
  to: 'To',
  date: 'Date',
  preparedBy: 'Prepared by',
  validUntil: (date: string) => `Valid until: ${date}`,
  totals: 'Totals',
  annexure: 'Technical Specifications',
  continued: 'Continued under Technical Specifications',
  serial: (number: number) => `Sl. No. ${number}`,
  pageOf: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
  logoOf: (company: string) => `Logo of ${company}`,
  scanToPay: 'Scan to pay by UPI',
  fullSize: 'Full size',
  fitToWidth: 'Fit to width',
} as const;
