import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { useEffect, useEffectEvent } from 'react';
import { brand } from '../../platform/brand.ts';
import { today } from '../../platform/today.ts';
import './printed-table.css';
import type { PrintedList } from './use-printing.ts';

interface PrintedTableProps {
  readonly paper: PrintedList;
  /** Called after it was printed. */
  readonly onPrinted: () => void;
}

/** A table that only paper shows, in place of the page around it. The browser prints it at once. A blank cell is to write in. */
export function PrintedTable({ paper, onPrinted }: PrintedTableProps) {
  const { title, note, by = brand(), readAt, heads, rows } = paper;
  const end = useEffectEvent(() => onPrinted());
  useEffect(() => {
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [paper]);
  const classOf = (column: number) => (heads[column]?.isNumber ? 'printed-number' : undefined);
  return (
    <section className="printed-table" aria-hidden>
      <table>
        {/* Browsers repeat it on each page. */}
        <thead>
          <tr>
            <td colSpan={heads.length} className="printed-head">
              <h2>{title}</h2>
              <p>
                {by}
                {note && <> · {note}</>} · {readAt ?? slashedDate(today())}
              </p>
            </td>
          </tr>
          <tr>
            {heads.map((head, column) => (
              <th key={head.title} className={classOf(column)}>
                {head.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            <tr key={index}>
              {cells.map((cell, column) => (
                <td key={column} className={classOf(column)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
