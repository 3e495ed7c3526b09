import { severalRowsWords as say } from '@vikray/contract/several-rows/several-rows-words.ts';
import { Checkbox } from '../controls/Checkbox.tsx';
import type { Column } from '../lists/table-columns.ts';
import { mostSelected, withTick, type Ticked } from './use-selection.ts';

interface RowTickProps<Row> {
  readonly row: Row;
  readonly id: number;
  readonly name: string;
  readonly ticked: ReadonlyMap<number, Row>;
  readonly onTicked: (ticked: Ticked<Row>) => void;
  /** The most rows that can be ticked. */
  readonly most?: number;
}

/** The box of a row that selects it. */
export function RowTick<Row>({ row, id, name, ticked, onTicked, most = mostSelected }: RowTickProps<Row>) {
  const isTicked = ticked.has(id);
  return (
    <Checkbox
      checked={isTicked}
      disabled={!isTicked && ticked.size >= most}
      onChange={(isNowTicked) => onTicked(withTick(ticked, id, row, isNowTicked))}
      aria-label={say.selectRow(name)}
    />
  );
}

interface TickColumnOptions<Row> {
  readonly ticked: ReadonlyMap<number, Row>;
  readonly onTicked: (ticked: Ticked<Row>) => void;
  readonly idOf: (row: Row) => number;
  readonly nameOf: (row: Row) => string;
  readonly most?: number;
}

/** The column of a table with these boxes. */
export function tickColumn<Row>({ idOf, nameOf, ...rest }: TickColumnOptions<Row>): Column<Row> {
  return {
    title: say.select,
    width: 72,
    fixed: 'start',
    onPhone: 'detail',
    cell: (row) => <RowTick row={row} id={idOf(row)} name={nameOf(row)} {...rest} />,
  };
}
