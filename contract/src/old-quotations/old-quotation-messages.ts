/** Every sentence of the old quotations area. */
export const oldQuotationMessages = {
  noneFound: 'No Quotations Available',
  emptyYearTitle: 'No Quotations',
  emptyYear: 'There are no quotations for this year.',
  allYears: 'All years',
  notFound: 'This quotation does not exist.',
  unknownYear: 'The financial year must be two consecutive years, such as 2020-2021.',
} as const;
