import { useState } from 'react';
import { failureSentence } from '../../platform/call-failure.ts';
import { oneByOne } from '../../platform/login.ts';

/** What became of one of several records: why it was refused; undefined when it was done. */
export interface Outcome<Row> {
  readonly record: Row;
  readonly refusal: string | undefined;
}

interface OneByOneOptions<Row> {
  /** What to say behind the sentence of a refusal. */
  readonly detailsOf?: (record: Row, thrown: unknown) => Promise<string | undefined>;
}

/** Does something with several records, one after the other. One that is refused does not stop the others. */
export function useOneByOne<Row>({ detailsOf }: OneByOneOptions<Row> = {}) {
  const [isBusy, setIsBusy] = useState(false);
  const [results, setResults] = useState<readonly Outcome<Row>[]>();

  async function doAll(records: readonly Row[], work: (record: Row) => Promise<unknown>): Promise<readonly Outcome<Row>[]> {
    setIsBusy(true);
    const done: Outcome<Row>[] = [];
    await oneByOne(records, async (record) => {
      try {
        await work(record);
        done.push({ record, refusal: undefined });
      } catch (thrown) {
        done.push({ record, refusal: [failureSentence(thrown), await detailsOf?.(record, thrown)].filter(Boolean).join(' ') });
      }
    });
    setIsBusy(false);
    setResults(done);
    return done;
  }

  return { isBusy, results, doAll, forget: () => setResults(undefined) };
}
