/** Statements that Kysely builds once for each shape of their values, not for each request. */
import { CompiledQuery, type Compilable, type QueryResult } from 'kysely';
import type { Db } from './tables.ts';

/** Statements take some dozens of numbers of keys or rows. */
const maxShapes = 100;

type Value = string | number;

/** A value of a statement, or the keys of the rows that it concerns. */
type Argument = Value | readonly Value[];

/** What is built for a database, by shape. */
export class BuiltStatements<S> {
  readonly #known = new WeakMap<object, Map<string, S>>();

  /** The statement of this shape, built now if it is not known. */
  of(db: Db, shape: string, build: () => S): S {
    const { adapter } = db.getExecutor();
    const statements = this.#known.get(adapter) ?? new Map<string, S>();
    this.#known.set(adapter, statements);
    const known = statements.get(shape);
    if (known !== undefined) return known;
    if (statements.size >= maxShapes) statements.clear();
    const built = build();
    statements.set(shape, built);
    return built;
  }
}

/** Stands for a value while its statement is built. */
class Place {
  readonly #argument: number;
  readonly #index: number | undefined;

  constructor(argument: number, index?: number) {
    this.#argument = argument;
    this.#index = index;
  }

  /** The value in this place. */
  valueIn(args: readonly Argument[]): unknown {
    const argument = args[this.#argument];
    return this.#index === undefined ? argument : Object(argument)[this.#index];
  }
}

/** The arguments with places for their values. Their types say that they are values, since nothing may look at them. */
function placesFor<A extends readonly Argument[]>(args: A): A {
  const places = args.map((argument, at) => (Array.isArray(argument) ? argument.map((_, index) => new Place(at, index)) : new Place(at)));
  return places as readonly unknown[] as A;
}

type Build<A extends readonly Argument[], Row> = (db: Db, ...args: A) => Compilable<Row>;

function executing<A extends readonly Argument[], Row>(build: Build<A, Row>): (db: Db, args: A) => Promise<QueryResult<Row>> {
  const known = new BuiltStatements<CompiledQuery<Row>>();
  return (db, args) => {
    const shape = args.map((argument) => (Array.isArray(argument) ? argument.length : 'one')).join();
    const { sql, parameters } = known.of(db, shape, () => build(db, ...placesFor(args)).compile());
    return db.executeQuery(CompiledQuery.raw(sql, valuesIn(parameters, args)));
  };
}

/**
 * A statement with values. `build` is called once for each number of keys, with places in the place of values: it may hand them on to the
 * statement only, and must not look at them. Returns the rows that the statement returns.
 */
export function builtOnce<A extends readonly Argument[], Row>(build: Build<A, Row>): (db: Db, ...args: A) => Promise<Row[]> {
  const execute = executing(build);
  return async (db, ...args) => (await execute(db, args)).rows;
}

/** The same for a statement that changes rows. Returns their number. */
export function changeBuiltOnce<A extends readonly Argument[]>(build: Build<A, unknown>): (db: Db, ...args: A) => Promise<number> {
  const execute = executing(build);
  return async (db, ...args) => Number((await execute(db, args)).numAffectedRows ?? 0);
}

function valuesIn(parameters: readonly unknown[], args: readonly Argument[]): unknown[] {
  return parameters.map((parameter) => valueAt(parameter, args));
}

/** PostgreSQL takes many keys as one parameter. */
function valueAt(parameter: unknown, args: readonly Argument[]): unknown {
  if (Array.isArray(parameter)) return valuesIn(parameter, args);
  return parameter instanceof Place ? parameter.valueIn(args) : parameter;
}
