import type { AnswerOf } from '@vikray/contract/operations.ts';
import { formatRupeeChange, formatRupees } from '@vikray/contract/platform/decimal.ts';

type Sums = AnswerOf<'GetOutstandingSums'>[number];

interface OutstandingSumsProps {
  readonly by: 'Customer' | 'Bill' | 'Deal';
  readonly sums: Sums | undefined;
}

/** The sums of all rows on all pages. */
export function OutstandingSums({ by, sums }: OutstandingSumsProps) {
  return (
    <dl className="outstanding-sums" aria-label="Sums" aria-busy={!sums}>
      {Object.entries(sums ? amountsOf(by, sums) : {}).map(([label, paise]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="tabular">{paise < 0 ? formatRupeeChange(paise) : formatRupees(paise)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The sums that the rows have. */
function amountsOf(by: OutstandingSumsProps['by'], sums: Sums): Readonly<Record<string, number>> {
  if (by === 'Bill') return { Open: sums.open };
  if (by === 'Deal') return { Open: sums.open, Advance: sums.advance };
  return {
    Open: sums.open,
    'Not Due': sums.notDue,
    'Up to 30 Days': sums.upTo30,
    'Up to 60 Days': sums.upTo60,
    'Up to 90 Days': sums.upTo90,
    'Over 90 Days': sums.over90,
    ...(sums.disputed !== 0 && { Disputed: sums.disputed }),
    ...(sums.advance !== 0 && { Advance: sums.advance }),
    ...(sums.onAccount !== 0 && { 'On Account': sums.onAccount }),
    ...(sums.cheques !== 0 && { 'Of This in Cheques': sums.cheques }),
    Net: sums.net,
  };
}
