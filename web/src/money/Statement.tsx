import { moneyMessages as say } from '@vikray/contract/money/money-messages.ts';
import { dashedDate, datesOfFinancialYear, financialYear } from '@vikray/contract/platform/dates.ts';
import { formatRupeeChange, formatRupees } from '@vikray/contract/platform/decimal.ts';
import { today } from '../platform/today.ts';
import '../ui/forms/entry-list.css';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { useKeepingCompanies, useStatement } from './money-queries.ts';
import type { OutstandingAddress } from './outstanding-search.ts';

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
  return (
    <table className="entry-list statement" aria-label="Statement">
      <thead>
        <tr>
          <th>Date</th>
          <th>What</th>
          <th>Paper</th>
          <th className="entry-figure">Debit</th>
          <th className="entry-figure">Credit</th>
          <th className="entry-figure">Balance</th>
        </tr>
      </thead>
      <tbody>
        {data.data.map(({ date, kind, document, text, debit, credit, balance }, index) => (
          <tr key={index}>
            <td>{dashedDate(date)}</td>
            <td data-label="What">{[kind, text].filter(Boolean).join(': ')}</td>
            <td data-label="Paper">{document || '–'}</td>
            <td className="entry-figure" data-label="Debit">
              {debit === 0 ? '–' : formatRupees(debit)}
            </td>
            <td className="entry-figure" data-label="Credit">
              {credit === 0 ? '–' : formatRupees(credit)}
            </td>
            <td className="entry-figure" data-label="Balance">
              {balance < 0 ? formatRupeeChange(balance) : formatRupees(balance)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
