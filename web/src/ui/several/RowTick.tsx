import { severalRowsWords as say } from '@vikray/contract/several-rows/several-rows-words.ts';
import { useRef } from 'react';
import { Checkbox } from '../controls/Checkbox.tsx';
import type { Column } from '../lists/table-columns.ts';
import { mostSelected, rangeTo, withTicks, type Ticked } from './use-selection.ts';

interface RowTickProps<Row> {
  readonly row: Row;
  readonly id: number;
  readonly name: string;
  readonly ticked: ReadonlyMap<number, Row>;
  readonly onTicked: (ticked: Ticked<Row>) => void;
  /** The most rows that can be ticked. */
  readonly most?: number;
  readonly disabled?: boolean;
  /** The rows that Shift ticks with this one, by id. */
  readonly range?: () => ReadonlyMap<number, Row> | undefined;
}

/** The box of a row that selects it. With Shift, it does the same with the rows from the one ticked before. */
export function RowTick<Row>({ row, id, name, ticked, onTicked, most = mostSelected, disabled = false, range }: RowTickProps<Row>) {
  const isRange = useRef(false);
  const isTicked = ticked.has(id);

  function tick(isNowTicked: boolean): void {
    const changed = (isRange.current && range?.()) || new Map([[id, row]]);
    onTicked(withTicks(ticked, changed, isNowTicked, most));
  }

  return (
    <Checkbox
      checked={isTicked}
      disabled={disabled || (!isTicked && ticked.size >= most)}
      onClick={(event) => {
        isRange.current = event.shiftKey;
      }}
      onChange={tick}
      aria-label={say.selectRow(name)}
    />
  );
}

interface TickColumnOptions<Row> {
  readonly ticked: ReadonlyMap<number, Row>;
  readonly onTicked: (ticked: Ticked<Row>) => void;
  readonly idOf: (row: Row) => number;
  readonly nameOf: (row: Row) => string;
  /** The rows of the page, so that Shift can tick a range of them. */
  readonly among?: readonly Row[];
  /** Which rows can be ticked; all by default. */
  readonly fits?: (row: Row) => boolean;
  readonly most?: number;
}

/** The column of a table with these boxes. */
export function tickColumn<Row>({ idOf, nameOf, among = [], fits = () => true, ...rest }: TickColumnOptions<Row>): Column<Row> {
  const possible = new Map(among.filter(fits).map((row) => [idOf(row), row]));
  return {
    title: say.select,
    width: 72,
    fixed: 'start',
    onPhone: 'detail',
    cell: (row) => (
      <RowTick
        row={row}
        id={idOf(row)}
        name={nameOf(row)}
        disabled={!fits(row)}
        range={() => rangeTo(possible, rest.ticked, idOf(row))}
        {...rest}
      />
    ),
  };
}
