import { memo, type MouseEvent } from 'react';
import { unbreakableNumbers } from '../../platform/whole-numbers.tsx';
import type { CellColumn } from './table-cells.ts';
import type { Line } from './table-columns.ts';

interface TableRowProps<Row> extends Pick<Line<Row>, 'row' | 'serial'> {
  readonly id: number;
  readonly columns: readonly CellColumn<Row>[];
  readonly isChosen: boolean;
  readonly onChoose: ((row: Row) => void) | undefined;
}

function DrawnRow<Row>({ id, row, serial, columns, isChosen, onChoose }: TableRowProps<Row>) {
  const choose = ({ target }: MouseEvent) => {
    if (row !== undefined && !(target instanceof Element && target.closest('a, button'))) onChoose?.(row);
  };
  return (
    <tr data-row-key={id} className={isChosen ? 'row-chosen' : undefined} aria-current={isChosen || undefined} onClick={onChoose && choose}>
      {columns.map(({ column, className, style, textWidth, lines }) => (
        <td key={column.title} className={className} style={style}>
          {row === undefined ? (
            <span className="skeleton" />
          ) : lines ? (
            <div className={lines} style={{ maxWidth: textWidth }}>
              {unbreakableNumbers(column.cell(row, serial))}
            </div>
          ) : (
            column.cell(row, serial)
          )}
        </td>
      ))}
    </tr>
  );
}

/** A row of a table. A press on it chooses it, where rows can be chosen; its links and buttons keep their own. */
export const TableRow = memo(DrawnRow) as typeof DrawnRow;
