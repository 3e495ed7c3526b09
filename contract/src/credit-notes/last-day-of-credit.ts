import { datesOfFinancialYear, financialYear } from '../platform/dates.ts';

/** The last day on which a credit note lowers the tax of an invoice: 30 November after its financial year (section 34). */
export function lastDayOfCredit(invoicedOn: string): string {
  const { latest } = datesOfFinancialYear(financialYear(invoicedOn));
  return `${latest.slice(0, 4)}-11-30`;
}
