import { groupedDecimal, groupedPieces, formatRupees } from '@vikray/contract/platform/decimal.ts';
import type { ReportHeads } from '@vikray/contract/reports/report-columns.ts';
import { reportMessages as say } from '@vikray/contract/reports/report-messages.ts';
import { rowsBelow, type ReportRow } from '@vikray/contract/reports/report-row.ts';
import { useRef } from 'react';
import { useShownAt, useListPlace } from '../ui/lists/list-place.ts';
import { useListKeys } from '../ui/lists/use-list-keys.ts';
import { FigureLink } from './FigureLink.tsx';
import './report-table.css';
import { useReturnToFigure } from './use-return-to-figure.ts';

interface ReportTableProps {
  /** Its name for screen readers. */
  readonly label: string;
  readonly heads: ReportHeads;
  readonly rows: readonly ReportRow[];
  readonly isStale: boolean;
  /** Whether a row is a part of the one above it. */
  readonly isIndented?: (row: ReportRow) => boolean;
  /** Whether more of a row is neither better nor worse. */
  readonly isNeutral?: (row: ReportRow) => boolean;
}

/** The figures of a report. Each opens the list of its records; the arrow keys go from row to row. */
export function ReportTable({ label, heads, rows, isStale, isIndented = () => false, isNeutral = () => false }: ReportTableProps) {
  const sheet = useRef<HTMLElement>(null);
  useListPlace(sheet, useShownAt(), true);
  useListKeys(sheet, rows.length > 0 && !isStale);
  useReturnToFigure(sheet);
  const isBelow = ({ key }: ReportRow) => rowsBelow.some((each) => each === key);
  const above = rows.filter((row) => !isBelow(row));
  const below = rows.filter(isBelow);
  const lineOf = (row: ReportRow, index: number) => (
    <Line key={`${row.key} ${index}`} row={row} heads={heads} isIndented={isIndented(row)} isNeutral={isNeutral(row)} />
  );
  return (
    <section className={isStale ? 'report-sheet rows-stale' : 'report-sheet'} ref={sheet} aria-label={label} aria-busy={isStale}>
      <table className="report-table">
        <thead>
          <tr>
            <th scope="col">{heads.label}</th>
            <th scope="col" className="report-number report-wide">
              {heads.count}
            </th>
            {heads.hasPieces && (
              <th scope="col" className="report-number report-wide">
                Pieces
              </th>
            )}
            <th scope="col" className="report-number">
              {heads.amount}
            </th>
            {heads.countShare !== undefined && (
              <th scope="col" className="report-number report-wide">
                {heads.countShare}
              </th>
            )}
            <th scope="col" className="report-number report-wide">
              {heads.share}
            </th>
            {heads.isCompared && (
              <>
                <th scope="col" className="report-number report-wide">
                  Year Before
                </th>
                <th scope="col" className="report-number report-change-head">
                  Change
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>{above.map(lineOf)}</tbody>
        {below.length > 0 && <tfoot>{below.map(lineOf)}</tfoot>}
      </table>
    </section>
  );
}

interface LineProps {
  readonly row: ReportRow;
  readonly heads: ReportHeads;
  readonly isIndented: boolean;
  readonly isNeutral: boolean;
}

function Line({ row, heads, isIndented, isNeutral }: LineProps) {
  const { key, label, count, quantity, amount, share, countShare, before, change, page, beforePage } = row;
  const ownRecords = say.recordsBelow[key];
  const counted = say.counted(count, ownRecords ?? heads.count);
  return (
    <tr data-row-key={row.key} className={isIndented ? 'report-part' : undefined}>
      <th scope="row">
        <FigureLink page={page} className="report-label" isMain>
          {label}
        </FigureLink>
        <span className="report-narrow">{counted}</span>
      </th>
      <td className="report-number report-wide">{ownRecords === undefined ? groupedPieces(count) : counted}</td>
      {heads.hasPieces && <td className="report-number report-wide">{quantity === null ? '' : groupedPieces(quantity)}</td>}
      <td className="report-number">
        <FigureLink page={page} className="report-figure">
          {formatRupees(amount)}
        </FigureLink>
      </td>
      {heads.countShare !== undefined && <td className="report-number report-wide">{say.percent(countShare)}</td>}
      <td className="report-number report-wide">{say.percent(share)}</td>
      {heads.isCompared && (
        <>
          <td className="report-number report-wide">
            {before !== null && <FigureLink page={beforePage}>{formatRupees(before)}</FigureLink>}
          </td>
          <td className="report-number">
            <Change change={change} isNeutral={isNeutral} />
          </td>
        </>
      )}
    </tr>
  );
}

interface ChangeProps {
  readonly change: string;
  /** Whether more is neither better nor worse. */
  readonly isNeutral?: boolean;
}

/** How much a figure has changed in percent. */
export function Change({ change, isNeutral = false }: ChangeProps) {
  if (change === '' || change === say.isNew) return <span className="report-change">{change || say.none}</span>;
  const isLess = change.startsWith('-');
  const size = groupedDecimal(Math.abs(Math.round(Number(change) * 100)));
  const kind = isNeutral ? '' : isLess ? 'report-less' : Number(change) === 0 ? '' : 'report-more';
  return <span className={`report-change ${kind}`.trimEnd()}>{`${isLess ? '−' : '+'}${size}%`}</span>;
}
