import { billName, moneyMessages as say, statementWords as words } from '@vikray/contract/money/money-messages.ts';
import { dashedDate, datesOfFinancialYear, financialYear } from '@vikray/contract/platform/dates.ts';
import { formatRupeeChange, formatRupees } from '@vikray/contract/platform/decimal.ts';
import type { AnswerOf } from '@vikray/contract/operations.ts';
import { today } from '../platform/today.ts';

import '../ui/forms/entry-list.css';
import { FileExcelIcon } from '../ui/icons/FileExcelIcon.tsx';
import { FilePdfIcon } from '../ui/icons/FilePdfIcon.tsx';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { SaveFileButton } from '../ui/lists/SaveFileButton.tsx';
import { pageAddress } from '../ui/page/page-address.ts';
import { PageLink } from '../ui/page/PageLink.tsx';
import { useKeepingCompanies, useStatement } from './money-queries.ts';
import type { OutstandingAddress } from './outstanding-search.ts';
import './statement.css';

/** All that a customer and a company had between them in a period; from the beginning of the financial year, if no day is chosen. */
export function Statement({ address }: { readonly address: OutstandingAddress }) {
  const companies = useKeepingCompanies();
  const only = companies.length === 1 ? companies[0]?.companyId : undefined;
  const {
    customerid: customerId,
    companyid: companyId = only,
    asof: to = today(),
    from = datesOfFinancialYear(financialYear(to)).earliest,
  } = address;
  const isChosen = customerId !== undefined && companyId !== undefined;
  const { data, error, refetch } = useStatement(isChosen ? { customerId, companyId, from, to } : undefined);
  if (!isChosen) return <p className="field-hint">{say.chooseBoth}</p>;
  if (!data) return error ? <ListFailure sentence={error.message} retry={() => void refetch()} /> : <span className="skeleton" />;
  const file = (kind: string) => `/api/customers/${customerId}/statement.${kind}?companyid=${companyId}&from=${from}&to=${to}`;
  return (
    <>
      <div className="statement-files">
        <SaveFileButton icon={<FilePdfIcon />} address={file('pdf')}>
          {say.statementPdf}
        </SaveFileButton>
        <SaveFileButton icon={<FilePdfIcon />} address={`${file('pdf')}&confirm=Yes`}>
          {words.confirmation}
        </SaveFileButton>
        <SaveFileButton icon={<FileExcelIcon />} address={file('xlsx')}>
          {say.statementExcel}
        </SaveFileButton>
      </div>
      <Movements rows={data.data} />
      <OpenBills bills={data.bills} />
    </>
  );
}

type Answer = AnswerOf<'GetCustomerStatement'>;

const amountOrDash = (paise: number) => (paise === 0 ? '–' : formatRupees(paise));

function Movements({ rows }: { readonly rows: Answer['data'] }) {
  return (
    <table className="entry-list statement" aria-label="Statement">
      <thead>
        <tr>
          <th>{words.date}</th>
          <th>{words.what}</th>
          <th>{words.paper}</th>
          <th className="entry-figure">{words.debit}</th>
          <th className="entry-figure">{words.credit}</th>
          <th className="entry-figure">{words.balance}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ date, kind, text, document, debit, credit, balance, page }, index) => (
          <tr key={index}>
            <td className="unbroken">{dashedDate(date)}</td>
            <td data-label={words.what}>{[kind, text].filter(Boolean).join(': ')}</td>
            <td data-label={words.paper}>
              {page === '' ? document || '–' : <PageLink {...pageAddress(page)}>{document || kind}</PageLink>}
            </td>
            <td className="entry-figure" data-label={words.debit}>
              {amountOrDash(debit)}
            </td>
            <td className="entry-figure" data-label={words.credit}>
              {amountOrDash(credit)}
            </td>
            <td className="entry-figure" data-label={words.balance}>
              {balance < 0 ? formatRupeeChange(balance) : formatRupees(balance)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The bills that are open on the last day, and what of them is. */
function OpenBills({ bills }: { readonly bills: Answer['bills'] }) {
  if (bills.length === 0) return <p className="field-hint">{say.noneOutstanding.Bill}</p>;
  return (
    <table className="entry-list statement" aria-label={say.openBills}>
      <thead>
        <tr>
          <th>{words.openBill}</th>
          <th>{words.date}</th>
          <th>{words.due}</th>
          <th className="entry-figure">{words.amount}</th>
          <th className="entry-figure">{words.open}</th>
        </tr>
      </thead>
      <tbody>
        {bills.map(({ billId, kind, invoiceNumber, invoiceDate, dueOn, amount, open }) => (
          <tr key={billId}>
            <td>{billName(kind, invoiceNumber)}</td>
            <td className="unbroken" data-label={words.date}>
              {dashedDate(invoiceDate)}
            </td>
            <td className="unbroken" data-label={words.due}>
              {dashedDate(dueOn)}
            </td>
            <td className="entry-figure" data-label={words.amount}>
              {formatRupees(amount)}
            </td>
            <td className="entry-figure" data-label={words.open}>
              {formatRupees(open)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
