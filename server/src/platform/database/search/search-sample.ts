/**
 * A random sample of a table's search texts, kept in memory, for estimating how many rows have a term. The estimate decides how a search
 * runs, and whether a total is "10,000+" without counting. It never changes which rows are found.
 */
import { sql, type Kysely } from 'kysely';
import { minuteMs } from '../../durations.ts';
import { engineOf } from '../engine.ts';
import { lastIdOf } from '../numbers.ts';
import { TakesLong } from '../lists/takes-long.ts';

/** With this many texts, the estimate for a term in every seventh row is off by at most a fifth. */
const maxDrawn = 2000;

/** A table with fewer ids is searched as fast without a sample. */
const minIds = 3000;

const refreshMs = 10 * minuteMs;

/** A small table is checked again sooner, because an import can quickly make it large. */
const lookAgainMs = 60_000;

/** To compare trigrams, one in this many texts is enough. */
const trigramStep = 4;

/** In standard deviations: one estimate in 30,000 is wrong. */
const certainty = 4;

/** An estimate of how many rows have some terms. */
export interface Estimate {
  readonly rows: number;
  /** Their share of the table, from 0 to 1. */
  readonly share: number;
  /** Whether there are almost certainly more than `count`. */
  isAbove(count: number): boolean;
}

/** A sample of a table's search texts. */
export interface SearchSample {
  /** Estimates the rows that have all of these terms. */
  estimate(terms: readonly string[]): Estimate;
  /** The same trigrams, those in the fewest rows first. */
  rarestFirst(trigrams: readonly string[]): string[];
}

interface Draw {
  readonly takenAt: number;
  /** How long the sample stays valid. */
  lastsMs: number;
  readonly sample: Promise<SearchSample | undefined>;
}

/** Finds the sample of a table; undefined for a small table. Throws TakesLong if it must be drawn first but that may not take long. */
export type Sampler = <T>(db: Kysely<T>, table: string, mayTakeLong?: boolean) => Promise<SearchSample | undefined>;

/** The samples of each open database, by table. */
const draws = new WeakMap<object, Map<string, Draw>>();

/**
 * The sample of a table, drawn again after ten minutes; undefined for a small table. Drawing reads texts all over the table, so it throws
 * TakesLong where other requests would wait for that.
 */
export async function sampleOf<T>(db: Kysely<T>, table: string, mayTakeLong = true): Promise<SearchSample | undefined> {
  const database = db.getExecutor().adapter;
  const tables = draws.get(database) ?? new Map<string, Draw>();
  draws.set(database, tables);
  const known = tables.get(table);
  // Another caller's draw may fail because that caller has left.
  if (known && performance.now() - known.takenAt < known.lastsMs) return known.sample.catch(() => sampleOf(db, table, mayTakeLong));
  if (!mayTakeLong && (await lastIdOf(db, table)) >= minIds) throw new TakesLong();
  const sample = draw(db, table);
  const drawn: Draw = { takenAt: performance.now(), lastsMs: refreshMs, sample };
  tables.set(table, drawn);
  sample.then(
    (found) => (drawn.lastsMs = found ? refreshMs : lookAgainMs),
    // A failed draw is forgotten; its caller gets the error.
    () => tables.delete(table),
  );
  return sample;
}

async function draw<T>(db: Kysely<T>, table: string): Promise<SearchSample | undefined> {
  const ids = await lastIdOf(db, table);
  if (ids < minIds) return undefined;
  // One random id from each of as many ranges.
  const drawn = Array.from({ length: maxDrawn }, (_, index) => 1 + Math.floor(((index + Math.random()) * ids) / maxDrawn));
  const these = JSON.stringify(drawn);
  const listed =
    engineOf(db) === 'sqlite'
      ? sql`select value from json_each(${these})`
      : sql`select value::bigint from json_array_elements_text(${these}::json)`;
  const { rows } = await sql<{ text: string }>`select search_text as text from ${sql.table(table)} where id in (${listed})`.execute(db);
  return sampleFrom(
    rows.map((row) => row.text),
    ids,
  );
}

function sampleFrom(texts: readonly string[], ids: number): SearchSample {
  const some = texts.filter((_, index) => index % trigramStep === 0);
  const trigramHits = new Map<string, number>();

  function hitsOf(trigram: string): number {
    const known = trigramHits.get(trigram);
    if (known !== undefined) return known;
    const hits = some.filter((text) => text.includes(trigram)).length;
    trigramHits.set(trigram, hits);
    return hits;
  }

  return {
    estimate(terms) {
      const share = texts.filter((text) => terms.every((term) => text.includes(term))).length / maxDrawn;
      const deviation = Math.sqrt((share * (1 - share)) / maxDrawn);
      return { rows: share * ids, share, isAbove: (count) => (share - certainty * deviation) * ids > count };
    },
    rarestFirst: (trigrams) => trigrams.toSorted((a, b) => hitsOf(a) - hitsOf(b)),
  };
}
