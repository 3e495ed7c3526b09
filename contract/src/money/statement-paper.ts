/** The statement of a customer on paper; with a part to sign and send back if it is to be confirmed (PAY-17). */
import { companyLetterhead, placeLines, type LetterheadFacts } from '../companies/company-letterhead.ts';
import { paperWords } from '../consignments/paper-messages.ts';
import { noTaxes, paperFileName } from '../consignments/paper-parts.ts';
import type { Customer } from '../customers/customer.ts';
import { slashedDate } from '../platform/dates.ts';
import { formatRupees, groupedDecimal } from '../platform/decimal.ts';
import type { PaperColumn, PaperRegistration, PrintablePaper } from '../printing/printable-paper.ts';
import { howToPayMessages as payWords } from './how-to-pay-messages.ts';
import { howToPay, type PayTo } from './how-to-pay.ts';
import { billName, statementWords as words } from './money-messages.ts';
import type { StatementBill, StatementRow } from './outstanding.ts';

/** What the paper says. */
export interface StatementFacts {
  readonly company: LetterheadFacts;
  readonly customer: Pick<Customer, 'companyName' | 'address' | 'city' | 'state' | 'pincode' | 'country' | 'gstin'>;
  readonly from: string;
  readonly to: string;
  readonly rows: readonly StatementRow[];
  readonly bills: readonly StatementBill[];
  /** Where the customer pays what is open; absent for a paper that does not ask. */
  readonly payTo?: (PayTo & Pick<Customer, 'customerId'>) | undefined;
  /** Whether the customer is asked to confirm the balance. */
  readonly isToConfirm: boolean;
}

const rowsPerSheet = 40;

const figure = (heading: string, width: number): PaperColumn => ({ heading, width, isFigure: true });
const columns: readonly PaperColumn[] = [
  { heading: words.date, width: 20 },
  { heading: words.what, width: 54 },
  { heading: words.paper, width: 32 },
  figure(words.debit, 24),
  figure(words.credit, 24),
  figure(words.balance, 26),
];

const billColumns: readonly PaperColumn[] = [
  { heading: words.openBill, width: 60 },
  { heading: words.date, width: 28 },
  { heading: words.due, width: 28 },
  figure(words.amount, 32),
  figure(words.open, 32),
];

/** Makes the paper. Never fails. */
export function statementPaper({ company, customer, from, to, rows, bills, payTo, isToConfirm }: StatementFacts): PrintablePaper {
  const issuer = companyLetterhead(company);
  const { companyName, address, city, state, pincode, country, gstin } = customer;
  const balance = rows.at(-1)?.balance ?? 0;
  const sumOf = (column: 'debit' | 'credit') => rows.reduce((sum, row) => sum + row[column], 0);
  return {
    title: isToConfirm ? words.confirmation : words.statement,
    number: `${words.statement}: ${companyName}`,
    copies: [''],
    watermark: '',
    issuer,
    facts: [
      { label: words.from, text: slashedDate(from) },
      { label: words.to, text: slashedDate(to) },
    ],
    registration: payTo && !isToConfirm && balance > 0 ? paymentOf(payTo, { to, balance }) : undefined,
    parties: [
      {
        title: words.customer,
        lines: [companyName, ...placeLines(address, city, state, pincode, country), ...(gstin ? [paperWords.gstin(gstin)] : [])],
      },
    ],
    hasPhotos: false,
    columns,
    rows: rows.map(({ date, kind, text, document, debit, credit, balance: after }) => ({
      photo: '',
      isSum: kind === 'Opening',
      texts: [
        slashedDate(date),
        kind === 'Opening' ? words.opening : whatOf(kind, text),
        document,
        orBlank(debit),
        orBlank(credit),
        sided(after),
      ],
    })),
    rowsPerSheet,
    totals: [
      { label: words.sumOf(words.debit), text: formatRupees(sumOf('debit')) },
      { label: words.sumOf(words.credit), text: formatRupees(sumOf('credit')) },
      { label: words.balanceOn(slashedDate(to)), text: `${formatRupees(Math.abs(balance))}${side(balance)}` },
    ],
    taxes: bills.length === 0 ? noTaxes : { columns: billColumns, rows: [...bills.map(billTexts), billSums(bills)] },
    remarks: [
      { label: words.balance, text: words.balanceMeaning },
      ...(isToConfirm
        ? [
            { label: words.confirm, text: words.pleaseConfirm },
            { label: words.yourBalance, text: words.blankLine },
            { label: words.yourRemarks, text: words.blankLine },
          ]
        : []),
    ],
    signatures: isToConfirm ? [words.confirmedBy(companyName), paperWords.signatory(issuer.name)] : [paperWords.signatory(issuer.name)],
    fileName: paperFileName(isToConfirm ? 'balance-confirmation' : 'statement', companyName, to),
  };
}

/** Where to pay the balance, with its code. */
function paymentOf(
  payTo: NonNullable<StatementFacts['payTo']>,
  { to, balance }: { readonly to: string; readonly balance: number },
): PaperRegistration {
  const number = payWords.statementNumber(payTo.customerId, to);
  const { amount, account, upi } = howToPay(payTo, { number, amount: balance });
  return { facts: [{ label: payWords.payNow, text: amount }, ...account, { label: payWords.quoteLabel, text: number }], qr: upi };
}

const whatOf = (kind: StatementRow['kind'], text: string) => [kind, text].filter(Boolean).join(': ');

const orBlank = (paise: number) => (paise === 0 ? '' : groupedDecimal(paise));

/** Who owes it: Dr is the customer, Cr the company. */
function side(balance: number): string {
  if (balance === 0) return '';
  return balance > 0 ? ' Dr' : ' Cr';
}

const sided = (balance: number) => `${groupedDecimal(Math.abs(balance))}${side(balance)}`;

function billTexts({ kind, invoiceNumber, invoiceDate, dueOn, amount, open }: StatementBill): string[] {
  return [billName(kind, invoiceNumber), slashedDate(invoiceDate), slashedDate(dueOn), groupedDecimal(amount), groupedDecimal(open)];
}

function billSums(bills: readonly StatementBill[]): string[] {
  const sum = (key: 'amount' | 'open') => groupedDecimal(bills.reduce((total, bill) => total + bill[key], 0));
  return [paperWords.total, '', '', sum('amount'), sum('open')];
}
