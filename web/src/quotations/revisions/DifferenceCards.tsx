import { formatRupeeChange, formatRupees } from '@vikray/contract/platform/decimal.ts';
import { differenceMessages as say } from '@vikray/contract/quotations/difference-messages.ts';
import type { QuotationDifference } from '@vikray/contract/quotations/quotation-difference.ts';
import { isOfFigures, rowsByPart, shownChange, type DifferenceRowsProps } from './difference-rows.ts';
import { DifferenceLabel } from './DifferenceLabel.tsx';
import { DifferenceSide } from './DifferenceSide.tsx';

/** A difference on a phone: a card for each row, and the change of the total below them. */
export function DifferenceCards({ rows, totals, olderNumber, newerNumber }: DifferenceRowsProps) {
  const sides = [
    { title: say.before, number: olderNumber, side: 'before' },
    { title: say.after, number: newerNumber, side: 'after' },
  ] as const;
  return (
    <>
      {rowsByPart(rows).map(({ part, title, rows: ofPart }) => (
        <section key={part} aria-label={title}>
          <h4 className="difference-part">{title}</h4>
          <ul>
            {ofPart.map((row, index) => (
              <li key={index} className={row.kind === 'Same' ? 'difference-card difference-unchanged' : 'difference-card'}>
                <div className="difference-card-head">
                  <strong>
                    <DifferenceLabel row={row} />
                  </strong>
                  <span className="difference-change tabular">{shownChange(row)}</span>
                </div>
                {row.kind === 'Same' ? (
                  <div className={figureClass(row)}>
                    <DifferenceSide row={row} side="after" />
                  </div>
                ) : (
                  <dl>
                    {sides.map(({ title: name, side }) => (
                      <div key={side}>
                        <dt>{name}</dt>
                        <dd className={figureClass(row)}>
                          <DifferenceSide row={row} side={side} />
                        </dd>
                      </div>
                    ))}
                  </dl>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <dl className="difference-total">
        {sides.map(({ title, number, side }) => (
          <div key={side}>
            <dt>
              {title} <span className="unbroken">{number}</span>
            </dt>
            <dd className="tabular">{formatRupees(totals[side])}</dd>
          </div>
        ))}
        <div>
          <dt>{say.totalChange}</dt>
          <dd className="tabular">{formatRupeeChange(totals.after - totals.before)}</dd>
        </div>
      </dl>
    </>
  );
}

function figureClass(row: QuotationDifference): string | undefined {
  return isOfFigures(row) ? 'difference-figure' : undefined;
}
