import type { OperationOnSeveral } from '@vikray/contract/several-rows/several-rows.ts';
import type { ComponentType, ReactNode } from 'react';

/** What can be done with several rows of a list. */
export interface SeveralAction<Row> {
  readonly operation: OperationOnSeveral;
  /** The word on its button, such as Approve. */
  readonly label: string;
  /** What was done, as in "10 approved". */
  readonly done: string;
  /** Whether it removes something. It is then offered only for rows that were ticked. */
  readonly isDanger?: boolean;
  /** Whether it can be done with a row. Others are left out. */
  readonly fits: (row: Row) => boolean;
  /** Asks before, and names the number of rows. */
  readonly question: (rows: readonly Row[]) => string;
  /** What the user enters for all of them, below the question. */
  readonly entry?: SeveralEntry;
  /** The body of the request for one row, in wire names, with what was entered. */
  readonly bodyOf: (row: Row, entered: string) => Record<string, unknown>;
}

/** What is entered for several rows, as a text. */
export interface SeveralEntry {
  readonly Field: ComponentType<{ readonly value: string; readonly onChange: (entered: string) => void }>;
  /** Why it cannot be taken; undefined if it can. */
  readonly check: (entered: string) => string | undefined;
}

/** How the rows of a list are named and opened. */
export interface NamedRows<Row> {
  readonly idOf: (row: Row) => number;
  readonly nameOf: (row: Row) => string;
  /** The link to the record of a row. */
  readonly linkOf: (row: Row) => ReactNode;
}

/** A row for which something is done. */
export interface SelectedRow {
  readonly id: number;
  readonly name: string;
  readonly link: ReactNode;
  /** The body of its request, in wire names. */
  readonly bodyOf: (entered: string) => Record<string, unknown>;
}

/** What is done with some rows. */
export interface SeveralWork {
  readonly operation: OperationOnSeveral;
  readonly done: string;
  readonly isDanger: boolean;
  readonly question: string;
  readonly entry: SeveralEntry | undefined;
  readonly rows: readonly SelectedRow[];
}

/** What became of a row. */
export interface SeveralResult {
  readonly row: SelectedRow;
  /** Why it was refused; blank if it was not. */
  readonly message: string;
}

/** An action with the rows for which it is done. */
export function workOf<Row>(action: SeveralAction<Row>, rows: readonly Row[], { idOf, nameOf, linkOf }: NamedRows<Row>): SeveralWork {
  const { operation, done, isDanger = false, question, entry, bodyOf } = action;
  const selected = rows.map((row) => ({
    id: idOf(row),
    name: nameOf(row),
    link: linkOf(row),
    bodyOf: (entered: string) => bodyOf(row, entered),
  }));
  return { operation, done, isDanger, question: question(rows), entry, rows: selected };
}
