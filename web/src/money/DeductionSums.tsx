import { deductionMessages as say } from '@vikray/contract/money/deduction-messages.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { formatRupees } from '@vikray/contract/platform/decimal.ts';
import '../ui/forms/entry-list.css';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { useDeductionSums } from './money-queries.ts';

/** What each customer kept back in each quarter, and what of it lacks a certificate. */
export function DeductionSums({ filter }: { readonly filter: InputOf<'GetDeductionSums'> }) {
  const { data, error, refetch } = useDeductionSums(filter);
  if (!data) return error ? <ListFailure sentence={error.message} retry={() => void refetch()} /> : <span className="skeleton" />;
  return (
    <>
      <p>{say.notAdvice}</p>
      {data.length === 0 ? (
        <p>{say.none}</p>
      ) : (
        <table className="entry-list" aria-label={say.sums}>
          <thead>
            <tr>
              <th>Customer</th>
              <th>Quarter</th>
              <th>Kind</th>
              <th className="entry-figure">Amount</th>
              <th className="entry-figure">To Be Certified</th>
            </tr>
          </thead>
          <tbody>
            {data.map(({ customerId, companyId, companyName, kind, quarter, amount, certified }) => (
              <tr key={[customerId, companyId, kind, quarter].join(' ')}>
                <td>{companyName}</td>
                <td className="unbroken">{quarter}</td>
                <td className="unbroken">{kind}</td>
                <td className="entry-figure" data-label="Amount">
                  {formatRupees(amount)}
                </td>
                <td className="entry-figure" data-label="To be certified">
                  {amount === certified ? '–' : formatRupees(amount - certified)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
