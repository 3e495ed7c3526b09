import type { ReminderFacts } from '@vikray/contract/collections/collection.ts';
import type { Company } from '@vikray/contract/companies/company.ts';
import type { Customer } from '@vikray/contract/customers/customer.ts';
import { accountTexts } from '@vikray/contract/money/how-to-pay.ts';
import { mailedAmount } from '@vikray/contract/mail-templates/mail-placeholders.ts';
import { billWords } from '@vikray/contract/money/money-messages.ts';
import { slashedDate } from '@vikray/contract/platform/dates.ts';
import type { AccountBalance } from '../money/public.ts';

/** What a reminder says of an account. */
export function reminderFactsOf(
  { net, overdue, bills }: AccountBalance,
  company: Company,
  { companyName }: Pick<Customer, 'companyName'>,
): ReminderFacts {
  return {
    outstanding: mailedAmount(Math.max(0, net)),
    overdue: mailedAmount(overdue),
    oldest: slashedDate(bills[0]?.dueOn ?? ''),
    bank: bankLines(company).join('\n'),
    number: bills.map(({ number }) => (number === '' ? billWords(number) : number)).join(', '),
    issuer: company.companyName,
    company: companyName,
  };
}

function bankLines(company: Company): string[] {
  const lines = accountTexts(company).map(({ label, text }) => `${label}: ${text}`);
  return lines.length === 0 ? [] : [company.companyName, ...lines];
}
