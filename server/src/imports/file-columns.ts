/** The columns of a file: which of its headings stand for which columns of the import. */
import { importColumns, type ImportColumn } from '@vikray/contract/imports/import-columns.ts';
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import type { ImportKind } from '@vikray/contract/imports/import.ts';
import {
  computedColumns,
  furtherColumns,
  otherHeadings,
  otherHeadingsOfFurther,
  ownNotes,
} from '@vikray/contract/imports/other-headings.ts';
import { columnKey } from './column-key.ts';
import { FileProblem } from './files/file-problem.ts';
import { printable } from './printable.ts';

/** What the user has chosen for the columns of a file. */
export interface ColumnChoices {
  /** The field for each heading; blank to leave the column out. */
  readonly columns: Readonly<Record<string, string>>;
  /** The text of a field for every row that has none. */
  readonly values: Readonly<Record<string, string>>;
}

/** A column that a heading stands for. A heading of its own, or one that the user has chosen, comes before those of other programs. */
interface Meaning {
  readonly column: ImportColumn;
  readonly isOwn: boolean;
}

/** A file whose columns the user has to assign. */
export class ColumnsUnclear extends FileProblem {
  readonly unknown: ReadonlyMap<string, string>;
  readonly missing: readonly ImportColumn[];

  constructor(unknown: ReadonlyMap<string, string>, missing: readonly ImportColumn[]) {
    super(sentenceOf([...unknown.keys()], missing));
    this.unknown = unknown;
    this.missing = missing;
  }
}

function sentenceOf(unknown: readonly string[], missing: readonly ImportColumn[]): string {
  const [only, ...more] = unknown.map(printable);
  if (only !== undefined) return more.length === 0 ? say.unknownColumn(only) : say.unknownColumns([only, ...more]);
  const [first = '', ...others] = missing.map(({ heading }) => heading);
  return others.length === 0 ? say.missingColumn(first) : say.missingColumns([first, ...others]);
}

/** No one assigns more columns by hand. */
const maxUnknown = 200;
const maxSampleLetters = 80;

/** The columns of a kind, found by any of their names. */
export class FileColumns {
  readonly all: readonly ImportColumn[];
  readonly #byKey: ReadonlyMap<string, Meaning | undefined>;
  readonly #found = new Map<string, Meaning | undefined>();
  readonly #given = new Set<ImportColumn>();
  readonly #unknown = new Map<string, string>();
  readonly #filled: ReadonlySet<string>;

  constructor(kind: ImportKind, { columns, values }: ColumnChoices) {
    const own = importColumns[kind];
    this.all = [...own, ...(furtherColumns[kind] ?? [])];
    this.#filled = new Set(Object.entries(values).flatMap(([wire, value]) => (value.trim() === '' ? [] : [wire])));
    const meanings = new Map<string, Meaning | undefined>([...ownNotes, ...computedColumns].map((name) => [columnKey(name), undefined]));
    const add = (name: string, column: ImportColumn | undefined, isOwn: boolean) => {
      const key = columnKey(name);
      if (column && !meanings.has(key)) meanings.set(key, { column, isOwn });
    };
    for (const column of this.all) for (const name of [column.wire, column.heading]) add(name, column, true);
    for (const headings of [otherHeadings[kind] ?? {}, otherHeadingsOfFurther])
      for (const [wire, names] of Object.entries(headings)) for (const name of names) add(name, this.#field(wire), false);
    for (const [heading, wire] of Object.entries(columns)) meanings.set(columnKey(heading), this.#chosen(wire));
    this.#byKey = meanings;
  }

  #field(wire: string): ImportColumn | undefined {
    return this.all.find((column) => column.wire === wire);
  }

  #chosen(wire: string): Meaning | undefined {
    if (wire === '') return undefined;
    const column = this.#field(wire);
    if (!column) throw new FileProblem(say.unknownField(printable(wire)));
    return { column, isOwn: true };
  }

  /** Whether a text is a known heading. */
  isHeading(text: string): boolean {
    return this.#byKey.get(columnKey(text)) !== undefined;
  }

  /** Whether a heading stands for amounts or quantities. */
  isOfFigures(text: string): boolean {
    const is = this.#byKey.get(columnKey(text))?.column.is;
    return is === 'decimal' || is === 'owed';
  }

  /**
   * The column that a heading stands for; undefined for one that is left out, such as a column without a name. Remembers an unknown one
   * with the first of its values.
   */
  called(name: string, value?: unknown): Meaning | undefined {
    const key = columnKey(name);
    if (!this.#found.has(name)) {
      this.#found.set(name, this.#byKey.get(key));
      const meaning = this.#byKey.get(key);
      if (meaning) this.#given.add(meaning.column);
      if (name.trim() !== '' && !this.#byKey.has(key)) this.#unknown.set(name, '');
      if (this.#unknown.size > maxUnknown) throw new FileProblem(say.tooManyUnknown(maxUnknown));
    }
    if (this.#unknown.get(name) === '') this.#unknown.set(name, printable(sampleOf(value)).slice(0, maxSampleLetters));
    return this.#found.get(name);
  }

  /** Whether one of these fields is given. */
  hasOneOf(fields: readonly string[]): boolean {
    return [...this.#given].some(({ wire }) => fields.includes(wire));
  }

  /** Whether some heading is unknown so far, or a column that every file needs is missing below these headings. */
  isUnclear(needed: readonly ImportColumn[]): boolean {
    return this.#unknown.size > 0 || this.missing(needed).length > 0;
  }

  /** The columns that are needed and not given. */
  missing(needed: readonly ImportColumn[]): readonly ImportColumn[] {
    const made = new Set([...this.#given].flatMap(({ wire, makes = [] }) => [wire, ...makes]));
    return needed.filter(({ wire }) => !made.has(wire) && !this.#filled.has(wire) && !this.#isMade(wire));
  }

  #isMade(wire: string): boolean {
    return this.all.some((column) => column.makes?.includes(wire) && this.#filled.has(column.wire));
  }

  /** Whether all unknown headings have an example. */
  get hasSamples(): boolean {
    return [...this.#unknown.values()].every((sample) => sample !== '');
  }

  /** The reason why the user must assign columns. */
  unclear(needed: readonly ImportColumn[]): ColumnsUnclear {
    return new ColumnsUnclear(this.#unknown, this.missing(needed));
  }

  /** Throws a FileProblem when a column occurs twice under names of its own. */
  checkHeadings(names: readonly string[]): void {
    const given = names.flatMap((name) => this.called(name) ?? []).filter(({ isOwn }) => isOwn);
    const double = given.find(({ column }, index) => given.findIndex((other) => other.column === column) !== index);
    if (double) throw new FileProblem(say.doubleColumn(double.column.heading));
  }
}

function sampleOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
