import { formatPercent, formatRupees } from '../platform/decimal.ts';

const spaced = (percent: number) => formatPercent(percent).replace('%', ' %');

/** Every sentence about TDS that payers kept back. */
export const deductionMessages = {
  title: 'TDS to Be Certified',
  list: 'Deductions',
  sums: 'By Customer and Quarter',
  none: 'No TDS found',
  enter: (number: string) => `Certificate for ${number}`,
  certificate: 'Certificate',
  certificateDate: 'Certificate Date',
  enterCertificate: 'Please enter the number of the certificate.',
  checkDate: 'Please check the date.',
  checkQuarter: 'Please check the quarter.',
  notFound: 'This deduction does not exist.',
  receiptVoid: 'This receipt is void.',
  notCertified: 'Only TDS has a certificate.',
  saved: 'The certificate was saved.',
  notAdvice: 'Lay the sums beside Form 26AS and the GST TDS statement. The panel gives no tax advice.',
  usualGst: (percent: number, paise: number) => `GST TDS is usually ${spaced(percent)} of the value without GST: ${formatRupees(paise)}.`,
  usualIncomeTax: (percent: number) => `Income-tax TDS is usually ${spaced(percent)} of the value without GST.`,
} as const;

/** What the history of a customer says of a certificate, after the name of the user. It says no amount. */
export const certificateEntered = (certificate: string, number: string) => `entered certificate ${certificate} for receipt ${number}`;
